import type { Character } from '@mint-row/kit/content';
import { evolutions, shadowless, unlimited } from '../layouts.ts';

export const venusaur = {
  slug: 'venusaur',
  reviewed: '2026-11-29',
  name: 'Venusaur',
  tagline: 'Pocket Monsters Green’s cover Pokémon, third of the Base Set trio',
  era: 'Generation I (1996)',
  summary:
    'The flower-backed final form of Bulbasaur. Complete the Base Set starter trio with [[holo]] #15, or enjoy the XY Evolutions tribute.',
  debut: {
    text: 'When Red and Green opened the series in Japan on 27 February 1996, Venusaur was the Pokémon on Green’s cover. It also has the lowest Pokédex number of the three starter final forms.',
    facts: [
      { label: 'Game debut', value: 'Pokémon Red and Green (27 February 1996)' },
      {
        label: 'Designed by',
        value: 'Not confirmed; Atsuko Nishida has the credit for the Bulbasaur line, Ken Sugimori for the final art',
      },
      { label: 'Real name', value: 'Venusaur (Fushigibana in Japan)' },
      { label: 'Pokédex number', value: '#003' },
      { label: 'Type', value: 'Grass/Poison' },
      { label: 'Evolves from', value: 'Ivysaur, at level 32' },
    ],
  },
  history: [
    'Green was one of the two original games, released with Red in Japan on 27 February 1996, and Venusaur is on its cover. North America received Red and Blue instead, on 28 September 1998, so the green box stayed a Japanese one. Bulbasaur evolves into Ivysaur at level 16 and into Venusaur at level 32, four levels sooner than the final forms of the other two starters. It is the Seed Pokémon, 2.0 metres and 100 kilograms.',
    'Green’s colour came back in 2004, when Pokémon LeafGreen put Venusaur on a cover again. Mega Venusaur was added in X and Y on 12 October 2013, and a Gigantamax form in The Isle of Armor on 17 June 2020. Its cards kept pace. Gym Challenge, on 16 October 2000, has Erika’s Venusaur at #4. EX FireRed & LeafGreen matched the 2004 games with Venusaur ex at #112. Scarlet & Violet 151, released on 22 September 2023, brought Venusaur ex back for players who knew it as children.',
    'Many collectors arrive at Venusaur last, to finish a trio: Blastoise #2, Charizard #4, Venusaur #15. Mitsuhiro Arita drew the English Base Set [[holo]] of 1999, which has 100 HP and the power Energy Trans. Like the other two it comes as [[first-edition|1st Edition]], [[shadowless|Shadowless]], [[unlimited|Unlimited]] and the [scarce print for Britain](/guides/which-base-set#printings), each with a price of its own. XY Evolutions, on 2 November 2016, reworked Base Set seventeen years on and gave Venusaur three places: #1 as Venusaur-EX, #2 as M Venusaur-EX and #100 as the [[full-art]] of that Mega.',
  ],
  story: [
    { year: 1996, text: 'Cover of Pokémon Green, on 27 February', source: 'known' },
    {
      year: 1996,
      kind: 'card',
      text: 'First card, in the Japanese Expansion Pack of 20 October',
      source: 'artdaily.cc 159197',
    },
    {
      year: 1999,
      kind: 'card',
      text: 'English [Base Set #15](/guides/which-base-set), on 9 January',
      source: 'tcgdex/cards-database',
    },
    { year: 2000, kind: 'card', text: 'Erika’s Venusaur, #4 in Gym Challenge', source: 'tcgdex/cards-database' },
    {
      year: 2004,
      kind: 'card',
      text: 'Cover of LeafGreen, and an ex card, #112, to match',
      source: 'tcgdex/cards-database',
    },
    { year: 2013, text: 'A Mega form, in X and Y', source: 'known' },
    { year: 2016, kind: 'card', text: 'Three places in XY Evolutions', source: 'tcgdex/cards-database' },
    { year: 2023, kind: 'card', text: 'Venusaur ex returns, in Scarlet & Violet 151', source: 'tcgdex/cards-database' },
  ],
  figure: { figure: 'Level 32', text: 'where the other two starters need 36', source: 'Pokémon Red and Green, 1996' },
  details: [
    { view: [112, 152, 76], text: 'The heart of the flower, its seeds set in rings.' },
    { view: [18, 155, 80], text: 'Petals that overlap one way, so that the flower seems to turn.' },
  ],
  cards: [
    {
      title: 'Base Set Holo #15',
      set: '1999 Pokémon Base Set',
      alsoFoundBy: ['15/102'],
      layout: unlimited('15/102'),
      description:
        'The last of the three starters in Base Set by number, with art by Mitsuhiro Arita. A 15/102 with a 25th-anniversary logo is not it: that is the reprint of 2021, from Celebrations. Buying a trio? Match print and condition across all three cards, because a mixed set is hard to upgrade later. Check the foil at an angle and the [[corners]] from behind.',
      valueRange: '$80-$600',
      basis: {
        kind: 'estimate',
        low: 'played',
        high: 'high [[grade]]',
        note: 'Unlimited only; 1st Edition copies cost far more.',
      },
    },
    {
      title: 'Base Set Shadowless',
      set: '1999 Pokémon Base Set Shadowless',
      number: '15/102',
      layout: shadowless('15/102'),
      description:
        'The giveaway is at the picture frame, which casts no shadow to its right on this print. Compare a listing’s photograph with any Unlimited card from the same set if you are unsure. Then turn to the back: [[whitening|whitened]] [[edges]] say more about a copy than the word “mint” does.',
      valueRange: '$400-$2,000+',
      basis: { kind: 'estimate', low: 'played', high: 'high grade', note: 'Without a 1st Edition stamp.' },
    },
    {
      title: 'XY Evolutions',
      set: '2016 Pokémon XY Evolutions',
      layout: evolutions('1/108, 2/108 or 100/108'),
      description:
        'Three cards answer to this name: Venusaur-EX #1, M Venusaur-EX #2 and the full-art M Venusaur-EX #100. The set counts 108 cards, 113 with its [[secret-rare|secret cards]]. Hold out for sharp corners, and confirm the number before paying for the full art.',
      valueRange: '$20-$100',
      basis: { kind: 'estimate', low: 'played', high: 'high grade', note: 'All three cards.' },
    },
  ],
  finding: 'Same picture, earlier print: a played Shadowless costs about $400, an Unlimited $80.',
  related: [
    { slug: 'blastoise', name: 'Blastoise', why: 'The lowest number of the Base Set trio that Venusaur closes.' },
    { slug: 'gyarados', name: 'Gyarados', why: 'Mitsuhiro Arita drew its Base Set holo too, with the same 100 HP.' },
  ],
  closing: {
    title: 'Let your collection bloom',
    text: 'Do you have two of the three starters already? Tell us their printing and condition, and we’ll help you find a Venusaur that matches them.',
  },
} satisfies Character;
