/** One of the three signs, close up. */
export interface Sign {
  sign: 'stamp' | 'shadow' | 'line';
  title: string;
  /** The drawings of a card with the sign and without, and what is said below them. */
  drawn: readonly { name: string; stamp?: true; shadow?: true; years: string }[];
  text: string;
}

/** The years in the bottom line of each kind of printing, as the drawings show them. */
export const years = {
  early: '1995, 96, 98, 99 … ©1999',
  unlimited: '1995, 96, 98 … ©1999',
  last: '1995, 96, 98, 99 … ©1999–2000',
};

/** The three signs that tell the printings apart. */
export const signs: readonly Sign[] = [
  {
    sign: 'stamp',
    title: 'The stamp',
    drawn: [
      { name: 'With the stamp', stamp: true, years: '' },
      { name: 'Without', years: '' },
    ],
    text: 'A black circle with a 1 in it and the word EDITION around it, at the left below the picture of a Pokémon. It marks the [[first-edition|first printing]] and, with one exception below, nothing else. It is worth so much that forgers add it. Ink that stands on top of the gloss, or lines that look soft beside the other small type under a loupe, are reasons to walk away.',
  },
  {
    sign: 'shadow',
    title: 'The shadow',
    drawn: [
      { name: 'With a shadow', shadow: true, years: '' },
      { name: 'Without', years: '' },
    ],
    text: 'On later printings a dark band runs down the right side of the picture frame, as if the frame stood off the card. Printings without it are called Shadowless, and the first printing is one of them. A reflection on the foil of a [[holo]] can hide the band, and a slanted photograph can invent one: look straight on, with the light from the side.',
  },
  {
    sign: 'line',
    title: 'The copyright line',
    drawn: [
      { name: 'The early line', years: years.early },
      { name: 'The Unlimited line', years: years.unlimited },
      { name: 'The line of the last print', years: years.last },
    ],
    text: 'The smallest type on the card, along its bottom edge. Read it in two halves. In the first half, see whether 99 follows 98. In the second, see whether Wizards’ own years are 1999 or 1999–2000. Check both: the last printing has the 99 too, so a seller who looks only for that will call a late card early.',
  },
];
