import type { Character } from '@mint-row/kit/content';
import { donruss1966, impel1990, masterpieces1992 } from '../layouts.ts';

export const captainAmerica = {
  slug: 'captain-america',
  reviewed: '2026-11-29',
  name: 'Captain America',
  tagline: 'Timely’s super-soldier, and card #1 of the 1990 Impel set',
  era: 'Golden Age (1941)',
  summary:
    'Joe Simon and Jack Kirby’s hero opens the first Marvel Universe card set as #1, and appears on several Donruss gum cards of 1966.',
  debut: {
    text: 'Captain America Comics #1 is dated March 1941 and went on sale on 20 December 1940, almost a year before the United States entered the war. On the cover he punches Hitler.',
    facts: [
      { label: 'First appearance', value: 'Captain America Comics #1 (March 1941)' },
      { label: 'Publisher', value: 'Timely Comics' },
      { label: 'Created by', value: 'Joe Simon, Jack Kirby' },
      { label: 'Real name', value: 'Steven “Steve” Rogers' },
    ],
    issueValueRange: '$100,000-$3,500,000+',
    issueSales: [
      { copy: 'CGC 9.4', price: '$915,000', when: '2019' },
      { copy: 'CGC 9.4, the same copy', price: '$3,120,000', when: 'Heritage, 7 April 2022' },
    ],
  },
  history: [
    'The punch came first. When Captain America Comics #1 reached the stands on 20 December 1940, with March 1941 on its cover, Joe Simon and Jack Kirby had their hero striking Hitler while the United States was still at peace. Timely Comics, the company that later became Marvel, published it. Bucky Barnes and the Red Skull make their first appearances in the same issue, so one comic holds hero, partner and enemy. A [[cgc|CGC]] 9.4 copy sold for $3.12 million at Heritage on 7 April 2022, a figure that belongs to the comic and to one exceptionally well-kept copy of it.',
    'Stan Lee and Jack Kirby brought Steve Rogers into the present day in Avengers #4 (March 1964), and the idea of a man out of his own time has served writers ever since. He took over a whole magazine when Tales of Suspense became Captain America with #100, in April 1968. Ed Brubaker and Steve Epting began “Winter Soldier” in the first issue of the fifth volume, dated January 2005, and made the past dangerous again. Two years later, in #25 of the same volume (April 2007), Rogers was shot.',
    'For card collectors the years that count are 1966, 1990 and 1992. Donruss put him on several cards of its 66-card Marvel set. Impel gave him #1 in the first Marvel Universe set, a natural place to begin a collection, and a second card, #31. Joe Jusko’s painted version, #16, came with Marvel Masterpieces two years later. All three were in circulation long before Chris Evans took the part in Captain America: The First Avenger, which opened on 22 July 2011, and you can own all three without a bid on the comic.',
  ],
  story: [
    {
      year: 1940,

      text: 'Captain America Comics #1 goes on sale, dated March 1941',
      source: 'channelnewsasia; The Hollywood Reporter',
    },
    { year: 1964, text: 'Back, in the present day, in Avengers #4', source: 'known' },
    {
      year: 1966,
      kind: 'card',
      text: 'Several gum cards in Donruss’s Marvel set of 66',
      source: 'fourcolorholidays.com',
    },
    { year: 1968, text: 'Tales of Suspense takes his name with #100', source: 'known' },
    {
      year: 1990,
      kind: 'card',
      text: '#1 of Impel’s first Marvel Universe set, and #31',
      source: 'therealgentlemenofleisure.com 2015/09, and a checklist in a public repository',
    },
    {
      year: 1992,
      kind: 'card',
      text: '#16 of Marvel Masterpieces, painted by Joe Jusko',
      source: 'therealgentlemenofleisure.com 2016/12, and a checklist in a public repository',
    },
    { year: 2011, text: 'Chris Evans’s first film opens on 22 July', source: 'known' },
    {
      year: 2022,
      kind: 'sale',
      text: '$3,120,000 for a CGC 9.4 copy of his first comic, at Heritage',
      source: 'conskipper.com; nerdist.com',
    },
  ],
  figure: {
    figure: '$915,000',
    text: 'in 2019, for the copy of his first comic that made $3,120,000 three years later',
    source: 'Reported by ConSkipper and Nerdist',
  },
  details: [
    { view: [136, 86, 104], text: 'A star of ten facets, half in the light and half in the shade.' },
    { view: [188, 300, 100], text: 'Eight stars on a darker ring, as on the rim of a shield.' },
    { view: [0, 240, 110], text: 'Stripes trail behind it, as if it had been thrown.' },
  ],
  cards: [
    {
      title: '1990 Marvel Universe #1 Captain America',
      set: '1990 Impel Marvel Universe Series 1',
      layout: impel1990('1'),
      description:
        'The opening card of a set of 162, and the first card of a pile takes the rubber band, the fingers and the light. White borders show all of it, and many copies were cut [[centring|off centre]], so [[gem-mint|gem-mint]] examples command a wide premium over [[raw]] ones.',
      valueRange: '$1-$1,000+',
      basis: {
        kind: 'estimate',
        low: 'raw',
        high: 'the dearest [[psa|PSA]] 10',
        note: 'Den of Geek reports gem-mint copies from $100, and a few at four figures.',
      },
    },
    {
      title: '1992 Marvel Masterpieces #16 Captain America',
      set: '1992 SkyBox Marvel Masterpieces',
      layout: masterpieces1992('16'),
      description:
        'Joe Jusko’s painting is the reason to own this one, and a raw copy shows it just as well as a [[grade|graded]] one. Supply is no obstacle: pay a premium only for the very top of the scale.',
      valueRange: '$2-$300+',
      basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
    },
    {
      title: '1966 Donruss Marvel Super Heroes (Captain America)',
      set: '1966 Donruss Marvel Super Heroes',
      layout: donruss1966(),
      description:
        'From the first Marvel-licensed gum-card set, 66 cards in all. Several of them picture Captain America, so we give no single number; match the card in front of you to a [[checklist]]. Low-grade copies are the affordable way in, and high PSA grades are another market.',
      valueRange: '$10-$1,500+',
      basis: { kind: 'estimate', low: 'low grade, raw', high: 'high PSA grade' },
    },
  ],
  finding:
    'Both sales are of one copy of the debut issue, and both lie inside its estimate: $915,000 in 2019, $3,120,000 in 2022.',
  related: [
    {
      slug: 'iron-man',
      name: 'Iron Man',
      why: 'His first comic, Tales of Suspense, became Captain America’s own with #100.',
    },
    {
      slug: 'black-panther',
      name: 'Black Panther',
      why: 'First seen on film in 2016, in the third one named after Captain America.',
    },
  ],
  closing: {
    title: 'Begin with number one',
    text: 'Have a #1 of your own? E-mail us a straight scan with all four borders in view, and we’ll measure them, left against right and top against bottom, and tell you which grade that still allows.',
  },
} satisfies Character;
