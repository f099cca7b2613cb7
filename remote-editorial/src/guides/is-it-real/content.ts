import type { Guide, TitledText } from '@mint-row/kit/content';
import type { Check, Outcome } from './verdict.ts';

/** The figures, by their drawings. */
export type Look = 'print' | 'layers' | 'light';

/** The guide to telling copies. */
export interface IsItReal extends Guide {
  /** The text alternative of the drawing beside the title. */
  drawn: string;
  before: { heading: string; paragraphs: readonly string[]; never: TitledText };
  looks: {
    heading: string;
    items: readonly (TitledText & { look: Look; drawn: string; like: string; unlike: string })[];
  };
  checklist: {
    heading: string;
    instruction: string;
    intro: string;
    checks: readonly Check[];
    outcomes: Record<Outcome, string>;
    verdicts: Record<Outcome | 'none', TitledText>;
    again: string;
  };
  slab: { heading: string; paragraphs: readonly string[] };
  modern: { heading: string; paragraphs: readonly string[] };
  honest: { heading: string; paragraphs: readonly string[] };
  after: { heading: string; items: readonly TitledText[] };
}

export const isItReal: IsItReal = {
  slug: 'is-it-real',
  alsoFoundBy: ['fake Pokémon card', 'fake Charizard', 'spot a fake', 'counterfeit check'],
  sections: [
    { section: 'before', label: 'Before', alsoFoundBy: ['rip test'] },
    { section: 'looks', label: 'Three looks', alsoFoundBy: ['print dots', 'light test'] },
    { section: 'checklist', label: 'Checklist', alsoFoundBy: ['fake test', 'how to tell'] },
    {
      section: 'slab',
      label: 'Slabs',
      alsoFoundBy: ['cert number', 'certificate number', 'verify a slab', 'fake slab', 'cracked slab'],
    },
    {
      section: 'modern',
      label: 'Fakes of the 2020s',
      alsoFoundBy: ['texture', 'full art fake', 'gold metal Pokémon card', 'modern fake'],
    },
    {
      section: 'honest',
      label: 'Honest copies',
      alsoFoundBy: ['reprint', 'proxy', 'replica', 'Celebrations', 'fan art card'],
    },
    { section: 'after', label: 'When it fails' },
  ],
  title: 'Is it real?',
  question: 'Is my card real, and is the one that I want to buy?',
  need: 'judge',
  summary: 'How to tell a copied card with a loupe, a lamp and a common card of the same set, without harming either.',
  franchise: null,
  drawing: 'loupe',
  lead: 'Nobody can prove a card from a photograph, and we do not try. What you can do at a kitchen table is look for reasons to stop. This page has seven of them, in the order in which they cost you least.',
  reviewed: '2026-11-29',
  changes: [
    {
      date: '2026-11-29',
      text: 'Fakes of the 2020s: texture, foil all over, cards of metal. The checks were about older cards.',
    },
    { date: '2026-11-22', text: 'Three drawings, seven checks, and what to do when one of them fails.' },
  ],
  sources: [
    {
      name: 'Collectors’ and dealers’ published comparisons',
      says: 'the loupe, the letters, the colour of the back, light through the card.',
    },
    {
      name: 'The grading companies',
      says: 'that a certificate number can be looked up on their sites. Start from an address that you typed yourself.',
      href: 'https://www.psacard.com',
    },
    {
      name: 'A dealer’s guide to recent fakes',
      href: 'https://pokepals.co.uk/blogs/news/how-to-spot-a-fake-pokemon-card-a-collector-s-guide',
      says: 'the texture of cards of the 2020s. Where the foil of older cards lies, and what metal cards are, is commonly known.',
    },
    { name: 'Common practice', says: 'the layers of card stock, and official reprints.' },
  ],
  related: [
    { title: 'Glossary', href: '/guides/glossary', why: 'Rosette, loupe and every other word on this page.' },
    {
      title: 'Which Base\u00a0Set do I\u00a0have?',
      href: '/guides/which-base-set',
      why: 'Most cards that are asked about are real, and another print than hoped.',
    },
    {
      title: 'How to read any Pokémon card',
      href: '/guides/read-a-pokemon-card',
      why: 'What should be printed where.',
    },
    { title: 'Grading, and what a 10 needs', href: '/guides/grading', why: 'The opinion that you can pay for.' },
  ],
  drawn: 'A loupe over a card; in the lens the picture turns into dots of four colours',
  before: {
    heading: 'Compare with a card you trust',
    paragraphs: [
      'The best tool is a cheap card: a [[base-card|common]] of the same set, the same language and the same years, bought from somebody you trust. Every check below is a comparison. “Too dark” and “too thin” mean nothing by themselves, because card stock and ink differ from set to set and from one print run to the next.',
      'The second is a [[loupe]], the third a lamp. Take the card out of its sleeve, wash your hands, lay both cards on a clean cloth, and look at one thing at a time on one card and then on the other.',
    ],
    never: {
      title: 'Never the rip test',
      text: 'Tearing, bending, scratching or wetting a card proves at most that you once owned it. Do not do it for anybody, and take no torn card as evidence.',
    },
  },
  looks: {
    heading: 'Three looks',
    items: [
      {
        look: 'print',
        drawn: 'Through a loupe: a rosette of dots with a solid letter, and a flat print with a ragged letter',
        title: 'Through the loupe',
        text: 'Printing presses build a picture from dots of four inks, which meet in little flowers: the [[rosette]]. Small black letters are usually a layer of their own, solid and sharp. On a [[counterfeit|copy]] the colour is often flat or a spray of specks, and the letters are made of dots themselves.',
        like: 'Flowers of dots, a solid letter',
        unlike: 'Flat colour, a ragged letter',
      },
      {
        look: 'layers',
        drawn: 'From the side: a card of three layers with a dark one in the middle, and a card of one',
        title: 'From the side',
        text: 'Look at the [[edges|edge]], not at the face. Pokémon cards have a thin dark layer in the middle, which shows as a line; old Topps board has none and is greyish right through. What counts is that the two cards agree.',
        like: 'The same layers as the common',
        unlike: 'One white layer',
      },
      {
        look: 'light',
        drawn: 'Before a lamp: a card that stays dark, and one that glows',
        title: 'Before the lamp',
        text: 'Hold both cards before the same lamp at the same distance. If one stays dark and the other glows like a lampshade, they were not printed on the same board.',
        like: 'Dark, like the common',
        unlike: 'A glow, and the back shows through',
      },
    ],
  },
  checklist: {
    heading: 'The seven checks',
    instruction: 'Choose what you see.',
    intro: 'One “stop” outweighs six good answers; no number of good answers is proof.',
    checks: [
      {
        name: 'The offer',
        how: 'Before the card, look at who sells it, for how much, and how you would pay.',
        answers: [
          {
            text: 'Own photographs of both sides, a price near what others sold for, returns accepted',
            outcome: 'keep',
          },
          { text: 'Few photographs, or a price somewhat too good', outcome: 'ask' },
          { text: 'No more photographs on request, or payment outside the marketplace', outcome: 'stop' },
        ],
      },
      {
        name: 'The words',
        how: 'Read everything, small print included, against the common or a good picture of the same card.',
        answers: [
          { text: 'Same letters, same spacing, same spelling', outcome: 'keep' },
          { text: 'I have nothing to read it against', outcome: 'ask' },
          { text: 'Another typeface, a wrong word, an accent missing from Pokémon', outcome: 'stop' },
        ],
      },
      {
        name: 'The back',
        how: 'Lay both cards face down in daylight.',
        answers: [
          { text: 'Same colour, same picture, same size', outcome: 'keep' },
          { text: 'A shade lighter or darker', outcome: 'ask' },
          { text: 'Another colour, a blurred picture, another size', outcome: 'stop' },
        ],
      },
      {
        name: 'The dots',
        how: 'Put the loupe on a patch of one colour, then on small black letters.',
        answers: [
          { text: 'Rosettes and solid letters, as on the common', outcome: 'keep' },
          { text: 'I cannot tell what I see', outcome: 'ask' },
          { text: 'Flat colour, specks, or letters made of dots', outcome: 'stop' },
        ],
      },
      {
        name: 'The side',
        how: 'Compare the edges under the loupe.',
        answers: [
          { text: 'The same layers, the same thickness', outcome: 'keep' },
          { text: 'The edges are too worn to see', outcome: 'ask' },
          { text: 'Other layers, or clearly thinner or thicker', outcome: 'stop' },
        ],
      },
      {
        name: 'The light',
        how: 'Hold both before one lamp.',
        answers: [
          { text: 'Equally dark', outcome: 'keep' },
          { text: 'A little brighter', outcome: 'ask' },
          { text: 'It glows, and the other does not', outcome: 'stop' },
        ],
      },
      {
        name: 'The holder',
        how: 'For a card in a [[slab]]: look its number up with the company on the label, and compare card and [[grade]].',
        answers: [
          { text: 'Card, grade and picture agree, or it is not in a slab', outcome: 'keep' },
          { text: 'The number is known, but there is no picture to compare', outcome: 'ask' },
          { text: 'Unknown number, other card or grade, or a holder that has been opened', outcome: 'stop' },
        ],
      },
    ],
    outcomes: { keep: 'keep checking', ask: 'ask someone', stop: 'stop' },
    verdicts: {
      none: {
        title: 'Begin anywhere',
        text: 'The result appears here as you choose. It is kept in the address, so that you can send it to a friend.',
      },
      keep: { title: 'Keep checking', text: 'Nothing against it so far:' },
      ask: { title: 'Ask someone', text: 'Do not pay before a second pair of eyes has seen:' },
      stop: { title: 'Stop', text: 'Do not pay, do not sell it on, do not send it to be graded. Against it:' },
    },
    again: 'Start again',
  },
  slab: {
    heading: 'A slab is not the end of it',
    paragraphs: [
      'A slab means that somebody looked, if it is what its label says. Type the address of the grading company yourself, enter the number, and compare card, set, grade and, where there is one, the picture: the same scratch in the same place is worth more than a matching number, since copied labels carry numbers that exist.',
      'Then look at the holder. Frosted seams, a cloudy rim, a label that sits crooked or a font that differs from another slab of the same years: any of these is a reason to stop.',
    ],
  },
  modern: {
    heading: 'Fakes of the 2020s',
    paragraphs: [
      'Cards whose art covers the whole face have had a texture for some years now: fine etched lines, like a fingerprint, that follow the drawing. Most fakes are smooth, and the better ones have a coarse pattern that follows nothing. Tilt the card under the lamp, and hold it against a cheap card of the same kind.',
      'On an older [[holo]] only the picture shines; on a [[reverse-holo|reverse holo]] all but the picture does. A fake often shines all over, or has the foil of another year.',
      'A gold card made of metal did not come out of a pack. Such cards are sold by the dozen as souvenirs; [five official ones](/guides/which-charizard#asked) came in boxes.',
    ],
  },
  honest: {
    heading: 'Honest copies',
    paragraphs: [
      'Not every copy is a lie. Publishers reprint their own classics and say so: [the Charizard](/guides/which-charizard) in the Pokémon set Celebrations, of 2021, repeats the one from Base Set down to its number, with the logo of an anniversary in the picture. Custom cards, artists’ proofs of their own designs and playing pieces marked as proxies are honest as long as the mark stays on.',
      'They become false when somebody removes the mark or leaves it out of the description. Read the small print on the card before the words around it.',
    ],
  },
  after: {
    heading: 'When it fails',
    items: [
      {
        title: 'If you have not paid',
        text: 'Walk away without a debate. You need not convince the seller, and there will be another copy.',
      },
      {
        title: 'If you have paid',
        text: 'Keep the parcel, the photographs and every message. Ask for your money through the marketplace or the card company, within its time limit, before you leave a review.',
      },
      {
        title: 'If it was yours all along',
        text: 'Write COPY on the sleeve and keep it beside your loupe, to compare doubtful cards with.',
      },
    ],
  },
};
