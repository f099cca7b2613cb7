import type { Character } from '@mint-row/kit/content';
import { baseSet, shadowless, shining } from '../layouts.ts';

export const charizard = {
  slug: 'charizard',
  reviewed: '2026-11-22',
  name: 'Charizard',
  tagline: 'One Base Set picture, several printings, very different prices',
  era: 'Generation I (1996)',
  summary:
    'Cover Pokémon of Pocket Monsters Red and the [[chase]] card of Base Set, where the printing and the [[grade]] decide almost everything.',
  debut: {
    text: 'Charizard’s first appearance was in the Red and Green games (Feb 27, 1996), with the cover of Pocket Monsters Red to itself. It evolves from Charmeleon at level 36.',
    facts: [
      { label: 'Game debut', value: 'Pokémon Red and Green (27 February 1996)' },
      { label: 'Designed by', value: 'Atsuko Nishida (finished by Ken Sugimori)' },
      { label: 'Real name', value: 'Charizard' },
      { label: 'Pokédex number', value: '#006' },
      { label: 'Type', value: 'Fire/Flying' },
      { label: 'Evolves from', value: 'Charmeleon, at level 36' },
    ],
  },
  history: [
    'Half of the pair of games that began the series in Japan on 27 February 1996, Pocket Monsters Red carries Charizard on its cover. The player who starts with Charmander sees it become Charmeleon at level 16 and Charizard at level 36. Atsuko Nishida designed it and Ken Sugimori finished the drawing. The Pokédex lists it as the Flame Pokémon, 1.7 metres tall and 90.5 kilograms in weight. North America’s first chance to raise one came with Red and Blue on 28 September 1998.',
    'X and Y, on 12 October 2013, added two Mega forms: Mega Charizard X, which turns Fire/Dragon, and Mega Charizard Y. A Gigantamax form came with Sword and Shield on 15 November 2019. In the card game its story starts on 20 October 1996, when the game launched in Japan with a first printing that carries no [[rarity-symbol]]. English collectors got the [[holo]] Base Set #4 on 9 January 1999, with art by Mitsuhiro Arita, 120 HP and the attack Fire Spin, and a Shining Charizard in Neo Destiny on 28 February 2002.',
    'Base Set used Arita’s picture on the [[first-edition|1st Edition]] with its stamp, then on [[shadowless|Shadowless]], [[unlimited|Unlimited]] and late 1999–2000 cards. In March 2022 a First Edition Charizard [[grade|graded]] [[psa|PSA]] 10 sold for $420,000 at [[fanatics-collect|PWCC, now Fanatics Collect]], when 121 copies held that grade. One on eBay made $270,100 in August 2025, and Heritage reached $550,000 in December 2025, with the [[census|count]] at 125. The Japanese print without a rarity symbol has its own following: a [[cgc|CGC]] 9.5 made $93,750 at Heritage in July 2023. Always read a Charizard price together with its date, print and grade.',
  ],
  story: [
    { year: 1996, text: 'Pokémon Red and Green, on 27 February', source: 'artdaily.com 189236' },
    {
      year: 1996,
      kind: 'card',
      text: 'First card, in the Japanese Expansion Pack of 20 October',
      source: 'artdaily.cc 159197',
    },
    {
      year: 1999,
      kind: 'card',
      text: 'English [Base Set #4](/guides/which-base-set), on 9 January',
      source: 'tcgdex/cards-database',
    },
    { year: 2002, kind: 'card', text: 'Shining Charizard, in Neo Destiny', source: 'tcgdex/cards-database' },
    { year: 2013, text: 'Two Mega forms, in X and Y', source: 'known' },
    { year: 2019, text: 'A Gigantamax form, in Sword and Shield', source: 'known' },
    { year: 2022, kind: 'sale', text: '$420,000 for a First Edition PSA 10, at PWCC', source: 'CNN; news18.com' },
    { year: 2025, kind: 'sale', text: '$550,000 for another, at Heritage', source: 'artdaily.com 189236' },
  ],
  figure: { figure: '121', text: 'copies in PSA 10 when one of them made $420,000', source: 'PWCC, March 2022' },
  details: [
    { view: [104, 250, 96], text: 'Ten contours of fire, as on a map of a hill: the whitest is the hottest.' },
    { view: [182, 6, 84], text: 'Sparks leave the tip, and each is smaller than the last.' },
    { view: [0, 130, 100], text: 'Air bends around the flame in contours of its own, cooled to teal.' },
  ],
  cards: [
    {
      title: '1999 Base Set Holo #4',
      set: '1999 Pokémon Base Set',
      layout: baseSet('4/102'),
      description:
        'Card 4 of the 102 in Base Set, with art by Mitsuhiro Arita. Find the printing before you discuss the price: [three questions](/guides/which-base-set) are enough. Then tilt it under a lamp, because scratches in the foil hide from a straight photograph.',
      valueRange: '$100-$500,000+',
      basis: {
        kind: 'estimate',
        low: 'played Unlimited',
        high: '1st Edition PSA 10',
        sales: [
          { copy: 'PSA 10, 1st Edition', price: '$420,000', when: 'March 2022' },
          { copy: 'PSA 10, 1st Edition', price: '$270,100', when: 'eBay, August 2025' },
          { copy: 'PSA 10, 1st Edition', price: '$550,000', when: 'Heritage, December 2025' },
        ],
      },
    },
    {
      title: '1999 Base Set Shadowless',
      set: '1999 Pokémon Base Set Shadowless',
      number: '4/102',
      layout: shadowless('4/102'),
      description:
        'The second English print, between 1st Edition and Unlimited. It has no drop shadow along the right of the picture frame and no 1st Edition stamp. Hold it beside an Unlimited copy once and you will know the difference for good.',
      valueRange: '$500-$50,000+',
      basis: {
        kind: 'estimate',
        low: 'played',
        high: 'highest grades',
        note: 'Shadowless only, so no stamped copies.',
      },
    },
    {
      title: 'Shining Charizard Neo Destiny',
      set: '2002 Pokémon Neo Destiny',
      number: '107/105',
      layout: shining('107/105'),
      description:
        'Numbered 107/105, so a [[secret-rare]] beyond the set’s printed count, and one of the first cards to show a Pokémon in its different colouring. Hironobu Yoshida drew it. As with any foil of this age, check the [[surface]] for fine lines and the back [[edges]] for [[whitening]].',
      valueRange: '$500-$15,000+',
      basis: { kind: 'estimate', low: 'played', high: '1st Edition PSA 10' },
    },
  ],
  otherSales: [
    {
      title: 'Japanese first print, no rarity symbol',
      sales: [{ copy: 'CGC 9.5', price: '$93,750', when: 'Heritage, July 2023' }],
    },
  ],
  finding:
    'Two of the three PSA 10 sales lie below the $500,000 of the estimate. That of December 2025 passed them, at $550,000.',
  related: [
    {
      slug: 'mewtwo',
      name: 'Mewtwo',
      why: 'Its Shining card is two numbers on in Neo Destiny, by Hironobu Yoshida again.',
    },
    {
      slug: 'pikachu',
      name: 'Pikachu',
      why: 'Atsuko Nishida drew the mascot before it was one, as she drew this dragon.',
    },
  ],
  closing: {
    title: 'Chase the Dragon',
    text: 'Is the stamp on a Charizard that you are offered as old as the card? Send us close photographs of the stamp, the right side of the frame and the bottom line before you pay.',
  },
} satisfies Character;
