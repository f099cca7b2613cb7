import type { Character } from '@mint-row/kit/content';
import { impel1990, masterpieces1992, xMen1992 } from '../layouts.ts';

export const wolverine = {
  slug: 'wolverine',
  reviewed: '2026-11-29',
  name: 'Wolverine',
  tagline: 'From the last page of a Hulk comic to the front rank of the X-Men',
  era: 'Bronze Age (1974)',
  summary:
    'Logan was a guest in a Hulk comic in 1974. By 1992 he had three base cards from Impel, a Jusko painting and #2 in Jim Lee’s X-Men set.',
  debut: {
    text: 'The Incredible Hulk #181 (November 1974) is the first full appearance. He can be seen one issue earlier, in a cameo on the last page of #180.',
    facts: [
      { label: 'First appearance', value: 'The Incredible Hulk #181 (November 1974)' },
      { label: 'Publisher', value: 'Marvel Comics' },
      {
        label: 'Created by',
        value: 'Roy Thomas, Len Wein, John Romita Sr. (design), Herb Trimpe (first artist)',
      },
      { label: 'Real name', value: 'James Howlett (Logan)' },
    ],
    issueValueRange: '$5,000-$100,000+',
  },
  history: [
    'Collectors still separate two comics when they talk about his debut. The Incredible Hulk #180, dated October 1974, gives him a cameo on its final page; #181, dated November, is the first full appearance, and the debut value on this page refers to that issue. Roy Thomas and Len Wein share the creator credit with John Romita Sr., who designed him, and Herb Trimpe, the first artist to draw him in a story. He might have stayed a one-off opponent for the Hulk had Giant-Size X-Men #1 not put him in a new team in 1975.',
    'Chris Claremont and Frank Miller gave him a first solo limited series in 1982. An ongoing Wolverine title began in November 1988; John Buscema’s original art for its first cover sold for $600,000 at Heritage in September 2024, which shows how strongly people feel about that image. Barry Windsor-Smith’s “Weapon X” told of the experiment behind the metal skeleton in Marvel Comics Presents #72 to #84, in 1991. One mystery was left, his name at birth, and Origin settled it in 2001 and 2002: James Howlett.',
    'Three sets from the start of the 1990s make a good first page. Impel’s Marvel Universe set of 1990 has three of him, #10, #23 and #37: one in the brown costume, one in the yellow, one as Patch. He is also hologram MH4, and on #160 Spider-Man interviews him. Two more sets arrived in 1992: Joe Jusko’s Marvel Masterpieces, where he is #94, and Impel’s X-Men Series 1, drawn throughout by Jim Lee, where he is #2. Impel became SkyBox that spring, so [the two names are one maker](/guides/marvel-1990-to-1996). Put one card of each set side by side and you have the character as he looked in the years around “Weapon X”. They also predate the screen version by some way: Hugh Jackman first played the part in X-Men on 14 July 2000, and Deadpool & Wolverine opened on 26 July 2024.',
  ],
  story: [
    { year: 1974, text: 'The Incredible Hulk #181, after a cameo in #180', source: 'known' },
    { year: 1975, text: 'A team to belong to: Giant-Size X-Men #1', source: 'known' },
    { year: 1982, text: 'First series of his own, by Claremont and Miller', source: 'known' },
    {
      year: 1990,
      kind: 'card',
      text: 'Impel #10, #23 and #37, in the first Marvel Universe set',
      source: 'therealgentlemenofleisure.com 2015/09, and a checklist in a public repository',
    },
    { year: 1991, text: '“Weapon X”, by Barry Windsor-Smith', source: 'known' },
    {
      year: 1992,
      kind: 'card',
      text: 'Joe Jusko’s #94 and Jim Lee’s #2',
      source: 'therealgentlemenofleisure.com 2016/08, and a checklist in a public repository',
    },
    { year: 2000, text: 'Hugh Jackman first plays him, in X-Men', source: 'known' },
    { year: 2001, text: 'Origin gives him a name: James Howlett', source: 'known' },
    {
      year: 2024,
      kind: 'sale',
      text: '$600,000 for the cover art of Wolverine #1, at Heritage',
      source: 'artdaily.com 174005',
    },
  ],
  figure: {
    figure: '27 years',
    text: 'without a name at birth, from his debut to Origin',
    source: 'The Incredible Hulk #181 of 1974; Origin, 2001',
  },
  details: [
    { view: [110, 10, 100], text: 'Three cuts with pale, torn edges, as if something had come through the page.' },
    { view: [15, 290, 100], text: 'Dots as in a printed comic: they grow until the yellow has turned blue.' },
  ],
  cards: [
    {
      title: '1990 Marvel Universe #10 Wolverine',
      set: '1990 Impel Marvel Universe Series 1',
      layout: impel1990('10'),
      description:
        'One of three Wolverines in the set, so ask a seller for the number; #134 shows The Incredible Hulk #181. Turn it over, too: the record of his battles, won and lost, is much of the fun. [[raw|Raw]] copies cost little enough to buy several, compare their [[centring]], and have the best one [[grade|graded]].',
      valueRange: '$1-$500+',
      basis: { kind: 'estimate', low: 'raw', high: '[[psa|PSA]] 10' },
    },
    {
      title: '1992 Marvel Masterpieces #94 Wolverine',
      set: '1992 SkyBox Marvel Masterpieces',
      layout: masterpieces1992('94'),
      description:
        'Late in the alphabet of Joe Jusko’s set, #94 of 100 [[base-card|base cards]]. Copies are common, and condition does the sorting: one knock is enough to dull the thin gold border.',
      valueRange: '$2-$400+',
      basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
    },
    {
      title: '1992 X-Men Series 1 #2 Wolverine',
      set: '1992 Impel X-Men Series 1',
      layout: xMen1992('2'),
      description:
        'Jim Lee drew all one hundred cards and this is the second of them, with five [[hologram-card|holograms]] as the [[chase]]. It comes from Impel’s first set devoted to the X-Men, so it pairs well with a run of his team-mates.',
      valueRange: '$1-$200+',
      basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
    },
  ],
  otherSales: [
    {
      title: 'Cover art of Wolverine #1 (1988)',
      sales: [{ copy: 'John Buscema’s original', price: '$600,000', when: 'Heritage, September 2024' }],
    },
  ],
  finding:
    'The only sale we can date is not of a card: the cover art of Wolverine #1 made $600,000. All three cards start at $1 or $2.',
  related: [
    {
      slug: 'hulk',
      name: 'Hulk',
      why: 'Wolverine was first seen in a Hulk comic, on the last page of #180.',
    },
    {
      slug: 'spider-man',
      name: 'Spider-Man',
      why: 'Seven numbers before Wolverine in Joe Jusko’s painted set of 1992.',
    },
  ],
  closing: {
    title: 'Claws out, corners sharp',
    text: 'Own several copies of #10 and want one graded? Bring them to the shop: we’ll put them under the lamp together and tell you which one to send.',
  },
} satisfies Character;
