import type { Character } from '@mint-row/kit/content';
import { battleSpectra1992, impel1990, masterpieces1992 } from '../layouts.ts';

export const hulk = {
  slug: 'hulk',
  reviewed: '2026-11-29',
  name: 'Hulk',
  tagline: 'Grey in #1, green from #2, large throughout',
  era: 'Silver Age (1962)',
  summary:
    'Bruce Banner’s first series lasted six issues. The cards last longer: Impel #3, Jusko’s #32 and a foil fight with the Thing.',
  debut: {
    text: 'The Incredible Hulk #1 went on sale in March 1962, dated May, and starred a grey monster. The green began with #2.',
    facts: [
      { label: 'First appearance', value: 'The Incredible Hulk #1 (May 1962)' },
      { label: 'Publisher', value: 'Marvel Comics' },
      { label: 'Created by', value: 'Stan Lee, Jack Kirby' },
      { label: 'Real name', value: 'Robert Bruce Banner' },
    ],
    issueValueRange: '$15,000-$350,000+',
    issueSales: [{ copy: 'A copy', price: '$490,000', when: 'ComicConnect, reported January 2022' }],
  },
  history: [
    'Ask for the Hulk’s true colour and the honest answer is grey. That is how Stan Lee and Jack Kirby’s creation looks in The Incredible Hulk #1, dated May 1962; he is green from #2. The comic itself did not last, and the first series stopped after six issues, in March 1963. By September he was a founding Avenger all the same, and in April 1968 Tales to Astonish was renamed The Incredible Hulk with #102. In 2022 a copy of that first issue sold for $490,000 through ComicConnect, then a record for it.',
    'Bill Bixby and Lou Ferrigno took Banner and the Hulk to television from 1977 to 1982, and made the pair known to people who never opened a comic. On the page, Peter David began a run in 1987 that lasted about twelve years, into 1998. “Planet Hulk” sent him off Earth in 2006 and 2007; World War Hulk, in 2007, brought him back angry. Between them these stories explain why the same figure can be played as a monster, an exile or a king.',
    'Card collectors keep a different calendar from film-goers. For the latter Mark Ruffalo is the Hulk, as he has been since The Avengers opened on 4 May 2012. Donruss had the monster on gum cards in 1966; the three below are from 1990 and 1992 and belong to the Peter David years. Impel’s set gave the Hulk #3, and #17 besides. SkyBox followed with Joe Jusko’s painted #32 and, as a foil [[chase|chase card]], a Battle Spectra fight with the Thing. [[base-card|Base cards]] and chase cards ask for different habits: inspect borders and [[corners]] on the first two, and hold the third at an angle to the light.',
  ],
  story: [
    {
      year: 1962,

      text: 'The Incredible Hulk #1, dated May, in grey',
      source: 'The Guardian, 4 January 2022; cbr.com',
    },
    { year: 1963, text: 'The first series ends; he is a founding Avenger', source: 'cbr.com' },
    { year: 1966, kind: 'card', text: 'Gum cards by Donruss', source: 'fourcolorholidays.com' },
    { year: 1968, text: 'Tales to Astonish becomes The Incredible Hulk with #102', source: 'known' },
    { year: 1977, text: 'Five years of television begin', source: 'known' },
    {
      year: 1990,
      kind: 'card',
      text: 'Impel #3, on the first page of the set, and #17',
      source: 'therealgentlemenofleisure.com 2015/09, and a checklist in a public repository',
    },
    {
      year: 1992,
      kind: 'card',
      text: 'Joe Jusko’s #32, and a foil fight with the Thing',
      source: 'therealgentlemenofleisure.com 2016/12, and a checklist in a public repository',
    },
    { year: 2012, text: 'Mark Ruffalo takes the part in The Avengers', source: 'known' },
    {
      year: 2022,
      kind: 'sale',
      text: '$490,000 for a copy of #1, through ComicConnect',
      source: 'The Guardian, 4 January 2022',
    },
  ],
  figure: {
    figure: '6 issues',
    text: 'and the first series was over',
    source: 'The Incredible Hulk #1 to #6, May 1962 to March 1963',
  },
  details: [
    { view: [56, 84, 104], text: 'Bands of green, from the dark of the fist to the light on its knuckles.' },
    { view: [0, 284, 94], text: 'The air cracks around the blow, in violet shards.' },
  ],
  cards: [
    {
      title: '1990 Marvel Universe #3 Hulk',
      set: '1990 Impel Marvel Universe Series 1',
      layout: impel1990('3'),
      description:
        'The set has two of him, #3 and #17, so ask a seller which. In a page of nine pockets #3 sits at the top right, where a thumb turns the leaf: look at that corner first. [[centring|Off-centre]] cutting holds many copies back, and the price climbs steeply in the top [[grade]]. A tidy [[raw]] one suits a binder very well.',
      valueRange: '$1-$400+',
      basis: { kind: 'estimate', low: 'raw', high: '[[psa|PSA]] 10' },
    },
    {
      title: '1992 Marvel Masterpieces #32 Hulk',
      set: '1992 SkyBox Marvel Masterpieces',
      layout: masterpieces1992('32'),
      description:
        'Joe Jusko painted the Hulk for a set that is anything but scarce, so take your time. Choose by the [[surface]]: on glossy stock every rub shows.',
      valueRange: '$2-$300+',
      basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
    },
    {
      title: '1992 Marvel Masterpieces Battle Spectra 1D Thing vs. Hulk',
      set: '1992 SkyBox Marvel Masterpieces Battle Spectra',
      layout: battleSpectra1992('1D'),
      description:
        'One of just five foil Battle Spectra, the chase cards of the same set, and painted by Jusko as well. Foil scratches readily and a scan rarely shows it. Keep it in a [[top-loader|rigid holder]], never loose in a stack.',
      valueRange: '$10-$250+',
      basis: { kind: 'estimate', low: 'scratched, raw', high: 'PSA 10' },
    },
  ],
  finding:
    'A Hulk #1 has sold for more than our range: $490,000. Of the cards, the Battle Spectra is the dearest to start on, $10 even scratched, and has the lowest ceiling, $250 and up.',
  related: [
    {
      slug: 'wolverine',
      name: 'Wolverine',
      why: 'His first full appearance is in The Incredible Hulk #181, of November 1974.',
    },
    { slug: 'thor', name: 'Thor', why: 'The god who founded the team with him in September 1963.' },
  ],
  closing: {
    title: 'Hold it to the light',
    text: 'Is that line in the foil or in the [[penny-sleeve|sleeve]]? Film the card for ten seconds as it turns under a lamp and send us the clip: we’ll tell you what a grader would see.',
  },
} satisfies Character;
