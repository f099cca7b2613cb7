import type { FranchiseLanding } from '@mint-row/kit/content';
import { type NumbersFigure, numbersFigure } from './numbers.ts';

/** The data of the Star Wars landing page: it also shows the numbers of 1977, and always has rare cards. */
export type StarWarsLanding = FranchiseLanding & Required<Pick<FranchiseLanding, 'rare'>> & { numbers: NumbersFigure };

export const landing = {
  hero: {
    heading: 'Star\u00a0Wars\u00a0cards, from\u00a0the\u00a0first blue\u00a0border',
    lead: 'Topps put the first film on 330 cards in 1977, and collectors have sorted them by border colour ever since. Here is what to look for in the early sets, who is collected most, and which cards are truly rare.',
  },
  why: {
    heading: 'Why collect Star\u00a0Wars',
    points: [
      {
        title: 'A clear beginning',
        text: 'The first Topps set came out in the year of the first film: five series of 66 cards, each with its own border colour, and 55 [[sticker|stickers]]. You can build it one colour at a time.',
      },
      {
        title: 'Condition is the challenge',
        text: 'Finding a 1977 card is one thing, finding a clean one another. [[psa|PSA]] reported in 2015 that about 10% of the 1977 Topps cards it had [[grade|graded]] reached PSA 10, against over 24% for 1980. The average hides the blue series: of more than 4,600 graded copies of Luke Skywalker #1, nine did.',
      },
      {
        title: 'Photographs, paintings, signatures',
        text: 'The early sets follow the films. In 1993 Star Wars Galaxy was the first set made of art alone, and in 2007 the 30th Anniversary packs held [[autograph|autographs]], Harrison Ford’s among them.',
      },
    ],
  },
  numbers: numbersFigure,
  sets: {
    heading: 'Popular sets',
    intro:
      'Three good places to begin: the first film, the second, and the saga as artists saw it. The third film’s cards, Return of the Jedi (1983), are 132 in red and 88 in dark blue, with 55 stickers, of which the first 33 exist in two colours each.',
    items: [
      {
        name: '1977 Topps Star Wars',
        year: 1977,
        size: '330 cards, 55 stickers',
        description:
          'A pack held seven cards, a sticker and a stick of gum. Luke Skywalker is #1, Princess Leia #5 and Darth Vader #7, all in the first of the five series.',
        card: { slug: 'darth-vader', index: 0 },
      },
      {
        name: '1980 Topps The Empire Strikes Back',
        year: 1980,
        size: '352 cards, 88 stickers',
        description:
          'Three series of 132, 132 and 88 cards. The first series, framed in red inside a clouded white border, holds the Star File cards: Yoda’s and Boba Fett’s first cards are among its low numbers.',
        card: { slug: 'yoda', index: 0 },
      },
      {
        name: '1993 Topps Star Wars Galaxy',
        year: 1993,
        size: '140 cards, etched-foil inserts',
        description:
          'The first Star Wars set made entirely of art. Collect it for the paintings, and look in the packs for the [[insert|inserts]] of etched foil.',
        card: { slug: 'galaxy', index: 0 },
      },
    ],
  },
  tips: {
    heading: 'Three tips before you buy',
    items: [
      {
        title: 'Know the border colour',
        text: 'In the 1977 set the number tells you the border. If the two disagree, the card may be Canadian: O-Pee-Chee used orange from 133. [Our guide](/guides/topps-1977) finds any number, and names the cards that break the rule.',
      },
      {
        title: 'Inspect dark borders for chips',
        text: 'With dark ink, the smallest knock shows bare card. Before you call a card mint, tilt it under a lamp and follow all four [[edges]] and [[corners]].',
      },
      {
        title: 'Learn the errors and premiums',
        text: '[#207](/guides/topps-1977?number=207) first gave C-3PO an unfortunate golden protrusion; Topps airbrushed it away, so the [[error-card|error]] and its correction both exist. The other set of 1977 to know came with Wonder Bread: 16 cards, one to a marked loaf.',
      },
    ],
  },
  mostCollected: {
    heading: 'Most collected characters',
    intro: 'The characters collectors look for, with the first Topps card of each where we can name it.',
    characters: [
      { name: 'Darth Vader', slug: 'darth-vader', begins: true, note: 'First Topps\u00a0card: 1977, #7' },
      { name: 'Luke Skywalker', slug: 'luke-skywalker', unlinked: true, note: 'First Topps\u00a0card: 1977, #1' },
      { name: 'Yoda', slug: 'yoda', unlinked: true, note: 'First Topps\u00a0card: 1980, The Empire Strikes Back #9' },
      { name: 'Han Solo', slug: 'han-solo', unlinked: true, note: 'First Topps\u00a0card: 1977, #4' },
      { name: 'Princess Leia', slug: 'princess-leia', unlinked: true, note: 'First Topps\u00a0card: 1977, #5' },
      {
        name: 'Boba Fett',
        slug: 'boba-fett',
        unlinked: true,
        note: 'First Topps\u00a0card: 1980, The Empire Strikes Back #11',
      },
      { name: 'Obi-Wan Kenobi', slug: 'obi-wan-kenobi', unlinked: true, note: 'First Topps\u00a0card: 1977, #6' },
      { name: 'Rey', slug: 'rey', unlinked: true, note: 'Joined the saga with The Force Awakens' },
    ],
  },
  rare: {
    heading: 'Rare Star\u00a0Wars cards',
    intro:
      'Three cards that show what scarcity and condition do to a price. These are past sales or reports, not offers.',
    cards: [
      {
        figure: '$268,400',
        label: 'in PSA 10',
        title: 'Luke Skywalker, 1977 Topps #1',
        text: 'Nine copies had this grade. The report of the last sale bears no date; 2025 is our inference. In PSA 9 the card sold for $7,005 in October and $5,280 in November 2021; Card Ladder valued it at $4,375 in June 2025. An O-Pee-Chee copy in PSA 10, one of two, later made $100,000 at Heritage.',
        sales: [
          { when: 'January 2020', price: '$6,877' },
          { when: 'November 2021', price: '$55,260' },
          { when: 'November 2023', price: '$78,000' },
          { when: 'No date, Heritage', price: '$268,400' },
        ],
      },
      {
        figure: '1 copy',
        label: 'graded PSA 10',
        title: 'Luke Skywalker, 1977 sticker #1',
        text: 'The only one in November 2023, when it came to auction. Stickers were made to be peeled and stuck, not to be kept.',
      },
      {
        figure: '$10,000',
        label: 'the highest price reported',
        title: 'Harrison Ford autograph, 2007 Topps 30th Anniversary',
        text: 'The signature of the actor who played Han Solo, put into packs 30 years after the film. The sum is from a column of the Fresno Bee, apparently of 2015: a report, not a dated sale, and about eleven years old. We have not looked up later ones.',
      },
    ],
    caution:
      'Values can fall as well as rise, and one sale does not set the price of the next copy. We write for collectors: nothing here is investment advice.',
  },
  closing: {
    title: 'Join the Collector’s Circle',
    text: 'Bring the list of numbers you still need, sorted by colour, and the doubles you could spare. The Circle is free, with no credit card and instant access.',
  },
} satisfies StarWarsLanding;
