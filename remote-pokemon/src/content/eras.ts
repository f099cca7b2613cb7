/** An era of the English cards: the sets named after the games of its time. */
interface Era {
  name: string;
  /** Its name on the ribbon, at most four letters but for the first: "HGSS". */
  short: string;
  /** The month of its first set, "2003-07". */
  from: string;
  /** What tells its cards, with links to characters whose notable cards are of this era. May have marks: see `textParts`. */
  text: string;
}

/** The eras in order. Each ends where the next begins. */
export const eras: readonly Era[] = [
  {
    name: 'Wizards of the Coast',
    short: 'Wizards',
    from: '1999-01',
    text: 'Base Set to Skyridge. All of our Pokémon start here; [three questions](/guides/which-base-set) tell the first printings apart.',
  },
  {
    name: 'EX',
    short: 'EX',
    from: '2003-07',
    text: 'Ruby & Sapphire, and small letters: ex. [Blastoise](/characters/blastoise) shows its Delta Species side.',
  },
  { name: 'Diamond & Pearl', short: 'DP', from: '2007-05', text: 'Level X cards. Platinum takes over in 2009.' },
  {
    name: 'HeartGold & SoulSilver',
    short: 'HGSS',
    from: '2010-02',
    text: 'Primes, and Legends in two halves. Fourteen months.',
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
  { name: 'Sun & Moon', short: 'SM', from: '2017-02', text: 'GX cards, with one great move a game.' },
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
  { name: 'Mega Evolution', short: 'ME', from: '2025-09', text: 'Mega forms again, now as ex. It has only begun.' },
];
