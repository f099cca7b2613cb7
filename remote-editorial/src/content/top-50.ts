import type { RankedCard, Stat, TitledText } from '@mint-row/kit/content';
import type { Choices } from '../lists/choice.ts';
import type { Arrangement } from '../top-50/arrange.ts';

/** The page's text around the ranking. */
export const top50 = {
  heading: 'Top 50 Most Valuable Trading Cards',
  lead: 'Fifty Pokémon, Marvel and Star Wars cards in order of value, from a contest prize to a gym leader’s Charizard. Each entry says whether its value is a dated sale or an estimate, and why. Grades are [[psa|PSA’s]]; “[[raw]]” here means not graded by PSA.',
  stats: [
    { value: '$5.3M', label: 'highest sale' },
    { value: '97%', label: 'of Pokémon in the top\u00a0100 graded in 2025' },
    { value: 'PSA 10', label: 'the most valuable grade' },
  ],
  /** The last day whose sales the list counts, as an ISO date. */
  countedTo: '2025-12-31',
  /** Sales after that day. */
  since:
    'The highest of them is $5,275,000 for the Pikachu Illustrator in 2021: $4,000,000 in cash, and a PSA 9 that had cost $1,275,000. On 16 February 2026 the same card is reported to have made $16,492,000 at Goldin.',
  methodology: {
    heading: 'How we rank the cards',
    window:
      'Our valuations rest on 2024-2025 sales data from grading, auction and marketplace sources. Only three of the fifty values are sales of those years; other copies sold then too, in other grades or in archives that we have not searched.',
    paragraphs: [
      'Where we found no sale in those years, an older one counts, and the entry gives its year. Where we found none at all, the value is our estimate, with the reason beside it. Where the copy that was sold carried another company’s grade, the entry says that too.',
      'Each card appears once, however often it has been sold. The first tile rounds the sale of 2021 to $5.3M; only 39 Illustrators exist.',
      'The 97% comes from GemRate’s count for the first half of 2025: of the 100 cards that PSA graded most often from January to June, 97 were Pokémon. It tells you what collectors send in, not what the cards are worth.',
      'All amounts are US dollars. They are neither offers nor appraisals, and they can fall: the next copy may sell for much more or much less.',
    ],
    note: {
      title: 'PMG Green',
      text: 'the first copies of a run, often ten; read the stamp on yours.',
    },
  },
  grades: {
    heading: 'What the grades mean',
    points: [
      {
        title: 'PSA 10',
        text: 'Gem Mint, the highest grade that PSA gives: sharp [[corners]], clean [[edges]] and [[surface]], good [[centring]]. On the same card, it is the most valuable grade in this list.',
      },
      {
        title: 'PSA 9',
        text: 'Mint, one step below: a superb card with only a minor flaw, such as a slight printing imperfection.',
      },
      {
        title: 'Raw',
        text: 'Not in a grader’s holder, or [[slab]]. This list also uses the word for copies that only another company has graded.',
      },
    ],
  },
} satisfies {
  heading: string;
  lead: string;
  stats: readonly [Stat, Stat, Stat];
  countedTo: string;
  since: string;
  methodology: { heading: string; window: string; paragraphs: readonly string[]; note: TitledText };
  grades: { heading: string; points: readonly TitledText[] };
};

/** The text above the list says what this means. */
const notLookedUp = 'archives not searched';
const byScarcity = 'we know of no public sale; its place follows from how few were made';

/** The ranking, highest value first: a card's rank is its position here. */
export const rankedCards: readonly RankedCard[] = [
  {
    name: 'Pikachu Illustrator Promo',
    franchise: 'pokemon',
    year: 1998,
    value: '$5,300,000',
    grade: 'PSA 10',
    description:
      'A prize of CoroCoro Comic’s illustration contests. Only 39 exist, and one of them is [[grade|graded]] PSA 10.',
    basis: {
      kind: 'sale',
      year: 2021,
      house: 'private sale',
      note: 'the price was $5,275,000, rounded here, in cash and a PSA 9; it has [since sold for more](#since)',
    },
  },
  {
    name: 'Charizard Base Set 1st Edition #4',
    franchise: 'pokemon',
    year: 1999,
    value: '$550,000',
    grade: 'PSA 10',
    description:
      'The first English printing of the best-known Charizard. At PSA 10, the [[census]] counts 125. [Reprints](/guides/which-charizard) of 2021 and 2026 have its picture, and a logo in it.',
    basis: { kind: 'sale', year: 2025, house: 'Heritage' },
  },
  {
    name: 'Charizard Topsun Blue Back',
    franchise: 'pokemon',
    year: 1995,
    value: '$493,230',
    grade: 'PSA 10',
    description:
      'A Japanese Topsun gum card. The 1995 on its back is a licence date: the maker says it got the rights in 1997, and [[cgc|CGC]] and [[bgs|Beckett]] now date the card to that year. When it was sold, no other blue back was a PSA 10.',
    basis: { kind: 'sale', year: 2021, house: 'Goldin' },
  },
  {
    name: 'Pikachu No. 2 Trainer Silver Trophy',
    franchise: 'pokemon',
    year: 1998,
    value: '$444,000',
    grade: 'PSA 10',
    description: 'Second prize of the 1997–98 Lizardon Mega Battle. About 14 were printed.',
    basis: {
      kind: 'sale',
      year: 2023,
      house: 'Goldin',
      note: 'on 7 September; the one 10 among the four that PSA had graded',
    },
  },
  {
    name: 'Blastoise Wizards Presentation Galaxy Star Holo',
    franchise: 'pokemon',
    year: 1998,
    value: '$360,000',
    grade: 'Raw',
    description: 'One of two presentation copies used to pitch the English game. Its back is blank.',
    basis: { kind: 'sale', year: 2021, house: 'Heritage', note: 'the sold copy was graded by CGC, not PSA' },
  },
  {
    name: 'Pikachu No. 1 Trainer Gold Trophy',
    franchise: 'pokemon',
    year: 1997,
    value: '$350,000',
    grade: 'PSA 9',
    description: 'First prize at the earliest official tournaments in Japan. Fewer than ten appear in the PSA census.',
    basis: {
      kind: 'estimate',
      reason:
        'we know of no sale in this grade; the No. 1, 2 and 3 [[trophy-card|trophies]], all PSA 8, made $794,220 as a set at Goldin in December 2023',
    },
  },
  {
    name: 'Pikachu No. 3 Trainer Bronze Trophy',
    franchise: 'pokemon',
    year: 1997,
    value: '$300,000',
    grade: 'PSA 9',
    description: 'Third prize of the 1997 tournament in Chiba. PSA had certified four when a copy was sold in 2023.',
    basis: {
      kind: 'estimate',
      reason:
        'a PSA 8 made $300,000 at Heritage in April 2023, and another $378,200 at Goldin on 7 December 2025; the list keeps the earlier figure',
    },
  },
  {
    name: 'Luke Skywalker Topps Star Wars #1',
    franchise: 'starwars',
    year: 1977,
    value: '$268,400',
    grade: 'PSA 10',
    description:
      'The opening card of the first Topps Star Wars set. Of more than 4,600 graded, nine have reached PSA 10. A PSA 10 of the Canadian [[o-pee-chee|O-Pee-Chee]] card is reported at $100,000, at Heritage.',
    basis: { kind: 'sale', year: 2025, house: 'Heritage', note: 'our source gives no date, so the year is inferred' },
  },
  {
    name: 'Tsunekazu Ishihara GX Signed Promo',
    franchise: 'pokemon',
    year: 2017,
    value: '$247,230',
    grade: 'PSA 9',
    description:
      'A staff card for the 60th birthday of Tsunekazu Ishihara, president of The Pokémon Company, signed by him.',
    basis: {
      kind: 'sale',
      year: 2021,
      house: 'Goldin',
      note: 'the 9 is the grade of the [[autograph]], not of the card',
    },
  },
  {
    name: 'Blastoise Gold Border Test Print #009/165R',
    franchise: 'pokemon',
    year: 1998,
    value: '$216,000',
    grade: 'Raw',
    description: 'An early English test print that carries a Magic: The Gathering back.',
    basis: { kind: 'sale', year: 2021, house: 'Heritage', note: 'the sold copy was CGC 6.5' },
  },
  {
    name: 'Family Event Kangaskhan Trophy Promo',
    franchise: 'pokemon',
    year: 1998,
    value: '$175,000',
    grade: 'PSA 10',
    description:
      'A prize of the 1998 Parent/Child Mega Battle, which only parent and child teams could enter. The price was then the record for the card.',
    basis: { kind: 'sale', year: 2023, house: 'Heritage' },
  },
  {
    name: 'Toshiyuki Yamaguchi No. 2 Trainer 1/1',
    franchise: 'pokemon',
    year: 2000,
    value: '$137,500',
    grade: 'Raw',
    description: 'A one-of-one prize of the Secret Super Battle. It shows the young finalist himself.',
    basis: { kind: 'sale', year: 2023, house: 'Heritage', note: 'the sold copy was CGC 8' },
  },
  {
    name: 'Snap Magikarp Photo Contest Promo',
    franchise: 'pokemon',
    year: 1999,
    value: '$136,000',
    grade: 'Raw',
    description:
      'Twenty copies were made for the photographer, a winner in CoroCoro’s Pokémon Snap contest. The one sold was the first seen in over twenty years.',
    basis: {
      kind: 'sale',
      year: 2022,
      house: 'Yahoo Japan auction',
      note: 'reported at about $125,000 to $136,000; ungraded when sold, graded by PSA later',
    },
  },
  {
    name: 'Lugia Neo Genesis 1st Edition #9',
    franchise: 'pokemon',
    year: 2000,
    value: '$129,000',
    grade: 'PSA 10',
    description: 'The Pokémon from the cover of Silver. [[print-line|Print lines]] keep PSA 10 copies scarce.',
    basis: { kind: 'sale', year: 2020, house: 'auction', note: 'a BGS 10 made $144,300 in 2021' },
  },
  {
    name: 'World Championships No. 2 Trainer',
    franchise: 'pokemon',
    year: 2006,
    value: '$110,100',
    grade: 'PSA 10',
    description: 'Second prize at the 2006 World Championships, understood to exist in a handful of copies.',
    basis: { kind: 'estimate', reason: 'a 2021 auction result near this figure could not be confirmed' },
  },
  {
    name: 'Luke Skywalker Topps Star Wars Sticker #1',
    franchise: 'starwars',
    year: 1977,
    value: '$100,000',
    grade: 'PSA 10',
    description: 'The Luke [[sticker]] of Series 1. A single copy has been graded PSA 10.',
    basis: {
      kind: 'estimate',
      reason: 'Heritage expected over $100,000 before its November 2023 sale; we did not find the result',
    },
  },
  {
    name: 'Charizard Japanese Base Set No Rarity Symbol',
    franchise: 'pokemon',
    year: 1996,
    value: '$93,750',
    grade: 'PSA 9',
    description: 'From the first Japanese print run, before [[rarity-symbol|rarity symbols]] were added.',
    basis: {
      kind: 'estimate',
      reason: 'a CGC [[gem-mint|Gem Mint]] 9.5 made $93,750 at Heritage in July 2023; taken as a guide to a PSA 9',
    },
  },
  {
    name: 'Super Secret Battle No. 1 Trainer',
    franchise: 'pokemon',
    year: 1999,
    value: '$90,000',
    grade: 'PSA 10',
    description: 'A regional winner’s pass to a secret final. Seven were made.',
    basis: { kind: 'sale', year: 2020, house: 'Heritage' },
  },
  {
    name: 'Snap Gyarados Photo Contest Promo',
    franchise: 'pokemon',
    year: 1999,
    value: '$87,200',
    grade: 'PSA 10',
    description: 'Ryouichi Abe’s winning picture from the CoroCoro Best Photo Contest, printed 20 times.',
    basis: {
      kind: 'sale',
      year: 2024,
      house: 'auction',
      note: 'the sold copy was CGC Gem Mint 10; the price is approximate',
    },
  },
  {
    name: 'Snap Bulbasaur Photo Contest Promo',
    franchise: 'pokemon',
    year: 1999,
    value: '$80,520',
    grade: 'PSA 9',
    description:
      'A contest picture taken in Pokémon Snap and printed as a card, with 15 to 20 copies of each photograph.',
    basis: {
      kind: 'sale',
      year: 2023,
      house: 'Goldin',
      note: 'the only PSA 9 then; it is reported to have made $200,000 at [[fanatics-collect|Fanatics Collect]] since, without a date',
    },
  },
  {
    name: 'Snap Charmander Photo Contest Promo',
    franchise: 'pokemon',
    year: 1999,
    value: '$79,300',
    grade: 'PSA 9',
    description: 'Made for the 64 Mario Stadium contest, in some 15 to 20 copies.',
    basis: { kind: 'sale', year: 2023, house: 'Goldin', note: 'the sold copy was a PSA 7' },
  },
  {
    name: 'Snap Squirtle Photo Contest Promo',
    franchise: 'pokemon',
    year: 1999,
    value: '$73,200',
    grade: 'PSA 9',
    description: 'The third starter among the Snap cards here. Fifteen copies are reported.',
    basis: { kind: 'sale', year: 2023, house: 'Goldin', note: 'the sold copy was a PSA 8' },
  },
  {
    name: 'Tropical Mega Battle Tropical Wind Promo',
    franchise: 'pokemon',
    year: 1999,
    value: '$60,000',
    grade: 'PSA 10',
    description: 'Given to players at the 1999 international final in Hawaii.',
    basis: { kind: 'estimate', reason: 'a price of about $65,000 in 2020 could not be confirmed' },
  },
  {
    name: 'Rayquaza Gold Star #107',
    franchise: 'pokemon',
    year: 2005,
    value: '$48,000',
    grade: 'PSA 10',
    description: 'Rayquaza in its other colouring, from EX Deoxys, and a very hard card to pull from a pack.',
    basis: { kind: 'estimate', reason: 'reported at about $48,000 in 2023, venue unknown' },
  },
  {
    name: 'Spider-Man Precious Metal Gems Green',
    franchise: 'marvel',
    year: 2013,
    value: '$45,000',
    grade: 'PSA 9',
    description:
      'The green [[parallel]] of the Spider-Man card in Fleer Retro Marvel, one of the [[pmg|Precious Metal Gems]]: see [PMG Green](#pmg).',
    basis: { kind: 'estimate', reason: byScarcity },
  },
  {
    name: 'Blastoise Base Set 1st Edition #2',
    franchise: 'pokemon',
    year: 1999,
    value: '$38,600',
    grade: 'PSA 10',
    description: 'The final form of the Water starter, in its first English printing.',
    basis: { kind: 'estimate', reason: 'a 2023 value based on PSA data; an eBay sale early that year made $23,433' },
  },
  {
    name: 'Chansey Base Set 1st Edition #3',
    franchise: 'pokemon',
    year: 1999,
    value: '$33,000',
    grade: 'PSA 10',
    description: 'Among the [[first-edition|1st Edition]] [[holo|holos]] with the fewest copies at PSA 10.',
    basis: { kind: 'estimate', reason: 'a 2023 value based on PSA data; a reported sale made $27,412' },
  },
  {
    name: 'Crystal Charizard Skyridge #146',
    franchise: 'pokemon',
    year: 2003,
    value: '$32,000',
    grade: 'PSA 10',
    description: 'From Skyridge, the last Wizards of the Coast expansion, which had a small print run.',
    basis: { kind: 'estimate', reason: notLookedUp },
  },
  {
    name: 'Wolverine Precious Metal Gems Green',
    franchise: 'marvel',
    year: 2013,
    value: '$31,000',
    grade: 'PSA 9',
    description: 'Wolverine from the same Fleer Retro set, on the same foil: see [PMG Green](#pmg).',
    basis: { kind: 'estimate', reason: byScarcity },
  },
  {
    name: 'Umbreon Gold Star POP Series 5 #17',
    franchise: 'pokemon',
    year: 2007,
    value: '$30,000',
    grade: 'PSA 10',
    description:
      'An Umbreon [[gold-star|Gold Star]] from the packs of POP Series 5, which leagues gave to players. [Celebrations](/guides/which-charizard#celebrations) reprinted it in 2021, with the same number.',
    basis: { kind: 'estimate', reason: notLookedUp },
  },
  {
    name: 'Charizard Gold Star #100',
    franchise: 'pokemon',
    year: 2006,
    value: '$28,000',
    grade: 'PSA 10',
    description:
      'Charizard in different colours, from EX Dragon Frontiers. A published count gives 98 copies at PSA 10.',
    basis: {
      kind: 'estimate',
      reason: `${notLookedUp}; bids for a PSA 10 had reached $10,500 in an auction of February 2024`,
    },
  },
  {
    name: 'University Magikarp',
    franchise: 'pokemon',
    year: 1998,
    value: '$27,000',
    grade: 'PSA 9',
    description: 'A prize of the Tamamushi University Hyper Test. About 1,000 were awarded.',
    basis: {
      kind: 'estimate',
      reason: 'reported from a November auction at PWCC, now Fanatics Collect, without a year',
    },
  },
  {
    name: 'Charizard Legendary Collection Reverse Holo #3',
    franchise: 'pokemon',
    year: 2002,
    value: '$24,000',
    grade: 'PSA 10',
    description:
      'The first English Charizard in [[reverse-holo|reverse holo]], with the foil that collectors call “fireworks”.',
    basis: { kind: 'estimate', reason: notLookedUp },
  },
  {
    name: 'Espeon Gold Star POP Series 5 #16',
    franchise: 'pokemon',
    year: 2007,
    value: '$22,000',
    grade: 'PSA 10',
    description: 'Another league pack [[promo]], and the partner of the Umbreon Gold Star.',
    basis: { kind: 'estimate', reason: notLookedUp },
  },
  {
    name: 'Deadpool Precious Metal Gems Green',
    franchise: 'marvel',
    year: 2013,
    value: '$20,000',
    grade: 'PSA 9',
    description: 'The third Fleer Retro card here, and the only Deadpool in the list: see [PMG Green](#pmg).',
    basis: { kind: 'estimate', reason: byScarcity },
  },
  {
    name: 'Torchic Gold Star #108',
    franchise: 'pokemon',
    year: 2004,
    value: '$19,000',
    grade: 'PSA 10',
    description: 'A Torchic from EX Team Rocket Returns, the set that introduced the Gold Stars.',
    basis: {
      kind: 'estimate',
      reason: `${notLookedUp}; one price site reports a PSA 10 at more than $43,000, without a date`,
    },
  },
  {
    name: 'Venusaur Base Set 1st Edition #15',
    franchise: 'pokemon',
    year: 1999,
    value: '$18,500',
    grade: 'PSA 10',
    description: 'Where the Grass starter’s line ends, from the first English print run.',
    basis: { kind: 'estimate', reason: notLookedUp },
  },
  {
    name: 'Mewtwo Base Set 1st Edition #10',
    franchise: 'pokemon',
    year: 1999,
    value: '$17,500',
    grade: 'PSA 10',
    description: 'The first Mewtwo in English, drawn by Ken Sugimori.',
    basis: { kind: 'estimate', reason: notLookedUp },
  },
  {
    name: 'Darth Vader Topps Star Wars #7',
    franchise: 'starwars',
    year: 1977,
    value: '$17,000',
    grade: 'PSA 10',
    description: 'The first Vader [[base-card|base card]]. Its dark blue border hides no wear.',
    basis: { kind: 'estimate', reason: notLookedUp },
  },
  {
    name: 'Crystal Lugia Aquapolis #149',
    franchise: 'pokemon',
    year: 2003,
    value: '$16,000',
    grade: 'PSA 10',
    description:
      'A Crystal card, whose Pokémon can change its type, from the e-Card years. 30th Celebration of 2026 reprints it, reportedly as 149/147 again, with an anniversary logo.',
    basis: { kind: 'estimate', reason: notLookedUp },
  },
  {
    name: 'Shining Charizard Neo Destiny 1st Edition #107',
    franchise: 'pokemon',
    year: 2002,
    value: '$15,000',
    grade: 'PSA 10',
    description: 'A [[secret-rare|secret rare]] that shows Charizard in its alternative colours.',
    basis: {
      kind: 'estimate',
      reason:
        'the upper end of the range on our Charizard page; a PSA 9 made 3,120 pounds at Ewbank’s on 5 August, apparently of 2022',
    },
  },
  {
    name: 'Gyarados Base Set 1st Edition #6',
    franchise: 'pokemon',
    year: 1999,
    value: '$12,500',
    grade: 'PSA 10',
    description: 'Gyarados as it first appeared in English, with art by Mitsuhiro Arita.',
    basis: { kind: 'estimate', reason: notLookedUp },
  },
  {
    name: 'Princess Leia Topps Star Wars #5',
    franchise: 'starwars',
    year: 1977,
    value: '$11,000',
    grade: 'PSA 10',
    description: 'Leia’s first base card, from the blue series.',
    basis: { kind: 'estimate', reason: 'a reported price of about $11,000, without a date' },
  },
  {
    name: 'Harrison Ford Autograph, Topps 30th Anniversary',
    franchise: 'starwars',
    year: 2007,
    value: '$10,000',
    grade: 'Raw',
    description: 'The signature of Han Solo’s actor, put into packs. About ten are rumoured to have been signed.',
    basis: { kind: 'estimate', reason: 'reported at up to $10,000 by a newspaper in 2015' },
  },
  {
    name: 'Wolverine X-Men Metal Universe PMG Green',
    franchise: 'marvel',
    year: 2020,
    value: '$9,800',
    grade: 'PSA 9',
    description: 'From Upper Deck’s revival of the foil set for the X-Men: see [PMG Green](#pmg).',
    basis: { kind: 'estimate', reason: byScarcity },
  },
  {
    name: 'Pikachu Red Cheeks Base Set 1st Edition #58',
    franchise: 'pokemon',
    year: 1999,
    value: '$9,000',
    grade: 'PSA 10',
    description:
      'The version with red cheeks, reported only with the stamp or [[shadowless|Shadowless]]. Yellow ones exist with the stamp too.',
    basis: {
      kind: 'estimate',
      reason: `${notLookedUp}; one price site reports a last sale of about $6,749, without a date, and yellow cheeks at $2,300 to $3,990`,
    },
  },
  {
    name: 'Darth Vader Wonder Bread #5',
    franchise: 'starwars',
    year: 1977,
    value: '$8,000',
    grade: 'PSA 10',
    description: 'A premium that came in bread bags, one of 16 cards.',
    basis: { kind: 'estimate', reason: 'a reported price of $8,000, without a date' },
  },
  {
    name: 'Pikachu Gold Star #104',
    franchise: 'pokemon',
    year: 2006,
    value: '$7,500',
    grade: 'PSA 10',
    description: 'Pikachu in a different colour, from EX Holon Phantoms.',
    basis: { kind: 'estimate', reason: notLookedUp },
  },
  {
    name: 'Spider-Man Metal Universe PMG Green',
    franchise: 'marvel',
    year: 2021,
    value: '$6,500',
    grade: 'PSA 9',
    description: 'The green tier of Upper Deck’s Spider-Man foil set: see [PMG Green](#pmg).',
    basis: { kind: 'estimate', reason: byScarcity },
  },
  {
    name: 'Blaine’s Charizard Gym Challenge 1st Edition #2',
    franchise: 'pokemon',
    year: 2000,
    value: '$5,300',
    grade: 'PSA 10',
    description: 'The gym leader’s own Charizard, with art by Ken Sugimori.',
    basis: { kind: 'estimate', reason: 'bids for a PSA 10 had reached $3,150 in an auction of February 2024' },
  },
];

/** The page's headings, labels and closing call. */
export const top50Words = {
  sections: [
    { section: 'plot', label: 'Plot' },
    { section: 'list', label: 'The list' },
    { section: 'grades', label: 'Grades' },
    { section: 'methodology', label: 'Method' },
  ],
  list: {
    heading: 'The fifty, ranked',
    intro:
      'Every mark of the plot is a card. Its entry below tells you how we know the value. “Archives not searched” marks estimates for which we have not looked at the records of auction houses: copies may have sold for more, or for less.',
    franchise: 'Show cards of',
    all: 'All',
    arrangements: {
      name: 'sort',
      legend: 'Arrange by',
      choices: [
        { value: '', name: 'Rank', inSentence: 'by rank' },
        { value: 'year', name: 'Year', inSentence: 'by year' },
        { value: 'grade', name: 'Grade', inSentence: 'by grade' },
      ],
    } satisfies Choices<Arrangement>,
  },
  checklist: 'Print a checklist',
  plot: {
    title: 'Value by year of the card',
    caption:
      'Age alone does not set the value. Each year with a card has a row, and the scale of dollars is logarithmic. The row of 1995 has the date on Topsun’s card, which was made in 1997.',
    /** Sentences about the plot, in the order of its rows; `top-50.spec.ts` compares them with the cards. */
    stories: [
      {
        years: '1977',
        most: 'estimate',
        franchise: 'starwars',
        text: 'Five of the six Star Wars cards. Only the first has a dated sale: Luke Skywalker.',
      },
      {
        years: '1998 and 1999',
        most: 'sale',
        franchise: 'pokemon',
        text: 'Twenty Pokémon cards: contest prizes, test prints, first editions. One passes $1M.',
      },
      {
        years: '2002 and later',
        most: 'estimate',
        franchise: null,
        text: 'Eighteen cards, and one dated sale: Ishihara GX. The others are estimates.',
      },
      {
        years: '2013 to 2021',
        most: 'estimate',
        franchise: 'marvel',
        text: 'All five Marvel cards, each in green foil.',
      },
    ],
    sale: 'a sale',
    estimate: 'an estimate',
  },
  counted: 'Sales counted to',
  bases: {
    caption: 'The fifty by what their values rest on',
    recent: 'sales of 2024 or 2025',
    older: 'older sales',
    estimates: 'estimates',
  },
  more: 'Read on by franchise',
  shop: { name: 'Shop Graded Cards', href: '{{marketplace.origin}}/search?q=graded+trading+cards' },
  join: { name: 'Join the Collector’s Circle', href: '{{marketplace.circle}}' },
  closing: {
    title: 'Found one in your binder?',
    text: 'See what copies are offered for today, or bring yours to the shop and ask us. Joining the Collector’s Circle is free.',
  },
} as const;
