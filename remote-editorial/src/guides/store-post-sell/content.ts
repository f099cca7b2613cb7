import { type Answers, conditionOf, type Question, type Route, type Rule } from './route.ts';

const rules: readonly Rule[] = [
  {
    route: 'shop',
    when: { value: ['high'], speed: ['today'] },
    why: 'A shop is the sure way to be paid today. At this value it costs you a lot: ask two shops and, if you can wait a month, an auction house.',
  },
  {
    route: 'shop',
    when: { value: ['low', 'middle'], speed: ['today'] },
    why: 'A shop looks, offers and pays while you wait. It has to sell the card again, so its offer lies below what a collector would pay.',
  },
  {
    route: 'auction',
    when: { value: ['high'], speed: ['weeks', 'open'], work: ['little'] },
    why: 'The house photographs, describes, insures and finds the bidders. Your work is a form and some patience.',
  },
  {
    route: 'shop',
    when: { value: ['low', 'middle'], speed: ['weeks', 'open'], work: ['little'] },
    why: 'Listing, packing and answering questions would cost you more than the better price earns. Take all of them to the counter at once.',
  },
  {
    route: 'private',
    when: { value: ['low'], speed: ['weeks', 'open'], work: ['much'] },
    why: 'One by one, cheap cards cost more in postage and evenings than they earn. At a fair or among club friends they go by the box.',
  },
  {
    route: 'marketplace',
    when: { value: ['low'], speed: ['weeks', 'open'], work: ['some'] },
    why: 'Bundle them: one listing for a run of a set, with every card in the photograph. It reaches the one person who needs those numbers.',
  },
  {
    route: 'marketplace',
    when: { value: ['middle'], speed: ['weeks', 'open'], work: ['some'] },
    why: 'Most buyers look there, and sold prices tell you what to ask. All it asks of you is good photographs and careful packing.',
  },
  {
    route: 'marketplace',
    when: { value: ['middle'], speed: ['weeks'], work: ['much'] },
    why: 'With time for photographs, a good description and patience with offers, you get close to what collectors pay, within weeks.',
  },
  {
    route: 'auction',
    when: { value: ['high'], speed: ['open'], work: ['some'] },
    why: 'Choose the sale that suits the card: one with others of its kind draws the people who want it. That can take months.',
  },
  {
    route: 'marketplace',
    when: { value: ['high'], speed: ['weeks'], work: ['some'] },
    why: 'For a graded card with a certificate number this works well and fast. Sell with tracking, insurance and a signature, or not at all.',
  },
  {
    route: 'private',
    when: { value: ['high'], speed: ['weeks', 'open'], work: ['much'] },
    why: 'Nobody takes a share, and both sides can look at the card. It needs people whom you know, a public place, and a sold price that both accept as the start.',
  },
  {
    route: 'private',
    when: { value: ['middle'], speed: ['open'], work: ['much'] },
    why: 'Let it be known in the clubs and at the fairs what you have. In time the person turns up who has looked for just that card, and there is no fee to share.',
  },
];

/** The names of the answers, and of pairs of them. */
const answers = {
  low: 'Under $50',
  middle: '$50 to $1,000',
  high: 'Over $1,000',
  today: 'Today',
  weeks: 'Within weeks',
  open: 'No hurry',
  little: 'Little work',
  some: 'Some work',
  much: 'Any amount of work',
  'low+middle': 'Up to $1,000',
  'weeks+open': 'Not today',
};

/** One way to sell, compared with the others. */
interface ComparedRoute {
  route: Route;
  name: string;
  gets: string;
  work: string;
  time: string;
  care: string;
}

const routes: readonly ComparedRoute[] = [
  {
    route: 'shop',
    name: 'Shop',
    gets: 'Less than a collector pays: the shop needs its margin.',
    work: 'Carry it there.',
    time: 'The same day.',
    care: 'Know the sold price before you go in. A good shop shows you how it got to its offer.',
  },
  {
    route: 'marketplace',
    name: 'Marketplace',
    gets: 'What collectors pay, less the platform’s fee and the postage.',
    work: 'Photographs, description, questions, packing.',
    time: 'Days to weeks.',
    care: 'Show corners, edges and surface in the light, back too. Film yourself packing anything that would hurt to lose.',
  },
  {
    route: 'auction',
    name: 'Auction house',
    gets: 'The [[hammer-price]], less the seller’s fee if there is one.',
    work: 'A form, and posting it insured.',
    time: 'Months, from [[consignment]] to payment.',
    care: 'Ask in writing: fee, reserve, insurance, who pays for photographs, when you are paid, what an unsold card costs.',
  },
  {
    route: 'private',
    name: 'Private sale',
    gets: 'All of it. What that is, the two of you decide.',
    work: 'Finding the person.',
    time: 'An afternoon, or a year.',
    care: 'Meet in a public place. Take payment that cannot be called back, and write a receipt with the certificate number.',
  },
];

const start: Answers = { value: 'middle', speed: 'weeks', work: 'some' };

export const storePostSell = {
  slug: 'store-post-sell',
  alsoFoundBy: ['shipping', 'postage', 'storage', 'selling a collection'],
  sections: [
    { section: 'store', label: 'Store', alsoFoundBy: ['binder pages', 'storage box', 'protect'] },
    {
      section: 'never',
      label: 'Never',
      alsoFoundBy: ['sunlight', 'UV', 'humidity', 'damp', 'heat', 'rubber band', 'tape', 'PVC'],
    },
    {
      section: 'post',
      label: 'Post',
      alsoFoundBy: ['ship a slab', 'shipping', 'packing', 'bubble mailer', 'padded envelope', 'insurance', 'tracking'],
    },
    {
      section: 'sell',
      label: 'Sell',
      fields: ['chooser'],
      alsoFoundBy: ['consign', 'auction house', 'card shop'],
    },
    {
      section: 'box',
      label: 'A whole box',
      alsoFoundBy: ['inherited', 'inherited a collection', 'sell a collection', 'estate', 'bulk', 'shoebox', 'lot'],
    },
    { section: 'fees', label: 'Fees', alsoFoundBy: ['eBay fees', 'marketplace fees', 'commission'] },
  ],
  title: 'Store, post, sell',
  question: 'How do I store, post and sell my cards?',
  need: 'sell' as const,
  summary:
    'A sleeve, a top loader and a box that cannot bend; then four ways to sell, and which of them suits your card.',
  franchise: null,
  drawing: 'sleeve',
  lead: 'More cards are spoilt at home and in the post than in any playground. Two pieces of plastic and ten minutes prevent most of it. And once a card is safe, selling it is a choice between money, time and work.',
  reviewed: '2026-11-29',
  changes: [
    {
      date: '2026-11-29',
      text: 'A whole box, or an inheritance: what to take out, and how to ask for offers. How to pad a slab. The guide was about single cards without holders.',
    },
    { date: '2026-11-22', text: 'Storing, posting in six drawn steps, and four ways to sell.' },
  ],
  store: {
    heading: 'Store: sleeve first, then the hard case',
    figure: {
      parts: ['card', 'penny sleeve', 'top loader'],
      push: 'Push them together',
      states: ['apart', 'on the way', 'in place'],
      pictures: [
        'A card, half inside a thin sleeve; the sleeve, half inside a rigid top loader.',
        'A card goes down into a thin sleeve, and the sleeve into a rigid top loader.',
        'A card in a thin sleeve, in a rigid top loader.',
      ],
    },
    paragraphs: [
      'First a [[penny-sleeve]], thin and soft, then a [[top-loader]], thick and stiff. Never the hard case alone: the card would slide on bare plastic, and grit does the rest. Slip the card in by its top corners with the sleeve held open, because most bent [[corners]] are made at exactly this moment.',
      'For a card that goes to a grader, take a [[semi-rigid|semi-rigid]] holder instead. It opens more easily, so the person at the other end need not pull.',
      'Whole sets belong in a binder with side-loading pockets, one card to a pocket, stored upright and not full. A binder that does not close presses its rings into the inner row.',
    ],
  },
  never: {
    heading: 'What ruins cards slowly',
    points: [
      {
        title: 'PVC',
        text: 'Soft, smelly album pages give off their softener, and the cards turn sticky and yellow. Buy polypropylene or polyester, marked acid-free and without PVC.',
      },
      {
        title: 'Rubber bands',
        text: 'They cut into the [[edges]] of the outer cards, and the old ones stick. A stack needs a box that fits, not a band.',
      },
      {
        title: 'Light, heat and damp',
        text: 'Ink fades in a window, card curls in an attic and grows mould in a cellar. A cupboard in a lived-in room is better than any of them.',
      },
      {
        title: 'Cleaning',
        text: 'Do not. What rubs off the dirt rubs off the gloss, and a grader may call the card [[altered]].',
      },
    ],
  },
  post: {
    heading: 'Post it in six steps',
    intro: 'The parcel has to survive a fall, a shower and a sorting machine. Each step stops one of them.',
    steps: [
      {
        title: 'Photograph it',
        text: 'Front, back and certificate number, before it goes in. If something happens, this is your evidence.',
      },
      {
        title: 'Sleeve and case',
        text: 'Sleeve, then top loader. A [[slab]] gets a bag of its own against scratches, then bubble wrap on all sides: its plastic chips and cracks.',
      },
      {
        title: 'Close the opening',
        text: 'A strip of painter’s tape, which comes off again, over the top, with one end folded into a tab. It must never touch the card.',
      },
      {
        title: 'Keep it dry',
        text: 'Into a bag that closes. Rain gets into letter boxes.',
      },
      {
        title: 'Make it stiff',
        text: 'Between two pieces of cardboard, larger than the case on every side, taped to each other and not to the case.',
      },
      {
        title: 'Pad, box, track',
        text: 'A padded envelope for one card, a box for several. A slab needs a box that it just fits into with its wrap, and two slabs something between them. Tracked, and insured for what a replacement would cost. Nothing about cards on the outside.',
      },
    ],
    figures: [
      'A phone takes the picture of a card that lies on a cloth.',
      'A card in a sleeve, in a hard case.',
      'A strip of tape over the opening, with a folded tab.',
      'The case in a bag, with drops of rain beside it.',
      'The bag between two sheets of cardboard.',
      'A closed box with a label and a bar code.',
    ],
    after:
      'Plain letters are the one thing to avoid. A sorting machine bends everything around its rollers, and a stiff case tears the envelope open.',
  },
  chooser: {
    heading: 'Which way to sell?',
    instruction: 'Three answers, one suggestion, and the reason for it.',
    intro: 'The bands are ours, for one card or one lot.',
    legends: {
      value: 'What is it worth?',
      speed: 'When do you want the money?',
      work: 'How much work may it be?',
    } satisfies Record<Question, string>,
    answers,
    start,
    rules: rules.map((rule) => ({ ...rule, condition: conditionOf(rule, answers) })),
    routes,
    labels: { gets: 'You get', work: 'Your work', time: 'It takes', care: 'Take care' },
    right: 'Right for',
    suggested: 'Suggested',
  },
  box: {
    heading: 'A whole box, or an inheritance',
    paragraphs: [
      'Clean nothing, and throw nothing away yet. Sort by maker and set, which the small print on each card names. Then take out whatever has a stamp, shines or is in a holder, Pokémon cards from before 2003, and packs that are still closed: what a box is worth is mostly there.',
      'Photograph those front and back, and look up [what such copies have sold for](/guides/what-is-it-worth). Count the rest by the hundred. Ordinary cards of the 1990s sell by the box, seldom one by one.',
      'Then ask two buyers for an offer in writing, with a line for each of the good cards and one for the rest. A shop pays less than you would get card by card, since the sorting, the waiting and the unsold cards become its own. If it pays much less for the good ones, sell those yourself and let the rest go as a [[lot]].',
    ],
  },
  fees: {
    heading: 'Why there is no fee on this page',
    paragraphs: [
      'Fees change more often than guides do, and a wrong one costs you money. Before you choose, read the current price list of the place itself, and write three numbers on one line: what the buyer will pay, what is taken off, what reaches you and when. The [guide to values](/guides/what-is-it-worth#premium) shows where the difference goes.',
      'Then compare the third number only. A higher price with a higher fee, or one that arrives in spring, may be the smaller one.',
      'We buy and sell at our own counter, so we are not neutral. Bring the sold prices that you found; we will tell you how our offer comes about, and you may take the card home again.',
    ],
  },
  sources: [
    {
      name: 'General practice of collectors and dealers',
      says: 'how cards are sleeved, packed and sold, and how shops buy whole collections. Ask your grader and your carrier for their own rules; they come first.',
    },
    {
      name: 'GrailGuard, June 2026',
      href: 'https://grailguard.io/blog/how-to-ship-valuable-basketball-cards.html',
      says: 'how a slab is wrapped and boxed.',
    },
    {
      name: 'Our own judgement',
      says: 'the three bands of value, and which way to sell suits which answers.',
    },
  ],
  related: [
    {
      title: 'What is it worth today?',
      href: '/guides/what-is-it-worth',
      why: 'Settle the figure first: every way to sell begins with it.',
    },
    { title: 'Grading, and what a 10 needs', href: '/guides/grading', why: 'Whether a holder would repay its cost.' },
    { title: 'Is it real?', href: '/guides/is-it-real', why: 'What a careful buyer will check on your card.' },
    { title: 'Glossary', href: '/guides/glossary', why: 'Sleeves, holders and the words of a listing.' },
  ],
};

export type StoreGuide = typeof storePostSell;
