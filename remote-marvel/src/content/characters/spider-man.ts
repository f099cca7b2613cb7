import type { Character } from '@mint-row/kit/content';
import { hologram1990, impel1990, masterpieces1992 } from '../layouts.ts';

export const spiderMan = {
  slug: 'spider-man',
  reviewed: '2026-11-29',
  name: 'Spider-Man',
  tagline: 'The Queens teenager from the last issue of a cancelled comic',
  era: 'Silver Age (1962)',
  summary:
    'Peter Parker’s debut broke a comics sale record in 2021. His cards go from Donruss gum packs to Impel #29, [[hologram-card|hologram]] MH1 and a Jusko painting.',
  debut: {
    text: 'Peter Parker arrives in Amazing Fantasy #15, the final issue of that title. Its cover says August 1962, though copies were on sale that June.',
    facts: [
      { label: 'First appearance', value: 'Amazing Fantasy #15 (August 1962)' },
      { label: 'Publisher', value: 'Marvel Comics' },
      { label: 'Created by', value: 'Stan Lee, Steve Ditko' },
      { label: 'Real name', value: 'Peter Benjamin Parker' },
    ],
    issueValueRange: '$100,000-$3,000,000+',
    issueSales: [{ copy: 'CGC 9.6', price: '$3,600,000', when: 'Heritage, September 2021' }],
  },
  history: [
    'A comic about to disappear gave Marvel one of its best-known heroes. Amazing Fantasy ended with issue #15, cover-dated August 1962, and in it Stan Lee and Steve Ditko introduced Peter Parker, a schoolboy from Queens who is bitten by a radioactive spider and learns too late what his new powers ask of him. The Amazing Spider-Man #1 followed in March 1963, seven months later by cover date. Keep the two books apart when you hear a price: one is the debut, the other the start of the title that readers still follow by number.',
    'Loss came early and stayed. Gwen Stacy dies in Amazing Spider-Man #121 (June 1973), a story that later writers have returned to again and again. Eleven years on, #252 (May 1984) put Peter in a black costume; the costume itself became Venom, whose first full appearance is in #300 (May 1988). Todd McFarlane then launched a new title, simply called Spider-Man, in August 1990, and its first issue sold about 2.5 million copies. That was the mood in the shops in the year Impel released its first Marvel Universe cards.',
    'In September 2021 a [[cgc|CGC]] 9.6 copy of Amazing Fantasy #15 sold for $3.6 million at Heritage, at the time the highest price paid for any comic. Cards are a far easier way in. Donruss gum packs had him in 1966. The 1990 Impel set has him on three [[base-card|base cards]], #2, #29 and the Cosmic #30, and on two of its five [[hologram-card|holograms]]; twelve more cards have him as interviewer. SkyBox added Joe Jusko’s painting in 1992. All of these were in collections a decade before Sam Raimi’s film opened on 3 May 2002, and longer still before the animated Into the Spider-Verse (2018) won the Academy Award for Best Animated Feature in 2019.',
  ],
  story: [
    { year: 1962, text: 'Amazing Fantasy #15, the last issue of its title', source: 'known' },
    { year: 1963, text: 'A magazine of his own: The Amazing Spider-Man #1', source: 'known' },
    { year: 1966, kind: 'card', text: 'First cards, in Donruss gum packs', source: 'fourcolorholidays.com' },
    { year: 1984, text: 'A black costume, which becomes Venom', source: 'known' },
    {
      year: 1990,
      kind: 'card',
      text: 'Impel #2, #29, #30 and two holograms',
      source: 'therealgentlemenofleisure.com 2015/09, and a checklist in a public repository',
    },
    {
      year: 1992,
      kind: 'card',
      text: 'Marvel Masterpieces #87, painted by Joe Jusko',
      source: 'therealgentlemenofleisure.com 2016/12, and a checklist in a public repository',
    },
    { year: 2002, text: 'Sam Raimi’s film opens on 3 May', source: 'known' },
    {
      year: 2021,
      kind: 'sale',
      text: '$3,600,000 for a CGC 9.6 Amazing Fantasy #15, at Heritage',
      source: 'channelnewsasia; laughingplace.com; The Guardian',
    },
  ],
  figure: {
    figure: '2.5 million',
    text: 'copies, or about that, of Todd McFarlane’s Spider-Man #1',
    source: 'Marvel’s new title of August 1990',
  },
  details: [
    {
      view: [135, 105, 85],
      text: 'You look straight up: the web hangs between the towers, its centre over the street.',
    },
    { view: [45, 150, 95], text: 'Towers in blue and a sky in red, the two colours of the suit.' },
  ],
  cards: [
    {
      title: '1990 Marvel Universe #29 Spider-Man',
      set: '1990 Impel Marvel Universe Series 1',
      layout: impel1990('29'),
      description:
        'The portrait. #30, beside it in the pages, is the Cosmic version, and #2 is his as well, so a “Spider-Man, 1990” may be any of the three: ask for the number on the back. Then look along the white [[edges]] under a lamp. A single chip there costs the top [[grade|grades]], however good the [[centring]] is.',
      valueRange: '$1-$800+',
      basis: { kind: 'estimate', low: '[[raw]] copy', high: '[[psa|PSA]] 10' },
    },
    {
      title: '1990 Marvel Universe Hologram MH1 Cosmic Spider-Man',
      set: '1990 Impel Marvel Universe Series 1 Hologram',
      number: 'MH1',
      layout: hologram1990('MH1'),
      description:
        'First of the five hologram [[chase]] cards, repeating the image of base card #30. MH5 is his too, against the Green Goblin. The [[surface]] scratches easily, which is why clean copies are scarce. Ask for a photograph taken at an angle, since a straight-on scan hides hairlines.',
      valueRange: '$10-$600+',
      basis: {
        kind: 'estimate',
        low: 'scratched, raw',
        high: 'PSA 10',
        note: 'Den of Geek reports $65 and more for another of the five, a Wolverine in grade 7.0.',
      },
    },
    {
      title: '1992 Marvel Masterpieces #87 Spider-Man',
      set: '1992 SkyBox Marvel Masterpieces',
      layout: masterpieces1992('87'),
      description:
        'One of 99 characters, all painted by Joe Jusko. It is no rarity; buy it for the painting, and hold out for sharp [[corners]]. The full set also has five Battle Spectra chase cards and five Lost Marvel bonus cards.',
      valueRange: '$2-$400+',
      basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
    },
  ],
  finding:
    'His first comic has sold for more than our range: $3,600,000 for a CGC 9.6. Any of the three cards can be had for $1 to $10, if you forgive some wear.',
  related: [
    { slug: 'wolverine', name: 'Wolverine', why: '#94 in the painted set in which Spider-Man is #87.' },
    {
      slug: 'deadpool',
      name: 'Deadpool',
      why: 'An early card of his came with X-Force #1, a year after McFarlane’s Spider-Man #1.',
    },
  ],
  closing: {
    title: 'Find your first Spider-Man',
    text: 'Base card, hologram or painting? Tell us which one and what you would like to spend, and we’ll send you links to verified sellers’ copies worth a closer look.',
  },
} satisfies Character;
