import type { Character } from '@mint-row/kit/content';
import { donruss1966, impel1990, masterpieces1992 } from '../layouts.ts';

export const thor = {
  slug: 'thor',
  reviewed: '2026-11-29',
  name: 'Thor',
  tagline: 'The god of thunder, starting from issue eighty-three',
  era: 'Silver Age (1962)',
  summary:
    'A god whom Marvel borrowed from Norse myth. Collect him as a 1966 gum card, an Impel [[base-card]] or a Joe Jusko painting.',
  debut: {
    text: 'Look for Journey into Mystery #83, on newsstands in June 1962 and dated August. Marvel’s Thor shared that cover month with Spider-Man.',
    facts: [
      { label: 'First appearance', value: 'Journey into Mystery #83 (August 1962)' },
      { label: 'Publisher', value: 'Marvel Comics' },
      { label: 'Created by', value: 'Stan Lee, Larry Lieber, Jack Kirby' },
      { label: 'Real name', value: 'Thor Odinson (mortal guise: Dr. Donald Blake)' },
    ],
    issueValueRange: '$10,000-$250,000+',
    issueSales: [{ copy: 'A copy', price: '$320,000', when: 'Goldin, 2021' }],
  },
  history: [
    'Borrowing a god from Norse myth was an odd plan for a title eighty-two issues old, but it worked. Stan Lee, Larry Lieber and Jack Kirby introduced Thor in Journey into Mystery #83, cover-dated August 1962, and gave him a mortal guise, the doctor Donald Blake. Thirteen months later he was a founding member of the team in Avengers #1 (September 1963). The book around him changed more slowly: only with #126, in March 1966, was Journey into Mystery renamed Thor. Donruss issued its gum cards that same year, so the character reached cardboard as his name reached the masthead.',
    'Walt Simonson’s arrival is the date to remember. He took over with Thor #337 in November 1983 and in that same issue introduced Beta Ray Bill, an alien who proves able to lift the hammer. J. Michael Straczynski and Olivier Coipel relaunched the series in 2007. Then the hammer changed hands again: in Thor vol. 4 #1, on sale in October 2014 and dated December, Jane Foster took it up. Each turn asks who deserves the power, and answers a little differently.',
    'None of the cards shown here owes anything to the cinema. The oldest, from Donruss in 1966, dates from four years after his debut. Impel’s [[base-card]], #18, arrived in 1990 and Joe Jusko’s #92 in 1992. Anyone who reads the Simonson run will feel most at home with that later pair, printed within nine years of #337; those who prefer Kirby’s decade should save for the gum card. Chris Hemsworth’s first film as Thor opened in the United States on 6 May 2011, close to half a century after Donruss, and Thor: Ragnarok on 3 November 2017.',
  ],
  story: [
    { year: 1962, text: 'Journey into Mystery #83, dated August', source: 'known' },
    { year: 1963, text: 'Founds the team, in Avengers #1', source: 'known' },
    {
      year: 1966,
      kind: 'card',
      text: 'Donruss gum cards; the magazine becomes Thor with #126',
      source: 'fourcolorholidays.com',
    },
    { year: 1983, text: 'Walt Simonson takes over with #337', source: 'known' },
    {
      year: 1990,
      kind: 'card',
      text: 'Impel #18, a base card',
      source: 'therealgentlemenofleisure.com 2015/09, and a checklist in a public repository',
    },
    {
      year: 1992,
      kind: 'card',
      text: 'Joe Jusko’s painting, #92',
      source: 'therealgentlemenofleisure.com 2016/12, and a checklist in a public repository',
    },
    { year: 2011, text: 'Chris Hemsworth’s first film opens on 6 May', source: 'known' },
    { year: 2021, kind: 'sale', text: '$320,000 for a Journey into Mystery #83, at Goldin', source: 'rehs.com' },
  ],
  figure: {
    figure: '43 issues',
    text: 'from #83 to #125, before Journey into Mystery took the name of its hero',
    source: 'Thor #126, dated March 1966',
  },
  details: [
    { view: [66, 118, 100], text: 'Knotwork across the hammer’s head, woven over and under.' },
    { view: [166, 66, 92], text: 'Lightning enters a corner of the steel: the hammer calls it.' },
    { view: [46, 336, 84], text: 'A strap, for throwing it and for getting it back.' },
  ],
  cards: [
    {
      title: '1990 Marvel Universe #18 Thor',
      set: '1990 Impel Marvel Universe Series 1',
      layout: impel1990('18'),
      description:
        'Number 18 fills the last pocket of a binder’s second page, and is the easiest to find of the three here. [[raw|Raw]] copies are plentiful, perfect ones are not. Lay two or three side by side and keep the one with the best [[centring]]; only that one is worth a fee for a [[grade]]. #128 of the set is his first comic.',
      valueRange: '$1-$250+',
      basis: { kind: 'estimate', low: 'raw', high: '[[psa|PSA]] 10' },
    },
    {
      title: '1992 Marvel Masterpieces #92 Thor',
      set: '1992 SkyBox Marvel Masterpieces',
      layout: masterpieces1992('92'),
      description:
        'Near the end of Joe Jusko’s set, in which all 99 characters are his own paintings. There is no shortage of it, so only a copy in the highest grade costs real money.',
      valueRange: '$1-$200+',
      basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
    },
    {
      title: '1966 Donruss Marvel Super Heroes (Thor)',
      set: '1966 Donruss Marvel Super Heroes',
      layout: donruss1966(),
      description:
        'Sixty-six cards made up this first Marvel-licensed gum-card set, and Thor is on several, which is why the title has no number. Look for the highest grade you can afford, and expect some honest wear on anything this old.',
      valueRange: '$10-$1,200+',
      basis: { kind: 'estimate', low: 'low grade, raw', high: 'high PSA grade' },
    },
  ],
  finding:
    'The comic has sold for more than our range: $320,000 in 2021. The gum card is the dearest of the three, worn ($10) or superb ($1,200 and up).',
  related: [
    { slug: 'hulk', name: 'Hulk', why: 'Three months older by cover date, and also drawn by Jack Kirby.' },
    {
      slug: 'black-panther',
      name: 'Black Panther',
      why: 'Joined in Avengers #52, five years after Thor had helped to found the team.',
    },
  ],
  closing: {
    title: 'Worthy of a place in the binder',
    text: 'Would you like the gum card, the base card and the painting in the same condition? Name the grade and your limit, and we’ll look for a trio that matches.',
  },
} satisfies Character;
