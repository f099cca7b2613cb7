import type { Guide, TitledText } from '@mint-row/kit/content';
import type { Borders, Standard } from './centring.ts';

/** The four things that graders look at, by their drawings. */
export type Check = 'centring' | 'corners' | 'edges' | 'surface';

/** The guide to grading. */
export interface Grading extends Guide {
  /** The text alternative of the drawing beside the title. */
  drawn: string;
  /** `marks` are those of the four checks, on labels that have them. */
  labels: readonly { company: string; word: string; value: string; marks?: readonly (readonly [string, string])[] }[];
  tool: {
    heading: string;
    intro: readonly string[];
    instruction: string;
    title: string;
    /** The card of the document, before anybody has moved it. */
    example: Borders;
    across: string;
    down: string;
    columns: readonly [string, string, string];
    standards: readonly Standard[];
    open: string;
    out: string;
    /** The words after the number of grades that are ruled out. */
    count: string;
    reset: string;
    note: string;
  };
  checks: { heading: string; intro: string; items: readonly (TitledText & { check: Check; drawn: string })[] };
  companies: { heading: string; items: readonly TitledText[]; note: string };
  sending: { heading: string; intro: string; questions: readonly TitledText[]; note: string };
  ten: { heading: string; paragraphs: readonly [string, ...string[]] };
}

export const grading: Grading = {
  slug: 'grading',
  alsoFoundBy: ['PSA 10', 'what a 10 needs'],
  sections: [
    { section: 'try', label: 'Borders', fields: ['tool'], alsoFoundBy: ['borders', '60/40', '55/45', 'off centre'] },
    { section: 'checks', label: 'Four checks', alsoFoundBy: ['scratches', 'dents', 'print lines'] },
    {
      section: 'companies',
      label: 'Companies',
      alsoFoundBy: ['grading companies', 'SGC', 'TAG', 'Beckett', 'PSA vs BGS vs CGC', 'PSA 10 standard'],
    },
    {
      section: 'sending',
      label: 'Send it in?',
      alsoFoundBy: ['fees', 'PSA fees', 'grading cost', 'grading price', 'turnaround', 'worth grading', 'submit'],
    },
    { section: 'ten', label: 'What a 10 is', alsoFoundBy: ['PSA 10', 'gem mint 10', 'perfect card'] },
  ],
  title: 'Grading, and what a 10 needs',
  question: 'Should I have my card graded, and would it get a 10?',
  need: 'judge',
  summary:
    'What PSA, CGC and BGS look at, how even the borders of a 10 must be, and how to decide whether to send a card in.',
  franchise: null,
  drawing: 'graders-labels',
  lead: 'A [[grade]] is a stranger’s opinion of your card, printed on a label. It can be worth a great deal, or less than it cost. Here is what the strangers at [[psa|PSA]], [[cgc|CGC]] and [[bgs|BGS]] look at, what their highest numbers ask for, and how far a border may wander before a 10 is out of the question.',
  reviewed: '2026-11-29',
  changes: [
    {
      date: '2026-11-29',
      text: 'Who owns the graders now, what PSA asks since February 2026 and when it asks for more, with a worked sum, a word on TAG, and the limits of CGC and Beckett for the back: all were missing.',
    },
    {
      date: '2026-11-22',
      text: 'The limits of three companies, with the change that is reported for PSA in 2025, and a card whose borders move.',
    },
  ],
  sources: [
    {
      name: 'PSA’s published grading standards',
      href: 'https://www.psacard.com',
      says: 'the scale and the limits for a 10. That the front became stricter in 2025 is reported by dealers and collectors’ news, and is marked so here.',
    },
    {
      name: 'CGC Cards’ published grading scale',
      href: 'https://www.cgccards.com',
      says: 'what Pristine 10 and Gem Mint 10 allow.',
    },
    {
      name: 'Beckett’s published grading scale',
      href: 'https://www.beckett.com',
      says: 'Gem Mint, Pristine and the four marks on its labels.',
    },
    {
      name: 'Collectors’ news of December 2025',
      href: 'https://www.valueaddedresource.net/congressman-pat-ryan-ftc-collectors-beckett',
      says: 'who bought SGC and means to buy Beckett, and the letter to the Federal Trade Commission.',
    },
    {
      name: 'A collectors’ column of 2026',
      href: 'https://cardcollectorcapital.com/research/is-psa-grading-worth-it-2026',
      says: 'PSA’s fees and times since 10 February 2026. We have not compared them with PSA’s own page.',
    },
    {
      name: 'Powers Sports Memorabilia, December 2025',
      href: 'https://powerssportsmemorabilia.com/fr-fr/blogs/news/psa-upcharges-explained-and-how-graded-value-is-calculated',
      says: 'when PSA moves a card to a dearer tier.',
    },
    {
      name: 'gemmr, a guide to grading scales',
      href: 'https://www.gemmr.com/guides/card-grading-scales-decoded',
      says: 'TAG’s scores, and what its slabs sell for.',
    },
    {
      name: 'PSA’s census',
      says: 'how many copies of Luke Skywalker #1 it had graded, and how many as 10s, as auction reports of 2025 gave it.',
    },
  ],
  related: [
    {
      title: 'Is it real?',
      href: '/guides/is-it-real',
      why: 'A false card gets no grade. Look before you pay the fee.',
    },
    {
      title: 'What is it worth today?',
      href: '/guides/what-is-it-worth',
      why: 'Sold prices by grade, and how to find them.',
    },
    { title: 'Store, post, sell', href: '/guides/store-post-sell', why: 'How to pack a card for the journey there.' },
    {
      title: 'Top 50 most valuable cards',
      href: '/top-50-cards',
      why: 'Every entry says which grade its value belongs to.',
    },
  ],
  drawn:
    'Three labels: Gem Mint is a 10 at PSA and CGC and a 9.5 at BGS, whose label has a mark for each of the four checks',
  labels: [
    { company: 'PSA', word: 'Gem Mint', value: '10' },
    { company: 'CGC', word: 'Gem Mint', value: '10' },
    {
      company: 'BGS',
      word: 'Gem Mint',
      value: '9.5',
      marks: [
        ['Centring', '9.5'],
        ['Edges', '9.5'],
        ['Corners', '9.5'],
        ['Surface', '10'],
      ],
    },
  ],
  tool: {
    heading: 'How even must the borders be?',
    intro: [
      '[[centring|Centring]] is the one part of a grade that you can measure at home. Each ratio compares a border with the one opposite, the wider first.',
      'A card is judged by its worse direction. The table says for which of the top grades the front of such a card is already too far off.',
    ],
    instruction: 'Take hold of the picture and shift it, or use the two sliders.',
    title: 'A card whose picture can be moved within its borders',
    example: { across: 57, down: 52 },
    across: 'Left to right',
    down: 'Top to bottom',
    columns: ['Grade', 'Front at most', 'This card'],
    standards: [
      { grade: 'CGC Pristine\u00a010', asks: 'about 50/50', most: [51, 51] },
      { grade: 'BGS 10, Black Label', asks: '50/50', most: [50, 50] },
      { grade: 'BGS 9.5 Gem Mint', asks: '50/50 one way, 55/45 the other', most: [55, 50] },
      { grade: 'CGC 10 Gem Mint', asks: '55/45', most: [55, 55] },
      { grade: 'PSA 10, reported since 2025', asks: '55/45', most: [55, 55] },
      { grade: 'PSA 10, formerly', asks: '55/45 to 60/40', most: [60, 60] },
    ],
    open: 'still open',
    out: 'ruled out',
    count: 'of the six grades ruled out',
    reset: 'Back to the example',
    note: '“Still open” promises nothing: three other checks are to come. Where a company says “about”, the table allows one point. And graders look before they measure, so take a ruler’s answer as a hint.',
  },
  checks: {
    heading: 'The four checks',
    intro: 'What follows needs a lamp, a dark cloth and a [[loupe]]. Look at the back as long as at the front.',
    items: [
      {
        check: 'centring',
        drawn: 'Even borders, and a picture that sits too far to one side',
        title: 'Centring',
        text: 'Compare left with right, then top with bottom, then turn the card over and do it again. Backs may be further off: as far as 75/25 for a PSA 10 or a CGC Gem Mint 10, 60/40 for a BGS 9.5 or 10. If there is no frame, measure from the text or the logo to the edge.',
      },
      {
        check: 'corners',
        drawn: 'A sharp corner, and one that is soft and frayed',
        title: 'Corners',
        text: 'All four [[corners]] should be alike: four points, or on a Pokémon card four equal curves. A blunt tip, a lifted layer or a tuft of white fibre counts against the card, and a dark border hides none of it.',
      },
      {
        check: 'edges',
        drawn: 'A clean edge, and one with chips of white',
        title: 'Edges',
        text: 'Slide your eye along all four [[edges]]. [[whitening|Whitening]] on a blue Pokémon back and chips in a coloured Topps border are the usual losses. Some come from the blade that cut the card, and count all the same.',
      },
      {
        check: 'surface',
        drawn: 'A clean surface, and one with a print line and a dent',
        title: 'Surface',
        text: 'Tilt the card until the lamp slides across its [[surface]]. Scratches in [[holo|foil]], a [[print-line]], a fingernail’s dent, a trace of wax: a photograph from straight above shows none of them.',
      },
    ],
  },
  companies: {
    heading: 'Three companies, three tens',
    items: [
      {
        title: 'PSA',
        text: 'One number, with half points up to 8.5 and nothing between 9 and 10. Its 10 is called [[gem-mint|Gem Mint]]. For the front its standard used to read “55/45 to 60/40”; in 2025 it was reportedly tightened to 55/45. The label does not say which of the two a card had to meet, so an older 10 may sit less straight than a new one.',
      },
      {
        title: 'CGC',
        text: 'CGC gives two kinds of 10. [[pristine|Pristine]] 10 wants borders of about 50/50, Gem Mint 10 lets them go to 55/45. Read the word on the label as well as the number.',
      },
      {
        title: 'BGS',
        text: 'On Beckett’s scale, called BGS, Gem Mint is a 9.5 and Pristine a 10. With all four marks at 10 the label turns black: a [[black-label|Black Label]], the hardest grade to get on this page.',
      },
      {
        title: 'Owners',
        text: 'The three may soon not be rivals. Collectors, which owns PSA, bought a fourth grader, SGC, in February 2024, and announced on 15 December 2025 that it would buy Beckett. A member of Congress asked for an enquiry that week; how it ended we have not looked up. CGC has another owner. A fifth company, [[sgc|TAG]], scores cards in the hundreds; one guide finds that they sell for less than PSA’s.',
      },
    ],
    note: 'Do not convert one company’s number into another’s. A BGS 9.5 and a PSA 10 share two words, but neither a rule nor a price. Only a [[crossover]] tells what the other company would say, and it may be less than you had.',
  },
  sending: {
    heading: 'Should you send it in?',
    intro: 'Four questions, in this order. If one of them stops you, keep the card as it is and enjoy it.',
    questions: [
      {
        title: 'What would it get?',
        text: 'Do the four checks as if you were buying the card from somebody you do not like. Take the lower of the two grades that you hesitate between.',
      },
      {
        title: 'What does that grade sell for?',
        text: 'Look up [[sold-price|sold prices]] of the same print at that grade and at the one below, and of a [[raw]] copy. [Reading sales](/guides/what-is-it-worth) is a craft of its own.',
      },
      {
        title: 'What does finding out cost?',
        text: 'On 10 February 2026 PSA was reported to ask $32.99 a card for Value, at 45 business days or more, and $49.99 for Value Plus, at 30. The post both ways and insurance come on top. Say a card sells for $60 raw and $110 as a 9: after $33 and $20 for the post, that 9 has lost you $3, and selling it costs a fee besides. Only a 10 would pay. If the card turns out to be worth more than its tier allows, PSA moves it to a dearer one and you pay the difference. Fees change, so take them from the company’s page on the day.',
      },
      {
        title: 'Is there another reason?',
        text: 'A [[slab]] protects a card and makes it easier to sell to a stranger. For the card from your grandmother, a good sleeve and a dry drawer do as well.',
      },
    ],
    note: 'Leave these at home: most [[base-card|base cards]] of the 1990s, anything with a crease, and whatever has been [[trimmed]], pressed or polished. Graders return [[altered]] cards without a grade, or label them “Altered”.',
  },
  ten: {
    heading: 'A 10 is not a perfect card',
    paragraphs: [
      'Under strong enough glass every card has something. A 10 means that a practised eye found nothing that mattered, at the magnification in use, on that day, under the rule of that year.',
      'How rare that is depends on how a card was printed and who owned it. PSA has graded more than 4,600 copies of [Luke Skywalker #1](/star-wars) from 1977, and nine of them were 10s in the last report that we have read, probably of 2025. A card of today that goes from the pack into a sleeve has a far better chance, and the [[census]] counts its 10s in thousands.',
      'The same card, sent in twice, can come back with two grades. Most people who send in cards have such a story.',
      'So buy the card and not the label: put two 10s side by side, and choose the one whose picture sits straight.',
    ],
  },
};
