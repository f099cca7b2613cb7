export const colours = ['green', 'blue', 'red'] as const;

export type Colour = (typeof colours)[number];

/** The copies of one colour: their lowest and highest number, and the total stamped behind the stroke. */
export interface Tier {
  colour: Colour;
  from: number;
  to: number;
  total: number;
}

/** How the Precious Metal Gems of a set are numbered. */
export interface Run {
  slug: string;
  name: string;
  /** Empty where colour and number say nothing by themselves: then only the stamp counts. */
  tiers: readonly Tier[];
  /** True if collectors tell it so and no source of ours confirms it: then a number can agree, but decides nothing. */
  reported?: true;
}

/** The run that the guide draws, copy by copy. */
export const original: Run = {
  slug: 'basketball-1997',
  name: '1997–98 basketball',
  tiers: [
    { colour: 'green', from: 1, to: 10, total: 100 },
    { colour: 'red', from: 11, to: 100, total: 100 },
  ],
};

export const runs: readonly Run[] = [
  original,
  {
    slug: 'football-1997',
    name: '1997 football',
    tiers: [
      { colour: 'green', from: 1, to: 15, total: 150 },
      { colour: 'red', from: 16, to: 150, total: 150 },
    ],
  },
  {
    slug: 'retro-2011',
    name: '2011–12 Fleer Retro',
    tiers: [
      { colour: 'green', from: 1, to: 10, total: 10 },
      { colour: 'blue', from: 1, to: 50, total: 50 },
      { colour: 'red', from: 1, to: 150, total: 150 },
    ],
  },
  {
    slug: 'marvel-2013',
    name: '2013 Fleer Retro Marvel',
    tiers: [
      { colour: 'green', from: 1, to: 10, total: 10 },
      { colour: 'blue', from: 1, to: 50, total: 50 },
      { colour: 'red', from: 1, to: 100, total: 100 },
    ],
    reported: true,
  },
  { slug: 'marvel', name: 'Another Marvel set', tiers: [] },
  { slug: 'other', name: 'Another set', tiers: [] },
];
