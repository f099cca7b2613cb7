/** One numbered part of the labelled card. */
export interface Part {
  slug: string;
  title: string;
  text: string;
}

/** The parts of a card, in the order in which the eye meets them. The stylesheet places the marks by their slugs. */
export const parts: readonly Part[] = [
  {
    slug: 'name',
    title: 'Name and hit points',
    text: 'The letters behind a name are part of it. Mewtwo-EX of 2012 and Venusaur ex of 2004 are different kinds of card, and so are V and VMAX; search with the letters, small or large, exactly as printed. The points at the right matter to players only.',
  },
  {
    slug: 'picture',
    title: 'Picture and finish',
    text: 'Foil inside the frame makes a [[holo]], foil everywhere but in the picture a [[reverse-holo]]. On a [[full-art]] the picture runs over the whole card. Two copies with the same number can differ in nothing but this.',
  },
  {
    slug: 'stamp',
    title: 'Edition stamp',
    text: 'English cards had a [[first-edition|1st Edition]] stamp between 1999 and 2002. On Base Set it is one of three signs, and [a guide of its own](/guides/which-base-set) reads them with you.',
  },
  {
    slug: 'symbol',
    title: 'Set symbol',
    text: 'A small picture that stands for the set: a flower for Jungle, an R for Team Rocket. Base Set has [[set-symbol|none]]. Early cards have it at the lower right of the picture, later ones in a bottom corner, and since 2023 a code of letters does its work.',
  },
  {
    slug: 'artist',
    title: 'Artist’s line',
    text: 'After “Illus.” comes the hand that drew the card. Studios sign as well: the full-art Mewtwo-EX credits 5ban Graphics. If you like a picture, search for the name; most artists have drawn dozens.',
  },
  {
    slug: 'number',
    title: 'Card number',
    text: 'First the card’s [[set-number|place in its set]], then how many cards the set counts. With the symbol it names a card beyond doubt, which its title often does not: Fossil has two Dragonites, #4 and #19.',
  },
  {
    slug: 'rarity',
    title: 'Rarity symbol',
    text: 'How often the card was packed when it was new. It says nothing about how many survive in good condition, and prices follow that at least as much.',
  },
  {
    slug: 'line',
    title: 'Copyright line',
    text: 'Years and owners in the smallest type. The last year is when the card was made or a little earlier, never later than you bought it; a [[counterfeit]] often has the wrong one, or letters that run together.',
  },
];
