import type { Character } from '@mint-row/kit/content';
import { crystalGuardians, shadowless, unlimited } from '../layouts.ts';

export const blastoise = {
  slug: 'blastoise',
  reviewed: '2026-11-29',
  name: 'Blastoise',
  tagline: 'The face of Wizards’ pitch for an English card game',
  era: 'Generation I (1996)',
  summary:
    'Squirtle’s final form, cover of Pocket Monsters Blue and the Pokémon on the presentation cards of 1998. Base Set holo #2 is where most start.',
  debut: {
    text: 'Blastoise dates from Pokémon Red and Green, out in Japan on 27 February 1996. That autumn it became the cover Pokémon of Pocket Monsters Blue.',
    facts: [
      { label: 'Game debut', value: 'Pokémon Red and Green (27 February 1996)' },
      {
        label: 'Designed by',
        value: 'Not confirmed; the Squirtle line is credited to Atsuko Nishida, its final art to Ken Sugimori',
      },
      { label: 'Real name', value: 'Blastoise (Kamex in Japan)' },
      { label: 'Pokédex number', value: '#009' },
      { label: 'Type', value: 'Water' },
      { label: 'Evolves from', value: 'Wartortle, at level 36' },
    ],
  },
  history: [
    'Squirtle becomes Wartortle at level 16, and Wartortle becomes Blastoise at level 36: that is the Water line of Red and Green, which reached Japanese shops on 27 February 1996. A third version, Pocket Monsters Blue, was sold by mail order from 15 October 1996 with Blastoise on the cover. As number 009 it is the Shellfish Pokémon, 1.6 metres tall and 85.5 kilograms in weight, with cannons set in its shell.',
    'Two more forms have joined it in the games since. Mega Blastoise came with X and Y in 2013, and The Isle of Armor added a Gigantamax form on 17 June 2020. Card players know it for something else: the Base Set card of 9 January 1999, drawn by Ken Sugimori, has 100 HP and the power Rain Dance. Seven years later EX Crystal Guardians, released on 30 August 2006, printed Blastoise twice. Number 2 is a delta [[holo]] by Masakazu Fukuda, and number 14 is by Kouki Saitou.',
    'Before any English set existed, Wizards of the Coast used Blastoise to show what one might look like. Presentation copies were made in 1998 to pitch the English game, among them the Galaxy Star Holo, of which there are two, each with a blank back. One of the pair sold for $360,000 at Heritage in January 2021. A gold-border test print, [[grade|graded]] [[cgc|CGC]] 6.5 and carrying the back of a Magic: The Gathering card, made $216,000 there on 6–7 November 2021.',
  ],
  story: [
    { year: 1996, text: 'Pokémon Red and Green, on 27 February', source: 'known' },
    { year: 1996, text: 'Cover of Pocket Monsters Blue, on 15 October', source: 'known' },
    {
      year: 1996,
      kind: 'card',
      text: 'First card, in the Japanese Expansion Pack of 20 October',
      source: 'artdaily.cc 159197',
    },
    {
      year: 1998,
      kind: 'card',
      text: 'Presentation cards, to pitch the game in English',
      source: 'slashgear.com; cassiuslife.com',
    },
    {
      year: 1999,
      kind: 'card',
      text: 'English [Base Set #2](/guides/which-base-set), on 9 January',
      source: 'tcgdex/cards-database',
    },
    { year: 2006, kind: 'card', text: '#2 and #14 in EX Crystal Guardians', source: 'tcgdex/cards-database' },
    { year: 2020, text: 'A Gigantamax form, in The Isle of Armor', source: 'known' },
    {
      year: 2021,
      kind: 'sale',
      text: '$360,000 for a presentation card, at Heritage',
      source: 'slashgear.com; nintendolife.com',
    },
  ],
  figure: {
    figure: '2 copies',
    text: 'of the Galaxy Star Holo, each with a blank back',
    source: 'Heritage sale, January 2021',
  },
  details: [
    { view: [64, 146, 172], text: 'Two cannons, set in the shell.' },
    { view: [75, 215, 100], text: 'Six-sided plates, with the light on one side as on a real shell.' },
  ],
  cards: [
    {
      title: 'Base Set Holo #2',
      set: '1999 Pokémon Base Set',
      alsoFoundBy: ['2/102'],
      layout: unlimited('2/102'),
      description:
        'Ken Sugimori’s picture above the Rain Dance power. Is there a 25th-anniversary logo? Then it is from Celebrations (2021), which kept the number 2/102. Sort the others by print first ([[first-edition|1st Edition]], [[shadowless|Shadowless]], [[unlimited|Unlimited]] or [1999–2000](/guides/which-base-set#printings)) and by [[surface]] second. [[whitening|Whitening]] on the back [[corners]] is a common reason for a lower grade.',
      valueRange: '$100-$800',
      basis: {
        kind: 'estimate',
        low: 'played',
        high: 'high grade',
        note: 'Unlimited copies; those with the 1st Edition stamp cost far more.',
      },
    },
    {
      title: 'Base Set Shadowless',
      set: '1999 Pokémon Base Set Shadowless',
      number: '2/102',
      layout: shadowless('2/102'),
      description:
        'Same number, same art, earlier print: the picture frame has no drop shadow on its right side. Listings sometimes use the word loosely, so ask for a straight photograph of that edge. There should be no 1st Edition stamp on the copy you are comparing.',
      valueRange: '$500-$2,500+',
      basis: { kind: 'estimate', low: 'played', high: 'high grade', note: 'Copies without the stamp.' },
    },
    {
      title: 'Crystal Guardians',
      set: '2006 Pokémon EX Crystal Guardians',
      layout: crystalGuardians('2/100 or 14/100'),
      description:
        'This 100-card set holds two Blastoise: the delta holo #2 by Masakazu Fukuda and #14 by Kouki Saitou. Sellers do not always say which one they have, so read the number off the photograph. Then make sure that any price you compare belongs to the same one.',
      valueRange: '$50-$300',
      basis: { kind: 'estimate', low: 'played', high: 'high grade', note: '#2 and #14 together.' },
    },
  ],
  otherSales: [
    {
      title: 'Galaxy Star Holo presentation card',
      sales: [{ copy: 'CGC, one of two', price: '$360,000', when: 'Heritage, January 2021' }],
    },
    {
      title: 'Gold-border test print',
      sales: [{ copy: 'CGC 6.5', price: '$216,000', when: 'Heritage, November 2021' }],
    },
  ],
  finding: 'The big money is in cards that never came in packs: $360,000 and $216,000.',
  related: [
    { slug: 'venusaur', name: 'Venusaur', why: 'The starter whose holo, #15, completes the trio.' },
    {
      slug: 'gyarados',
      name: 'Gyarados',
      why: 'The other Water type here: its dearest card never came in a pack either.',
    },
  ],
  closing: {
    title: 'Take aim at a Blastoise',
    text: 'Found a Crystal Guardians Blastoise whose listing leaves out the number? Send us the link: #2 and #14 have different pictures, and we’ll say which one it is.',
  },
} satisfies Character;
