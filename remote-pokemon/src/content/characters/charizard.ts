import type { Character } from '@mint-row/kit/content';
import { baseSet, shadowless, shining } from '../layouts.ts';

export const charizard = {
  slug: 'charizard',
  reviewed: '2026-11-29',
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
      { label: 'Real name', value: 'Charizard (Lizardon in Japan)' },
      { label: 'Pokédex number', value: '#006' },
      { label: 'Type', value: 'Fire/Flying' },
      { label: 'Evolves from', value: 'Charmeleon, at level 36' },
    ],
  },
  history: [
    'Pocket Monsters Red, one of the two games that began the series in Japan on 27 February 1996, has Charizard on its cover. Charmander becomes Charmeleon at level 16 and Charizard at level 36. Atsuko Nishida designed it and Ken Sugimori finished the drawing: the Flame Pokémon, 1.7 metres tall and 90.5 kilograms in weight. Red and Blue took it to North America on 28 September 1998.',
    'X and Y, on 12 October 2013, added two Mega forms: Mega Charizard X, which turns Fire/Dragon, and Mega Charizard Y. A Gigantamax form came with Sword and Shield on 15 November 2019. Its first card is of 20 October 1996, when the card game began in Japan with a printing without [[rarity-symbol|rarity symbols]]. English collectors got the [[holo]] Base Set #4 on 9 January 1999, with art by Mitsuhiro Arita, 120 HP and the attack Fire Spin, and a Shining Charizard in Neo Destiny on 28 February 2002.',
    'Base Set used Arita’s picture on the [[first-edition|1st Edition]] with its stamp, then on [[shadowless|Shadowless]], [[unlimited|Unlimited]] and the 1999–2000 print for Britain. [Five later sets](/guides/which-charizard) have it too. In March 2022 a First Edition in [[psa|PSA]] 10 sold for $420,000 at [[fanatics-collect|PWCC, now Fanatics Collect]], when 121 copies held that [[grade]]. Heritage reached $550,000 in December 2025, with the [[census|count]] at 125. The Japanese print without a rarity symbol has its own following: a [[cgc|CGC]] 9.5 made $93,750 in July 2023.',
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
  ],
  cards: [
    {
      title: '1999 Base Set Holo #4',
      set: '1999 Pokémon Base Set',
      alsoFoundBy: ['4/102'],
      layout: baseSet('4/102'),
      description:
        'First [rule out a reprint](/guides/which-charizard): Celebrations (2021) repeats the picture and the number 4/102, with a 25th-anniversary logo. Then [find the printing](/guides/which-base-set), which decides the price. Tilt the card under a lamp: scratches hide from a straight photograph.',
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
        note: 'The scale has six more sales, from October 2020 to March 2022, as CNN, Kotaku, Nintendo Life and others reported them; of one we know only the year.',
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
        'Numbered 107/105, so a [[secret-rare]] beyond the set’s printed count, and one of the first cards to show a Pokémon in its different colouring. Hironobu Yoshida drew it. Copies with the 1st Edition stamp cost more: ask which one is on offer.',
      valueRange: '$500-$15,000+',
      basis: {
        kind: 'estimate',
        low: 'played',
        high: '1st Edition PSA 10',
        note: 'A 1st Edition in PSA 9 made 3,120 pounds at Ewbank’s on 5 August, apparently of 2022.',
      },
    },
  ],
  otherSales: [
    {
      title: '1st Edition Base Set Holo #4, earlier',
      sales: [
        { copy: 'PSA 10', price: '$220,574', when: 'October 2020' },
        { copy: 'PSA 10', price: '$350,100', when: 'December 2020' },
        { copy: 'PSA 10', price: '$369,000', when: 'another, December 2020' },
        { copy: 'PSA 10', price: '$311,800', when: 'eBay, 28 March 2021' },
        { copy: 'PSA 10', price: '$252,000', when: 'Goldin, 2022' },
        { copy: 'PSA 10', price: '$336,000', when: 'Heritage, 4 March 2022' },
      ],
    },
    {
      title: 'Japanese first print, no rarity symbol',
      sales: [{ copy: 'CGC 9.5', price: '$93,750', when: 'Heritage, July 2023' }],
    },
  ],
  finding: 'Only one of these sales in PSA 10 beat our $500,000: Heritage’s $550,000 in December 2025.',
  related: [
    {
      slug: 'mewtwo',
      name: 'Mewtwo',
      why: 'Its Shining card is two numbers on in Neo Destiny, by Hironobu Yoshida again.',
    },
    {
      slug: 'pikachu',
      name: 'Pikachu',
      why: 'Atsuko Nishida designed the mouse as well as this dragon.',
    },
  ],
  closing: {
    title: 'Chase the Dragon',
    text: 'Offered a stamped Charizard? Before you pay, send us close photographs of the stamp, the frame and the bottom line, and we’ll tell you what we see.',
  },
} satisfies Character;
