import type { Character } from '@mint-row/kit/content';
import { breakpoint, shining, unlimited } from '../layouts.ts';

export const gyarados = {
  slug: 'gyarados',
  reviewed: '2026-11-29',
  name: 'Gyarados',
  tagline: 'A Magikarp’s patience rewarded, in blue and in red',
  era: 'Generation I (1996)',
  summary:
    'What a Magikarp becomes at level 20. Collectors follow it from the Base Set holo to the red Shining card and a photo contest prize.',
  debut: {
    text: 'Gyarados arrived with Pokémon Red and Green in Japan on 27 February 1996, as the reward for raising a Magikarp to level 20.',
    facts: [
      { label: 'Game debut', value: 'Pokémon Red and Green (27 February 1996)' },
      {
        label: 'Designed by',
        value: 'Not confirmed; Ken Sugimori was art director',
      },
      { label: 'Real name', value: 'Gyarados, in Japan as well' },
      { label: 'Pokédex number', value: '#130' },
      { label: 'Type', value: 'Water/Flying' },
      { label: 'Evolves from', value: 'Magikarp, at level 20' },
    ],
  },
  history: [
    'Nothing about Magikarp promises much, and that is the joke. Raise the feeble fish to level 20 in Red and Green (Japan, 27 February 1996) and it becomes Gyarados, a Water/Flying type that the Pokédex calls the Atrocious Pokémon. Number 130 measures 6.5 metres and weighs 235 kilograms, more on both counts than any other Pokémon on this site.',
    'A change of colour made it famous a second time. In Gold and Silver, released in Japan on 21 November 1999, a red Gyarados waits at the Lake of Rage. Cards took up the idea on 21 September 2001, when Neo Revelation included Shining Gyarados at #65. X and Y added Mega Gyarados in 2013 and swapped its Flying type for Dark, which makes it Water/Dark. BREAKpoint, on 3 February 2016, printed [[full-art|full-art]] versions of both stages: Gyarados-EX at #114 and M Gyarados-EX at #115.',
    'Base Set #6, with 100 HP and art by Mitsuhiro Arita, is the first English Gyarados card, from January 1999. Arita’s is the blue one; the red one, the Shining card of 2001, is by Ken Sugimori. The third one collectors talk about was not drawn at all. It is a photograph, with which Ryouichi Abe won a contest for the game Pokémon Snap in 1999, and its [[promo]] has 20 copies; one [[grade|graded]] [[cgc|CGC]] [[gem-mint|Gem Mint]] 10 made about $87,200 in May 2024. Seen together, the three show how little age has to do with scarcity: contest card and Base Set [[holo]] carry the same year.',
  ],
  story: [
    { year: 1996, text: 'Pokémon Red and Green, from a Magikarp at level 20', source: 'known' },
    {
      year: 1996,
      kind: 'card',
      text: 'First card, in the Japanese Expansion Pack of 20 October',
      source: 'artdaily.cc 159197',
    },
    {
      year: 1999,
      kind: 'card',
      text: 'English [Base Set #6](/guides/which-base-set), on 9 January',
      source: 'tcgdex/cards-database',
    },
    { year: 1999, text: 'A red one waits at the Lake of Rage', source: 'known' },
    {
      year: 1999,
      kind: 'card',
      text: 'A photograph wins a contest and becomes a promo',
      source: 'collectablesbank.xyz',
    },
    { year: 2001, kind: 'card', text: 'Shining Gyarados, #65 in Neo Revelation', source: 'tcgdex/cards-database' },
    { year: 2013, text: 'A Mega form, in X and Y: Water/Dark', source: 'known' },
    { year: 2016, kind: 'card', text: 'Two full-art cards in XY BREAKpoint', source: 'tcgdex/cards-database' },
    {
      year: 2024,
      kind: 'sale',
      text: '$87,200 or so for a photo promo in Gem Mint 10',
      source: 'collectablesbank.xyz',
    },
  ],
  figure: {
    figure: '20 copies',
    text: 'of the card that was photographed and not drawn',
    source: 'Collectables Bank, on the sale of May 2024',
  },
  details: [
    { view: [180, 262, 100], text: 'Scales and sea share one pattern, seigaiha, the waves of Japanese prints.' },
    { view: [92, 84, 108], text: 'A red disc behind the blue coil, for the colour that made it famous again.' },
  ],
  cards: [
    {
      title: 'Base Set Holo #6',
      set: '1999 Pokémon Base Set',
      alsoFoundBy: ['6/102'],
      layout: unlimited('6/102'),
      description:
        'The blue Gyarados, number 6 in the set. [Place the print first](/guides/which-base-set), then study the foil, where long scratches catch the light.',
      valueRange: '$50-$400',
      basis: {
        kind: 'estimate',
        low: 'played',
        high: 'high grade',
        note: '[[unlimited|Unlimited]]; [[first-edition|1st Edition]] copies are not included.',
      },
    },
    {
      title: 'Shining Gyarados',
      set: '2001 Pokémon Neo Revelation',
      number: '65/64',
      layout: shining('65/64'),
      description:
        'The red Gyarados as a [[secret-rare]], 65/64. The number is your check: it must be one above the count printed for the set. [[surface|Surface]] wear is easy to miss on a small photograph, so ask for a close one.',
      valueRange: '$300-$1,500+',
      basis: { kind: 'estimate', low: 'played', high: 'high grade' },
    },
    {
      title: 'Ancient Origins Full Art',
      set: '2016 Pokémon XY BREAKpoint',
      layout: breakpoint('114/122 or 115/122'),
      description:
        'Take care with this name: XY Ancient Origins (2015) has two Gyarados, #20 and #21, and both are regular cards. The full-art cards of that period are Gyarados-EX #114 and M Gyarados-EX #115 from XY BREAKpoint (2016), so that is the set to search. If a listing says Ancient Origins, read the number before you pay full-art money.',
      valueRange: '$40-$200',
      basis: { kind: 'estimate', low: 'played', high: 'high grade', note: 'A full-art Gyarados of the XY years.' },
    },
  ],
  otherSales: [
    {
      title: 'Snap photo contest promo (1999)',
      sales: [{ copy: 'CGC Gem Mint 10', price: '$87,200', when: 'May 2024', about: true }],
    },
  ],
  finding: 'The contest photograph stands alone at about $87,200; no other Gyarados here is sure to pass $1,500.',
  related: [
    {
      slug: 'charizard',
      name: 'Charizard',
      why: 'The most wanted holo of Base Set, two numbers before this one and also by Arita.',
    },
    {
      slug: 'mewtwo',
      name: 'Mewtwo',
      why: 'Its Shining card came next, in Neo Destiny, five months after the red one.',
    },
  ],
  closing: {
    title: 'Reel in a Gyarados',
    text: 'Does a seller write Ancient Origins and want a full-art price? Send us the photograph: the number in the corner settles it, and we’ll name the set.',
  },
} satisfies Character;
