import { plainText, type QuestionEntry } from '@mint-row/kit/contract';
import type { signs } from '../art/signs.ts';

/** The page that has the whole answer: its name, and what is there. */
export interface More {
  /** The small drawing beside it. */
  sign: keyof typeof signs;
  href: string;
  title: string;
  text: string;
}

/** One question, answered in two to four sentences; its slug is its anchor. */
export interface Answered {
  slug: string;
  question: string;
  answer: string;
  /** Words that visitors type to find it. */
  alsoFoundBy?: readonly string[];
  more: More;
}

export interface Faq {
  heading: string;
  lead: string;
  groups: readonly { id: string; label: string; heading: string; questions: readonly Answered[] }[];
  closing: { title: string; text: string; action: string; guides: string };
}

export const faq: Faq = {
  heading: 'FAQ',
  lead: 'What collectors ask us at the counter, each answered in a few lines. Each answer links to the full guide.',
  groups: [
    {
      id: 'what-have-i',
      label: 'What have I got?',
      heading: 'What have I got?',
      questions: [
        {
          slug: 'is-my-card-real',
          question: 'Is my card real?',
          answer:
            'A photograph alone cannot say so, and nor can we. Lay the card beside a cheap one of the same set: compare the dots of the print under a [[loupe]], the lettering, the colour of the back, and the light that shines through. If it is in a [[slab]], enter its certificate number on the grader’s own site.',
          more: {
            sign: 'loupe',
            href: '/guides/is-it-real',
            title: 'Is it real?',
            text: 'Seven checks; its best result is “keep checking”.',
          },
        },
        {
          slug: 'first-edition',
          question: 'How do I recognise a 1st Edition?',
          answer:
            'On an early Pokémon card, look below the picture, on the left, for a small black stamp with a 1. Without it the card is no [[first-edition|1st\u00a0Edition]], however old it may be.',
          more: {
            sign: 'stamp',
            href: '/guides/which-base-set',
            title: 'Which Base\u00a0Set do I\u00a0have?',
            text: 'Three questions tell you which print you hold.',
          },
        },
        {
          slug: 'shadowless',
          question: 'What does “Shadowless” mean?',
          answer:
            'The frame around the picture of a [[shadowless|Shadowless]] card casts no shadow to its right; later prints of Base\u00a0Set have one. Trainers and Energies have no shadow in any print, so read their copyright line instead.',
          more: {
            sign: 'stamp',
            href: '/guides/which-base-set',
            title: 'Which Base\u00a0Set do I\u00a0have?',
            text: 'Slide from one print to the other.',
          },
        },
        {
          slug: 'first-edition-and-shadowless',
          question: 'Are all 1st Edition cards shadowless?',
          answer:
            'In Base\u00a0Set nearly all are: the stamp belongs to the first print, which had no shadow yet. Machamp is the exception: every copy that we have seen has the stamp, those with a shadow too.',
          more: {
            sign: 'stamp',
            href: '/guides/which-base-set',
            title: 'Which Base\u00a0Set do I\u00a0have?',
            text: 'Machamp is a case of its own there.',
          },
        },
        {
          slug: 'which-charizard',
          question: 'Is my Charizard from Base Set, or a reprint?',
          answer:
            'The number in the corner tells: only with 4/102 can it be Base\u00a0Set. Celebrations of 2021 has 4/102 too, and so, it is reported, has 30th\u00a0Celebration of 2026; each has the logo of its anniversary in the picture.',
          more: {
            sign: 'reprint',
            href: '/guides/which-charizard',
            title: 'Which Charizard is it?',
            text: 'A key to all printings.',
          },
        },
        {
          slug: 'which-1977-series',
          question: 'Which 1977 series is my Star\u00a0Wars card from?',
          answer:
            'Its number decides: 66 cards to a colour, first blue, then red, yellow, green and orange. If the colour does not fit the number, the card may be Canadian or British, and the guide says which.',
          more: {
            sign: 'border',
            href: '/guides/topps-1977',
            title: '1977 Topps in five colours',
            text: 'Type the number, and see its series and border.',
          },
        },
        {
          slug: 'rare-marvel',
          question: 'Are Marvel cards of the 1990s rare?',
          answer:
            'Most are not: [[base-card|base cards]] were opened by the boxful and kept. What can be scarce is a perfect one, because white borders chip and many cards were cut off-centre, and the [[insert|inserts]] are another matter again.',
          alsoFoundBy: ['are 90s Marvel cards worth anything'],
          more: {
            sign: 'hologram',
            href: '/guides/marvel-1990-to-1996',
            title: 'Marvel 1990\u00a0to\u00a01996, by\u00a0maker',
            text: 'Sixteen sets by maker and year, on one timeline.',
          },
        },
      ],
    },
    {
      id: 'grades',
      label: 'Grades and care',
      heading: 'Grades and care',
      questions: [
        {
          slug: 'raw',
          question: 'What is a raw card?',
          answer:
            'A [[raw]] card is not in a grader’s holder; the word says nothing about its condition. One exception is ours: [the Top 50](/top-50-cards) also calls a card raw if only another company than [[psa|PSA]] has [[grade|graded]] it.',
          more: {
            sign: 'rank',
            href: '/top-50-cards#grades',
            title: 'What the grades mean',
            text: 'The grades of the Top 50, each in a line.',
          },
        },
        {
          slug: 'psa-bgs-cgc',
          question: 'PSA, BGS or CGC?',
          answer:
            'All three go up to ten, and their tens differ. At PSA a 10 is [[gem-mint|Gem Mint]]; [[cgc|CGC]] has a [[pristine|Pristine]] 10 above its Gem Mint 10; at [[bgs|BGS]] a 9.5 is Gem Mint, a 10 is Pristine, and four perfect subgrades make a [[black-label|Black Label]]. Choose the one whose sales you want to be compared with. They may soon be less far apart: PSA’s owner has bought [[sgc|SGC]], a fourth, and announced that it would buy Beckett.',
          alsoFoundBy: ['PSA vs BGS', 'best grading company'],
          more: {
            sign: 'ruler',
            href: '/guides/grading',
            title: 'Grading, and what a 10 needs',
            text: 'The limits of all three, side by side.',
          },
        },
        {
          slug: 'should-i-grade',
          question: 'Should I have my card graded?',
          answer:
            'Do the sum with the grade that you expect, not with the one that you hope for. Take what the card sells for in that grade, subtract what it sells for raw, and see whether the rest pays for the fee, the postage and the wait.',
          alsoFoundBy: ['is it worth grading'],
          more: {
            sign: 'ruler',
            href: '/guides/grading',
            title: 'Grading, and what a 10 needs',
            text: 'Be strict with yourself: measure the borders.',
          },
        },
        {
          slug: 'clean-a-card',
          question: 'May I clean a card?',
          answer:
            'Better not. Wiping, polishing or pressing can leave marks of its own, and a grader may treat the card as [[altered]]. Put it into a [[penny-sleeve|penny sleeve]] as it is.',
          alsoFoundBy: ['cleaning'],
          more: {
            sign: 'parcel',
            href: '/guides/store-post-sell',
            title: 'Store, post, sell',
            text: 'Sleeve first, then the hard case.',
          },
        },
        {
          slug: 'post-a-card',
          question: 'How do I send a card safely?',
          answer:
            'First a soft sleeve, then a [[top-loader|top loader]], then two pieces of stiff card taped round it, so that it can neither bend nor slide. No rubber bands, and no tape on the sleeve itself. A slab gets a bag, bubble wrap on all sides, and a box in which it cannot slide.',
          alsoFoundBy: ['shipping', 'mailing'],
          more: {
            sign: 'parcel',
            href: '/guides/store-post-sell',
            title: 'Store, post, sell',
            text: 'Posting a card, in six drawn steps.',
          },
        },
      ],
    },
    {
      id: 'values',
      label: 'Values',
      heading: 'Values',
      questions: [
        {
          slug: 'what-is-it-worth',
          question: 'What is my card worth?',
          answer:
            'About as much as the same print in the same grade was last [[sold-price|sold]] for, and not what somebody asks. For the cards on our pages, [the price guide](/guides/values) has the figures in one table.',
          alsoFoundBy: ['how much is my card worth'],
          more: {
            sign: 'tag',
            href: '/guides/what-is-it-worth',
            title: 'What is it worth today?',
            text: 'How to find such sales, and how far to trust them.',
          },
        },
        {
          slug: 'japanese-or-english',
          question: 'Japanese or English Pokémon cards?',
          answer:
            'Two shops, SNKRDUNK and Ravaver, say that Japanese cards are printed and cut with more care, so that an English 10 is scarcer and can be the dearer of the two. PokemonPricing finds that most rare cards are worth more in Japanese. Collect the language you like to read, and never compare prices across the two.',
          alsoFoundBy: ['Japanese vs English', 'Japanese cards worth'],
          more: {
            sign: 'tag',
            href: '/guides/what-is-it-worth#steps',
            title: 'What is it worth today?',
            text: 'Name the language before you look for sales.',
          },
        },
        {
          slug: 'pokemon-151',
          question: 'What is in Pokémon 151?',
          answer:
            'The set of 2023 has the first 151 Pokémon, counts 165 cards and goes on beyond that count. Among those beyond it are Pikachu #173 and Charizard ex #199, drawn by miki kudo. We have found no dated sale of either that we could name.',
          alsoFoundBy: ['151', '151 worth', 'Scarlet and Violet 151'],
          more: {
            sign: 'frame',
            href: '/guides/read-a-pokemon-card#number',
            title: 'What does the number say?',
            text: 'It reads 199/165 too.',
          },
        },
        {
          slug: 'wide-ranges',
          question: 'Why are the value ranges so wide?',
          answer:
            'Because one card is many things: a played copy from a drawer and a Gem Mint one share a name and a number. Each range names the two copies that it runs between; where one is only called “high grade”, we cannot give you the number.',
          more: {
            sign: 'pages',
            href: '/characters',
            title: 'All characters, A to Z',
            text: 'Each page names the copies at the two ends.',
          },
        },
        {
          slug: 'live-prices',
          question: 'Why do you show no live prices?',
          answer:
            'A feed would mix prints and grades, and a card that sells twice a year has no price of the day. We give dated sales, mark estimates as estimates, and say when we last looked.',
          more: {
            sign: 'calendar',
            href: '/updates',
            title: 'What’s new',
            text: 'Every change since, with the reason for it.',
          },
        },
        {
          slug: 'top-50-figures',
          question: 'Where do the figures of the Top 50 come from?',
          answer:
            'From sales where we know one, and from estimates where we do not; each card says which. Sales are counted to the end of 2025.',
          more: {
            sign: 'rank',
            href: '/top-50-cards#methodology',
            title: 'How the Top 50 is made',
            text: 'The method, below the list.',
          },
        },
      ],
    },
    {
      id: 'us',
      label: 'The shop and the site',
      heading: 'The shop and the site',
      questions: [
        {
          slug: 'sell-to-you',
          question: 'Can I sell my cards to you?',
          answer:
            'Write first, and send photographs. [A\u00a0draft](/contact#topics) asks for what we need to know. We look at cards at the counter, too.',
          alsoFoundBy: ['buy my cards', 'do you buy cards'],
          more: {
            sign: 'letter',
            href: '/contact#photographs',
            title: 'What to photograph first',
            text: 'Four pictures that we will ask for.',
          },
        },
        {
          slug: 'affiliated',
          question: 'Do you belong to Marvel, Pokémon, Star\u00a0Wars or a card maker?',
          answer:
            'No, we are independent of them all, and of the graders too. Names are used to say which card is meant; the pictures are our own drawings.',
          alsoFoundBy: ['do you work for Pokémon', 'official'],
          more: {
            sign: 'notice',
            href: '/disclaimer',
            title: 'Disclaimer & Affiliation Notice',
            text: 'All of it, clause by clause.',
          },
        },
        {
          slug: 'report-a-mistake',
          question: 'I have found a mistake. Where do I report it?',
          answer:
            'Please send us a correction: the page, the sentence, and how you know. What we change is listed with its reason under [what’s new](/updates).',
          more: {
            sign: 'letter',
            href: '/contact#topics',
            title: 'Contact us',
            text: 'A draft that asks for all three.',
          },
        },
      ],
    },
  ],
  closing: {
    title: 'Not on the list?',
    text: 'Ask us, with the card’s name, number and a photograph of both sides.',
    action: 'Ask Us',
    guides: 'All Guides',
  },
};

/** The names of the drawings on its page: a sleeve in the opening, and those of the answers. */
export function faqDrawings({ groups }: Faq): string[] {
  return ['sign-sleeve', ...groups.flatMap(({ questions }) => questions.map(({ more }) => `sign-${more.sign}`))];
}

/** The questions, as the search finds them. */
export function questionEntries({ groups }: Faq): QuestionEntry[] {
  return groups.flatMap(({ questions }) =>
    questions.map(({ slug, question, answer, alsoFoundBy }) => ({
      slug,
      question,
      answer: plainText(answer),
      alsoFoundBy,
    })),
  );
}
