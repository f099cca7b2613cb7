import type { Character } from '@mint-row/kit/content';
import { illustrator, redCheeks, scarletVioletPromo } from '../layouts.ts';

export const pikachu = {
  slug: 'pikachu',
  reviewed: '2026-11-29',
  name: 'Pikachu',
  tagline: 'The mascot, from a 40 HP common to a prize card awarded 39 times',
  era: 'Generation I (1996)',
  summary:
    'The Electric mouse that fronts the series. Its cards run from red-cheeked Base Set copies to the Pikachu Illustrator prize card of 1998.',
  debut: {
    text: 'Pikachu first appeared in Japan in Pokémon Red and Green on 27 February 1996. North American players met it in Red and Blue on 28 September 1998.',
    facts: [
      { label: 'Game debut', value: 'Pokémon Red and Green (27 February 1996)' },
      { label: 'Designed by', value: 'Atsuko Nishida (finished by Ken Sugimori)' },
      { label: 'Real name', value: 'Pikachu, in Japan as well' },
      { label: 'Pokédex number', value: '#025' },
      { label: 'Type', value: 'Electric' },
      { label: 'Evolves from', value: 'Pichu (added in Gold and Silver, 1999)' },
    ],
  },
  history: [
    'Atsuko Nishida drew Pikachu for Red and Green, which came out in Japan on 27 February 1996. Her starting point was a daifuku, a round Japanese sweet; a squirrel came next, and Ken Sugimori finished the design. The Pokédex files the result as the Mouse Pokémon all the same, 0.4 metres tall and 6 kilograms in weight. In the games it is an Electric type at number 025, and a Thunder Stone turns it into Raichu. Pichu, the stage before it, was only added with Gold and Silver in 1999.',
    'Television made it a lead. Ash’s Pikachu is there in the first episode, shown in Japan on 1 April 1997, with Ikue Otani as its voice. Pokémon Yellow then gave it the cover of a game, on 12 September 1998 in Japan and 19 October 1999 in North America. Twenty years later the film Pokémon Detective Pikachu opened in the United States on 10 May 2019. An art museum followed: on 28 September 2023 the Van Gogh Museum event brought a [[promo]] called Pikachu with Grey Felt Hat.',
    'For collectors the name covers both ends of the hobby. CoroCoro Comic’s contests of 1997 and 1998 awarded 39 copies of Pikachu Illustrator; two more surfaced in 2020. A [[psa|PSA]] 9 made $195,000 in October 2019, a PSA 7 $900,000 at Goldin in February 2022. Logan Paul bought the only PSA 10 privately in July 2021, for $5,275,000, a price Guinness recognised: $4,000,000 in cash, and a PSA 9 that had cost him $1,275,000. On 16 February 2026 the same card made $16,492,000 at Goldin. At the other end, almost anyone can own Base Set #58 and learn to read its cheeks. The Van Gogh promo sits between: by mid-2025 PSA had [[grade|graded]] nearly 84,000 copies.',
  ],
  story: [
    {
      year: 1996,

      text: 'Pokémon Red and Green, on 27 February',
      source: 'a mirror of Wikipedia’s page on Atsuko Nishida',
    },
    {
      year: 1996,
      kind: 'card',
      text: 'First card, in the Japanese Expansion Pack of 20 October',
      source: 'artdaily.cc 159197',
    },
    { year: 1997, text: 'On television from the first episode, 1 April', source: 'known' },
    {
      year: 1998,
      kind: 'card',
      text: 'Pikachu Illustrator, a prize of CoroCoro’s contests',
      source: 'nintendolife.com; dicebreaker.com',
    },
    {
      year: 1999,
      kind: 'card',
      text: 'English [Base Set #58](/guides/which-base-set), on 9 January',
      source: 'tcgdex/cards-database',
    },
    {
      year: 2021,
      kind: 'sale',
      text: '$5,275,000 for the only PSA 10 Illustrator',
      source: 'dicebreaker.com; icv2.com',
    },
    { year: 2023, kind: 'card', text: 'A grey felt hat, for the Van Gogh Museum', source: 'GemRate, June 2025' },
    {
      year: 2026,
      kind: 'sale',
      text: '$16,492,000 for that same Illustrator, at Goldin',
      source: 'reported of Goldin’s auction, 16 February 2026',
    },
  ],
  figure: {
    figure: '84,000',
    text: 'copies of the Van Gogh promo, nearly, in PSA’s count',
    source: 'GemRate, June 2025',
  },
  details: [
    { view: [32, 184, 104], mark: [28, 150], text: 'A red cheek, drawn as a pole on a map of a magnet.' },
    { view: [118, 296, 76], mark: [88, 336], text: 'Where the lines of both cheeks meet, a spark jumps.' },
    { view: [22, 0, 114], text: 'A long ear with a black tip.' },
  ],
  cards: [
    {
      title: '1998 Pikachu Illustrator Promo',
      set: '1998 Pokémon CoroCoro Comic Illustrator prize card',
      layout: illustrator(),
      description:
        'A prize from CoroCoro Comic’s illustration contests, with 39 copies awarded and art by Atsuko Nishida. It is the only card headed “Illustrator” and marked with the pen symbol. Ask for the grading number and the chain of owners before you consider a copy.',
      valueRange: '$375,000-$16,492,000',
      basis: {
        kind: 'sales',
        sales: [
          { copy: 'PSA 7', price: '$375,000', when: 'February 2021' },
          { copy: 'PSA 10', price: '$5,275,000', when: 'private, July 2021' },
          { copy: 'PSA 7', price: '$900,000', when: 'Goldin, February 2022' },
          { copy: 'PSA 9', price: '$4,000,000', when: 'eBay, September 2025' },
          { copy: 'PSA 10, the same copy', price: '$16,492,000', when: 'Goldin, 16 February 2026' },
        ],
        note: 'Sales since 2021, those of which we know the grade. The $5,275,000 were cash and a PSA 9. In March 2023 a PSA 7 found no bid at $480,000.',
      },
    },
    {
      title: '1999 Base Set Red Cheeks #58',
      set: '1999 Pokémon Base Set',
      alsoFoundBy: ['58/102'],
      layout: redCheeks('58/102'),
      description:
        'Mitsuhiro Arita’s 40 HP Pikachu has red cheeks or yellow ones. Yellow cheeks date nothing; red ones are reported only from the first two printings, [[first-edition|1st Edition]] and [[shadowless|Shadowless]]. 30th Celebration (September 2026) reprints the card. Made to be played with, it often shows white [[edges]] on the back.',
      valueRange: '$20-$9,000+',
      basis: { kind: 'estimate', low: 'played', high: '1st Edition PSA 10' },
    },
    {
      title: '2023 Pikachu with Grey Felt Hat',
      set: '2023 Pokémon Scarlet & Violet Black Star Promos',
      number: 'SVP 085',
      alsoFoundBy: ['Van Gogh', 'Van Gogh Pikachu'],
      layout: scarletVioletPromo('SVP 085'),
      description:
        'Promo SVP 085 comes from the collaboration with the Van Gogh Museum and has art by Naoyo Kimura. More than 43,000 copies held a PSA 10 by late 2025, so a high grade is common here and small flaws cost a copy more than usual.',
      valueRange: '$100-$2,100+',
      basis: {
        kind: 'estimate',
        low: 'lower grades',
        high: 'PSA 10',
        sales: [
          { copy: 'PSA 10', price: '$740', when: 'lowest of January to June 2025' },
          { copy: 'PSA 10', price: '$840', when: 'highest of January to June 2025' },
          { copy: 'PSA 10', price: '$2,100', when: 'October 2025' },
        ],
        note: 'Sales as GoCollect listed them.',
      },
    },
  ],
  otherSales: [
    {
      title: 'Illustrator, other sales',
      sales: [
        { copy: 'PSA 9', price: '$54,970', when: 'Heritage, November 2016' },
        { copy: 'PSA 9', price: '$195,000', when: 'October 2019' },
        { copy: 'grade not known to us', price: '$672,000', when: 'November 2022' },
      ],
    },
  ],
  finding:
    'The PSA 10 Illustrator more than tripled in under five years: $5,275,000 in July 2021, $16,492,000 in February 2026.',
  related: [
    {
      slug: 'charizard',
      name: 'Charizard',
      why: 'Designed by the same artist, Atsuko Nishida, and finished by Ken Sugimori as well.',
    },
    {
      slug: 'mew',
      name: 'Mew',
      why: 'CoroCoro gave it away too, a year before the contests for the Illustrator card.',
    },
  ],
  closing: {
    title: 'Start Your Pikachu Collection',
    text: 'Have you found a Base Set Pikachu in a box? Send us a photograph of its front, and we’ll read cheeks, stamp and printing with you before you decide what to do with it.',
  },
} satisfies Character;
