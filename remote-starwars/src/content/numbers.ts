/** A card of the 1977 set that this site says more about. */
interface NamedCard {
  number: number;
  name: string;
  /** A description, with a link to the page that discusses it. May have marks: see `textParts`. */
  text: string;
}

/** The 330 numbers as a drawing, and its words. */
export interface NumbersFigure {
  heading: string;
  intro: string;
  caption: string;
  named: readonly NamedCard[];
}

export const numbersFigure: NumbersFigure = {
  heading: '330 numbers, five colours',
  intro:
    'The whole first set, one small card for each number. The marked ones are the cards people ask about; [the guide](/guides/topps-1977) finds any other.',
  caption:
    'Topps printed each colour as one sheet of 66. Series and borders as PSA describes the set; the named cards as our guide has them.',
  named: [
    { number: 1, name: 'Luke Skywalker', text: 'The record of the set, and [its sales](#rare).' },
    { number: 4, name: 'Han Solo', text: 'One of [the blue portraits](/guides/topps-1977#series).' },
    { number: 5, name: 'Princess Leia', text: 'The third portrait, and among [the most collected](#collected).' },
    {
      number: 6,
      name: 'Obi-Wan Kenobi',
      text: 'His blue border [chips like the others](/guides/topps-1977#condition).',
    },
    { number: 7, name: 'Darth Vader', text: 'The card to start with on [his own page](/characters/darth-vader).' },
    { number: 78, name: 'A red card', text: 'Its picture came to Britain [as 64A](/guides/topps-1977#odd).' },
    {
      number: 207,
      name: 'C-3PO',
      text: 'Printed, then corrected: [both versions](/guides/topps-1977#number-207).',
    },
    { number: 265, name: 'The first orange', text: 'Orange below this number is [Canadian](/guides/topps-1977#odd).' },
  ],
};
