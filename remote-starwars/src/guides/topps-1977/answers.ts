/** What the look-up says. Names in braces are filled in: see `answerTo`. */
export const answers = {
  nothing: {
    title: 'Which card is it?',
    text: 'Type its number: 1 to 330, or 1A to 66A.',
  },
  unreadable: {
    title: 'That is not a card number',
    text: '“{typed}” cannot stand on a card of this set. Look in the starburst on the front for one to three digits; a British card has an A after them.',
  },
  outside: {
    title: 'No card of this set',
    text: 'The numbers run from 1 to 330, and with an A from 1 to 66. If the card really says {number}, it belongs to another set.',
  },
  empire: {
    title: 'Not 1977, perhaps 1980',
    text: 'The 1977 set ends at 330. The Empire Strikes Back, three years younger, goes on to 352 and has a {number}.',
  },
  britain: {
    title: 'A British card',
    text: 'Red with a number up to 66 is the British printing of the second series, if an A follows the number. The picture is not the one of the American #{number}.',
  },
  canada: {
    title: 'A Canadian card',
    text: 'Orange with the number {number} is from the third set of O-Pee-Chee, 133 to 264. Look for French in the caption.',
  },
  wonderBread: {
    title: 'A card from a loaf',
    text: 'Black with the number {number} is one of the 16 cards that came with Wonder Bread in 1977.',
  },
  disagree: {
    title: 'These two do not go together',
    text: 'Topps gave #{number} a {colour} border, in series {series}, and we know of no set that has it in {border}. Read the number once more, in good light.',
  },
  card: {
    title: '#{number}: series {series}, {colour}',
    text: 'Place {place} of 66: row {row}, column {column} of our sheet.',
  },
  agrees: 'Number and border belong together.',
  sticker: 'A sticker with this number is from the {colour} series: it has its own count.',
  numbers: {
    1: 'Luke Skywalker opens the set. Of more than 4,600 graded copies nine are PSA 10.',
    4: 'Han Solo.',
    5: 'Princess Leia.',
    6: 'Obi-Wan Kenobi.',
    7: 'Darth Vader, the villain of the piece.',
    207: 'C-3PO, in two versions: the error with its golden protrusion, and the airbrushed correction. Compare the outline of the figure.',
  },
} as const;
