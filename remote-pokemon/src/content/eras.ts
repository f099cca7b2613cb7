/** An era of the English cards: the sets named after the games of its time. */
interface Era {
  name: string;
  /** Its name on the ribbon, at most four letters but for the first: "HGSS". */
  short: string;
  /** The month of its first set, "2003-07". */
  from: string;
  /** The signs of its cards, with links to characters whose notable cards are of this era. May have marks: see `textParts`. */
  text: string;
}

/** The eras in order. Each ends where the next begins. */
const eras: readonly Era[] = [
  {
    name: 'Wizards of the Coast',
    short: 'Wizards',
    from: '1999-01',
    text: 'Base Set to Skyridge. All the Pokémon on this site start here; [a key](/guides/which-base-set) tells the first printings apart.',
  },
  {
    name: 'EX',
    short: 'EX',
    from: '2003-07',
    text: 'Ruby & Sapphire, and small letters: ex. [Blastoise](/characters/blastoise) is a Delta Species, of another type than usual.',
  },
  {
    name: 'Diamond & Pearl',
    short: 'DP',
    from: '2007-05',
    text: 'Level X cards, laid on top of others. Platinum takes over in 2009.',
  },
  {
    name: 'HeartGold & SoulSilver',
    short: 'HGSS',
    from: '2010-02',
    text: 'Primes, which reach over their frame, and Legends in two halves. Fourteen months.',
  },
  {
    name: 'Black & White',
    short: 'BW',
    from: '2011-04',
    text: 'EX in capitals, and pictures to the edge: [Mewtwo](/characters/mewtwo).',
  },
  {
    name: 'XY',
    short: 'XY',
    from: '2014-02',
    text: 'Mega forms. [Gyarados](/characters/gyarados) fills its card, [Venusaur](/characters/venusaur) returns to 1999.',
  },
  { name: 'Sun & Moon', short: 'SM', from: '2017-02', text: 'GX cards, with an attack that works once a game.' },
  {
    name: 'Sword & Shield',
    short: 'SWSH',
    from: '2020-02',
    text: 'V and VMAX. [Dragonite](/characters/dragonite) V has two pictures.',
  },
  {
    name: 'Scarlet & Violet',
    short: 'SV',
    from: '2023-03',
    text: 'Set codes [in letters](/guides/read-a-pokemon-card), and a hat for [Pikachu](/characters/pikachu).',
  },
  {
    name: 'Mega Evolution',
    short: 'ME',
    from: '2025-09',
    text: 'Mega forms again, now as ex. Seven sets by September 2026.',
  },
];

/** The months that the ribbon spans: from January 1999 to the end of 2026. */
const firstYear = 1999;
const months = 12 * (2027 - firstYear);

/** The ribbon of the eras, and its words. */
export interface ErasFigure {
  heading: string;
  intro: string;
  caption: string;
  /** `x`, `width`: its place on the ribbon, in percent. */
  eras: readonly { name: string; short: string; begins: string; text: string; x: number; width: number }[];
}

/** Places the eras on the ribbon. */
export const erasFigure: ErasFigure = {
  heading: 'Ten eras, to scale',
  intro: 'Collectors date a card by its era, the run of sets named after the games of its day.',
  caption:
    'Each era begins with its first English set. Months and numbers of sets as in TCGdex; what is said of the cards is general knowledge of the hobby.',
  eras: eras.map(({ name, short, from, text }, index) => {
    const start = monthOf(from);
    const end = index + 1 < eras.length ? monthOf(eras[index + 1]?.from ?? '') : months;
    return {
      name,
      short,
      begins: beginning(from),
      text,
      x: percent(start / months),
      width: percent((end - start) / months),
    };
  }),
};

/** The months from January 1999 to the beginning of one like "2003-07". */
function monthOf(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return 12 * (year - firstYear) + month - 1;
}

/** "July 2003" */
function beginning(date: string): string {
  return new Date(`${date}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function percent(part: number): number {
  return Math.round(part * 10_000) / 100;
}
