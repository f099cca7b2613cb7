import type { FranchiseLanding } from '@mint-row/kit/content';
import { type ErasFigure, erasFigure } from './eras.ts';

/** A printing of Base Set, and how to tell it. */
export interface Printing {
  kind: 'first' | 'shadowless' | 'unlimited';
  name: string;
  tell: string;
}

/** The data of the Pokémon landing page: it opens with three printings, shows the eras, and always has rare cards. */
export type PokemonLanding = FranchiseLanding &
  Required<Pick<FranchiseLanding, 'rare'>> & { printings: readonly Printing[]; eras: ErasFigure };

export const landing = {
  hero: {
    heading: 'Pokémon\u00a0cards, read\u00a0print by\u00a0print',
    lead: 'A stamp, a shadow beside the picture or the colour of a cheek can change what a card is. Our pages on the most collected Pokémon show you where to look, who drew what, and what has sold.',
  },
  /** The three printings of Base Set that the opening shows. */
  printings: [
    { kind: 'first', name: '[[first-edition|1st Edition]]', tell: 'Stamp, no shadow' },
    { kind: 'shadowless', name: '[[shadowless|Shadowless]]', tell: 'No stamp, no shadow' },
    { kind: 'unlimited', name: '[[unlimited|Unlimited]]', tell: 'Shadow, no stamp' },
  ],
  why: {
    heading: 'Why collect Pokémon',
    points: [
      {
        title: 'Small differences reward a good eye',
        text: 'One Base Set picture can be 1st Edition, Shadowless, Unlimited or a late print of 1999–2000. Pikachu #58 even has cheeks of two colours. Learning to see such things costs nothing and pays off with every card you buy.',
      },
      {
        title: 'Artists worth following',
        text: 'Mitsuhiro Arita drew the Base Set Charizard, Venusaur, Gyarados and Pikachu; Keiko Fukuyama drew the Southern Islands Mew. Follow one artist across sets and your binder has a theme of its own.',
      },
      {
        title: 'Thirty years to choose from',
        text: 'The games began in Japan on 27 February 1996 and the cards on 20 October that year. A favourite Pokémon usually has a card from your childhood, one from this decade and a strange one or two between.',
      },
    ],
  },
  eras: erasFigure,
  sets: {
    heading: 'Popular sets',
    intro: 'Three sets from three decades, each a good place to begin.',
    items: [
      {
        name: '1999 Pokémon Base Set',
        year: 1999,
        size: '102 cards',
        description:
          'The first English set, released on 9 January 1999. Blastoise #2, Charizard #4, Gyarados #6, Mewtwo #10 and Venusaur #15 are all here as [[holo|holos]], each in four printings.',
        card: { slug: 'charizard', index: 0 },
      },
      {
        name: '2002 Pokémon Neo Destiny',
        year: 2002,
        size: '113 cards: 105 plus 8 Shining secret cards',
        description:
          'Released on 28 February 2002 and remembered for Pokémon in their different colouring. Shining Charizard #107 and Shining Mewtwo #109, both by Hironobu Yoshida, are numbered beyond the 105 of the set.',
        card: { slug: 'mewtwo', index: 1 },
      },
      {
        name: '2021 Pokémon Evolving Skies',
        year: 2021,
        size: '237 cards: 203 plus secret cards',
        description:
          'A Sword & Shield set of 27 August 2021, sought after for its [[alternate-art]]. Dragonite V shows the idea, with one picture at #191 and another at #192.',
        card: { slug: 'dragonite', index: 2 },
      },
    ],
  },
  tips: {
    heading: 'Three tips before you buy',
    items: [
      {
        title: 'Identify the print before the price',
        text: 'On a Base Set Pokémon look for the stamp, then right of the picture frame: without either it is Shadowless. Trainers and Energies have no shadow in any print, and Machamp has a stamp in later ones too, as far as we know. [Our key](/guides/which-base-set) sorts out the\u00a0rest.',
      },
      {
        title: 'Let grade and print set the budget',
        text: '[[grade|Grade]] can outweigh everything else. In 2021 a Pikachu Illustrator in [[psa|PSA]] 7 sold for $375,000, and the only PSA 10 changed hands for fourteen times as much, in cash and another Illustrator. Decide which grade you want before you fall for a particular copy.',
      },
      {
        title: 'Use sold prices, and look at the date',
        text: 'Go by [[sold-price|completed sales]], and by their dates. The Van Gogh Museum Pikachu in PSA 10 sold for $740–$840 in the first half of 2025 and for $2,100 in October, so a figure from spring was of little use by autumn.',
      },
    ],
  },
  mostCollected: {
    heading: 'Most collected Pokémon',
    intro: 'Pokémon from the first games, each with its history and three notable cards.',
    characters: [
      { name: 'Pikachu', slug: 'pikachu', note: 'Red cheeks in Base Set, and the Illustrator prize card' },
      { name: 'Charizard', slug: 'charizard', begins: true, note: 'Base Set #4, the best-known card of the hobby' },
      { name: 'Mewtwo', slug: 'mewtwo', note: 'Holo, Shining and full art, one for each era' },
      { name: 'Blastoise', slug: 'blastoise', note: 'On the test cards that came before the English game' },
      { name: 'Venusaur', slug: 'venusaur', note: 'Base Set #15, which completes the starter trio' },
      { name: 'Gyarados', slug: 'gyarados', note: 'Blue in Base Set, red in Neo Revelation' },
      { name: 'Dragonite', slug: 'dragonite', note: 'First in English in Fossil, with art by Kagemaru Himeno' },
      { name: 'Mew', slug: 'mew', note: 'Cinema cards, promos and Southern Islands #1' },
    ],
  },
  rare: {
    heading: 'Rare cards and what they sold for',
    intro:
      'What scarcity can do to a price, and how much a figure depends on its day. Each card has its own scale, from nothing to its highest sale.',
    cards: [
      {
        figure: '$16,492,000',
        label: 'for the only copy in PSA 10',
        title: 'Pikachu Illustrator',
        text: 'Contests in CoroCoro Comic in 1997 and 1998 awarded 39 copies; two more surfaced in 2020. The price of 2021 was $4,000,000 in cash and a PSA 9.',
        sales: [
          { when: 'July 2021, privately', price: '$5,275,000' },
          { when: '16 February 2026, Goldin', price: '$16,492,000' },
        ],
      },
      {
        figure: '$794,220',
        label: 'for three cards in PSA 8',
        title: 'Trophy Pikachu',
        text: '[[trophy-card|Trophy cards]] were won at tournaments, never sold in packs. These three went together, at Goldin on 21 December 2023.',
      },
      {
        figure: '$550,000',
        label: 'in PSA 10',
        title: '1st Edition Charizard, down and up',
        text: 'One card, one grade. These are three of the sales we can date; [its page](/characters/charizard#values) has the others.',
        sales: [
          { when: 'March 2022, [[fanatics-collect|PWCC]]', price: '$420,000' },
          { when: 'August 2025, eBay', price: '$270,100' },
          { when: 'December 2025, Heritage', price: '$550,000' },
        ],
      },
      {
        figure: '7.2 million',
        label: 'cards graded, January to June 2025',
        title: 'More and more cards in graded holders',
        text: 'GemRate’s count of trading card game and non-sport cards: up 70%, and 59% of all submissions. A grade that is scarce today may be less so next year.',
      },
    ],
    caution:
      'Values can fall, and they do: the Charizard sales above include a drop of more than a third. Past sales promise nothing about the next one. Nothing here is investment advice, so buy cards you would be glad to keep and never spend money you cannot spare.',
  },
  closing: {
    title: 'Join the Collector’s Circle',
    text: 'Bring the card you cannot place to people who read prints as closely as you do. It is free, asks for no credit card, and you have instant access.',
  },
} satisfies PokemonLanding;
