/** A company as it is named on the cards. */
export interface Maker {
  slug: string;
  name: string;
  /** The years in which it was called so, and made or was about to make Marvel cards: the first and the last. */
  years: readonly [number, number];
}

/** A set of cards of these years. */
export interface MakerSet {
  name: string;
  year: number;
  /** The slugs of the makers under whose names it is sold, the likelier first. */
  makers: readonly string[];
  size: string;
  /** A description, and advice on the condition to look for. May have marks: see `textParts`. */
  text: string;
}

export const makers: readonly Maker[] = [
  { slug: 'impel', name: 'Impel', years: [1990, 1992] },
  { slug: 'skybox', name: 'SkyBox', years: [1992, 1995] },
  { slug: 'fleer', name: 'Fleer', years: [1992, 1995] },
  { slug: 'fleer-skybox', name: 'Fleer/SkyBox', years: [1995, 1996] },
];

export const years: readonly number[] = [1990, 1991, 1992, 1993, 1994, 1995, 1996];

/** The sets, by year. */
export const sets: readonly MakerSet[] = [
  {
    name: 'Marvel Universe Series 1',
    year: 1990,
    makers: ['impel'],
    size: '162 cards, 5 holograms',
    text: '[Captain America](/characters/captain-america) is #1; the others people ask for are [below](#wanted). Chipped white edges and poor [[centring]] decide what a copy is worth, so look at the borders before the picture.',
  },
  {
    name: 'Marvel Universe Series 2',
    year: 1991,
    makers: ['impel'],
    size: '162 cards, 5 holograms',
    text: 'Borders turn orange for heroes and grey for villains, and the backs gain bars for strength, speed and four other powers. The holograms show Spider-Man, the Hulk, the Punisher, Doctor Doom, and the Fantastic Four against the Mole Man. Coloured edges show every knock.',
  },
  {
    name: 'X-Men Series 1',
    year: 1992,
    makers: ['impel'],
    size: '100 cards, 5 holograms',
    text: 'Jim Lee drew all of it: fronts, portraits on the backs, holograms. Nine cards laid side by side make one scene in the Danger Room. The holograms are on gold foil. A few cards that Lee had signed also went into packs, so an autograph needs proof of where it came from. [Deadpool](/characters/deadpool) is #43.',
  },
  {
    name: 'Marvel Universe Series 3',
    year: 1992,
    makers: ['impel', 'skybox'],
    size: '200 cards, 5 holograms',
    text: 'A larger set, with a line of dialogue from the comics for each hero, new team-up cards, and Bishop among the rookies. It came out as the company changed its name, so sellers list it under both.',
  },
  {
    name: 'Marvel Masterpieces',
    year: 1992,
    makers: ['skybox'],
    size: '100 cards, 5 Battle Spectra, 5 Lost Marvel',
    text: 'Joe Jusko painted all 99 characters, on thicker and glossier stock with a thin gold border. It is common: 350,000 numbered boxes were reported. The foil Battle Spectra are the hard part, and foil is where to look for scratches.',
  },
  {
    name: 'X-Men Series 2',
    year: 1993,
    makers: ['skybox'],
    size: '100 cards, 113 with the chase cards',
    text: 'The backs are files from Professor Xavier’s desk, and nine cards show scenes of the animated series. Arch-enemies come in twos or threes that join into one picture, so a single may be half of something.',
  },
  {
    name: 'Marvel Universe Series 4',
    year: 1993,
    makers: ['skybox'],
    size: '180 cards, 9 red foil cards, 1 hologram',
    text: 'Nine cards at a time make one large picture, and only its outer edge has a border: show it in nine-pocket pages. The prize is the hologram of Spider-Man and Venom, one in 180 packs, in red, in green or, the rarest, in blue.',
  },
  {
    name: 'Marvel Masterpieces',
    year: 1993,
    makers: ['skybox'],
    size: '90 cards, 8 foil cards of X-Men 2099',
    text: 'Many painters instead of one, Jusko among them. Three cards of the Human Torch, Captain America and Namor, by Jim Steranko it seems, form a poster in the style of the 1940s. Tilt the eight foil cards: their sparkle hides fine lines from a straight photograph.',
  },
  {
    name: 'Fleer Ultra X-Men',
    year: 1994,
    makers: ['fleer'],
    size: '150 cards, 9-card team portrait, 18 foil cards, 6 from Wal-Mart',
    text: 'Heavy, glossy and full of things to find. Fatal Attractions, Greatest Battles and X-Overs are [[insert]] sets of six foil cards each. The six of a triptych were in packs from Wal-Mart only, and five promotional cards came with Sega’s X-Men game.',
  },
  {
    name: 'Marvel Universe Series 5',
    year: 1994,
    makers: ['fleer'],
    size: '200 cards, 4 holograms, 9 Power Blast, 10 Suspended Animation',
    text: 'The last of the line that Impel began. Names are in foil, the backs credit the artists, and ten clear plastic cards imitate the cels of a cartoon. Plastic scuffs: buy those in [[penny-sleeve|sleeves]] and leave them there.',
  },
  {
    name: 'Marvel Masterpieces',
    year: 1994,
    makers: ['fleer'],
    size: '140 cards, the same 140 with gold signatures, 9 Power Blast, 10 Masterprints, 10 holofoil',
    text: 'By the twins Greg and Tim Hildebrandt. The gold-foil signatures make a [[parallel]] of the whole set; every plain card is signed too, in paint, so look for foil and not for a name. The ten holofoil cards exist in red, bronze, silver and gold.',
  },
  {
    name: 'Flair Marvel Annual',
    year: 1994,
    makers: ['fleer'],
    size: '150 cards, 18 Power Blast',
    text: 'The luxury line: very thick cards, sold in small boxes instead of wrappers. It retells great moments of the comics, mostly in art from their pages coloured anew. Thick layers part at the corners when a card has been dropped.',
  },
  {
    name: 'Fleer Ultra X-Men',
    year: 1995,
    makers: ['fleer'],
    size: '150 cards, 9 Hunters & Stalkers, 10 Sinister Observations, 10 Suspended Animation',
    text: 'Hunters & Stalkers comes in gold, silver and rainbow foil: three versions of the same nine. The Spring Break cards, with the X-Men at the beach, are a subset, numbered within the set and no rarer than the rest of it.',
  },
  {
    name: 'DC Versus Marvel',
    year: 1995,
    makers: ['fleer-skybox'],
    size: '100 cards, and inserts',
    text: 'Two publishers in one set, and the first on this page from the merged company. Most cards show one character; duels are few. Collectors look for the Impact inserts, Justice League against Avengers, which join into one picture of nine cards.',
  },
  {
    name: 'Marvel Masterpieces',
    year: 1996,
    makers: ['fleer-skybox'],
    size: '100 cards, 6 Double Impact, 6 Gallery, 9 Painting Redemption',
    text: 'Boris Vallejo and Julie Bell painted it, and few people bought it. It was printed in small numbers as the boom collapsed, so here even an ordinary card takes patience. Ask for sharp photographs of all four corners.',
  },
  {
    name: 'Ultra X-Men: Wolverine',
    year: 1996,
    makers: ['fleer-skybox'],
    size: '100 cards, 9 Holoflash, 3 Mirage',
    text: 'The life of [Wolverine](/characters/wolverine) in eleven chapters of nine cards, and a checklist. Turn a chapter over: the nine backs are one page of a comic drawn for the set, and the whole set is the whole story.',
  },
];
