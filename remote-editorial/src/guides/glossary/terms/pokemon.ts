import type { Term } from '../term.ts';

/** What is printed on Pokémon cards, and how they were printed. */
export const pokemon: readonly Term[] = [
  {
    slug: 'holo',
    name: 'Holo',
    definition: 'A card with a foil picture, short for holographic.',
    entry:
      'On older Pokémon cards only the picture shines and the rest is flat. Foil scratches easily, so ask for a photograph at an angle.',
  },
  {
    slug: 'reverse-holo',
    name: 'Reverse holo',
    definition: 'A card on which everything shines except the picture.',
    entry:
      'Many Pokémon sets have one of nearly every card, commons included: [[parallel|parallels]] that are easy to overlook in a pile.',
  },
  {
    slug: 'full-art',
    name: 'Full art',
    definition: 'A card whose picture runs to its edges, with the text printed over it.',
    entry: 'Without an inner frame there is less to measure, and a scratch has nowhere to hide.',
  },
  {
    slug: 'alternate-art',
    name: 'Alternate art',
    definition: 'A second picture for a card that the same set already has, usually the rarer one.',
    entry: 'Name the picture when you ask for a price: same Pokémon, same set, another card.',
  },
  {
    slug: 'secret-rare',
    name: 'Secret rare',
    definition: 'A card numbered above its set’s total, such as 107/105.',
    entry: 'The total leaves it out on purpose. [The number in the corner](/guides/read-a-pokemon-card) gives it away.',
  },
  {
    slug: 'set-symbol',
    name: 'Set symbol',
    definition: 'The small sign on a Pokémon card that says which set it belongs to.',
    entry: 'English Base Set cards have none, so a blank space is an answer too.',
  },
  {
    slug: 'rarity-symbol',
    name: 'Rarity symbol',
    definition: 'The circle, diamond or star on a Pokémon card: common, uncommon or rare.',
    entry: 'The first Japanese print run came without it, and collectors prize the gap.',
  },
  {
    slug: 'set-number',
    name: 'Set number',
    definition: 'A card’s place in its set, such as 4/102: its own number, then the set’s total.',
    entry: 'Older Marvel and Star Wars cards print only the first half. It is not a [[serial-number]].',
  },
  {
    slug: 'promo',
    name: 'Promo',
    definition: 'A card given away outside ordinary packs: with a magazine, at a cinema, at an event.',
    entry: 'Promos often have a numbering of their own. Those that had to be won are [[trophy-card|trophy cards]].',
  },
  {
    slug: 'first-edition',
    name: '1st Edition',
    definition: 'From the print run of a Pokémon set that bears the 1st Edition stamp.',
    entry:
      'In Base Set the stamp is left of centre, below the picture, and those cards are [[shadowless|Shadowless]] too. Machamp keeps it in [every print](/guides/which-base-set).',
  },
  {
    slug: 'shadowless',
    name: 'Shadowless',
    definition: 'A Base Set print without the shadow along the right side of the picture’s frame.',
    entry:
      'Trainers and Energies never had one, so on those the copyright line decides. [Three questions](/guides/which-base-set) settle it.',
  },
  {
    slug: 'unlimited',
    name: 'Unlimited',
    definition: 'The ordinary print of an early set, without the 1st Edition stamp.',
    entry: 'In Base Set it has the shadow. It is the one that most childhood boxes hold.',
  },
  {
    slug: 'trophy-card',
    name: 'Trophy card',
    definition: 'A card given as a prize at a contest or tournament, in very small numbers.',
    entry: 'The Pikachu Illustrator and the No. 1 Trainer are two of them; the [Top 50](/top-50-cards) begins there.',
  },
];
