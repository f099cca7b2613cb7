/** The answers of the look-up. Names in braces are filled in: see `answerTo`. */
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
    text: 'The border of #{number} is {colour}: it is a card of series {series}. We know of no set that has it in {border}. Read the number once more, in good light.',
  },
  card: {
    title: '#{number}: series {series}, {colour}',
    text: 'Place {place} of 66: row {row}, column {column} of our sheet.',
  },
  agrees: 'Number and border belong together.',
  sticker: 'A sticker with this number is from the {colour} series: it has its own count.',
  numbers: {
    1: 'Luke Skywalker opens the set. Of more than 4,600 graded copies nine were PSA 10, probably in 2025.',
    4: 'Han Solo.',
    5: 'Princess Leia.',
    6: 'Obi-Wan Kenobi.',
    7: 'Darth Vader, the villain of the piece.',
    207: 'C-3PO, in two versions: the error with its golden protrusion, and the airbrushed correction. Compare the outline of the figure.',
  },
} as const;
export const topps1977 = {
  slug: 'topps-1977',
  alsoFoundBy: ['1977 Star Wars', 'Topps 1977'],
  sections: [
    {
      section: 'look-up',
      label: 'Look-up',
      alsoFoundBy: ['blue border Star Wars', 'red border', 'yellow border', 'green border', 'orange border'],
    },
    { section: 'series', label: 'Five series' },
    { section: 'odd', label: 'Odd borders' },
    { section: 'number-207', label: '#207', alsoFoundBy: ['C-3PO', '207', 'C-3PO error card', 'goldenrod'] },
    { section: 'packs', label: 'Packs', alsoFoundBy: ['wax pack', 'gum', 'stickers'] },
    { section: 'condition', label: 'Condition', alsoFoundBy: ['wax stain', 'gum stain'] },
  ],
  title: '1977 Topps in five colours',
  question: 'Which 1977 series is my Star Wars card from?',
  need: 'identify' as const,
  summary:
    'Type the number of a 1977 Topps Star Wars card and see its series, its border colour and its place, with the odd cards explained.',
  franchise: 'starwars',
  drawing: 'five-borders',
  lead: 'Topps turned the first film into 330 cards and 55 [[sticker|stickers]], and changed the colour of the border every 66 cards. So the number on a card tells you which border it should have. A few cards break that rule, and those are worth knowing.',
  reviewed: '2026-11-29',
  changes: [
    {
      date: '2026-11-29',
      text: 'The look-up no longer writes “a orange border”, the count of Luke Skywalker’s PSA 10s has its year, and prices of #207 are marked as not looked up, with its place among the dearest cards.',
    },
    {
      date: '2026-11-22',
      text: 'The five series, the look-up, the cards of other makers, and both versions of #207.',
    },
  ],
  chart: 'The five borders of 1977 Topps, each with the numbers of its cards, and a sticker.',
  lookUp: {
    heading: 'From number to colour',
    intro: 'The number stands in the starburst on the front of the card.',
    number: 'Card number',
    border: 'The border you see',
    borders: {
      unknown: 'Not sure',
      blue: 'Blue',
      red: 'Red',
      yellow: 'Yellow',
      green: 'Green',
      orange: 'Orange',
      black: 'Black',
    },
    sheet: {
      places: 'The 66 places of a sheet, six rows of eleven.',
      card: 'The {colour} series on a sheet, six rows of eleven: number {number} is marked.',
    },
    caption:
      'Topps printed each series as one [[sheet]] of 66. Ours is in the order of the numbers; theirs need not have been. A blue number plus 66 is the red card in the same place; plus 132 the yellow one, plus 198 the green, plus 264 the orange.',
    answers,
  },
  series: {
    heading: 'Five series, one after the other',
    paragraphs: [
      'It did not begin as a set of 330. The blue cards came out in June 1977, weeks after the film, and nothing on them says “series”. They sold so well that four more series followed in 1977 and 1978, each in a new colour, each beginning where the last had stopped.',
      'That makes the arithmetic easy. Every series ends on a multiple of 66, and its eleven stickers on a multiple of 11.',
    ],
    columns: { series: 'Border', cards: 'Cards', stickers: 'Stickers', note: 'Worth knowing' },
    notes: [
      'The portraits: Luke Skywalker #1, Han Solo #4, Princess Leia #5, Obi-Wan Kenobi #6 and [Darth Vader #7](/characters/darth-vader).',
      'Printed again in Britain, with other numbers.',
      'The one colour [[o-pee-chee|O-Pee-Chee]] left out in Canada.',
      'Home of #207, in two versions.',
      'The end of the set, and the colour to check twice: Canada used it earlier.',
    ],
  },
  odd: {
    heading: 'When number and border disagree',
    intro: 'A wrong colour or a strange number usually means another set. These are the ones that turn up.',
    cards: [
      {
        title: 'An A after the number',
        text: 'British. Topps sold the blue series there unchanged, but numbered the red one 1A to 66A and shuffled the pictures: 64A, for instance, is reported to show the picture of the American 78.',
      },
      {
        title: 'Orange below 265',
        text: 'Canadian. O-Pee-Chee made 264 cards in three sets: blue 1–66, red 67–132, orange 133–264. Most captions are in English and French. The [[edges]] are rougher, since the sheets were cut with a duller blade; collectors of these cards expect that.',
      },
      {
        title: 'A black border',
        text: 'Wonder Bread, 1977: sixteen cards, twelve of characters and four of ships, one in each marked loaf. Topps had no part in it. The card lay loose beside the bread, so look for stains as well as for white edges.',
        // The schematic of Darth Vader's card at this place on his page, from 0.
        card: 1,
      },
      {
        title: 'A number above 330',
        text: 'From 1980, and from the next film: The Empire Strikes Back goes on to 352. Its first series is framed in red, so read the name of the film before the number.',
        card: 2,
      },
      {
        title: 'Any other wrong colour',
        text: 'Read the number again by daylight, away from yellow lamps. If it stays wrong, lay the card beside a cheap one of the same series and compare size, stock and back, as [our guide to fakes](/guides/is-it-real) shows.',
      },
    ],
  },
  number207: {
    heading: 'Two cards with number\u00a0207',
    figure: 'The error and its correction, drawn by us. The ring marks the place where the outlines differ.',
    paragraphs: [
      'One green card is famous far beyond the hobby. #207 is a portrait of C-3PO, and as first printed it gave the droid an unfortunate golden protrusion below the belt. Topps noticed too late. The picture was airbrushed, the card printed again, and so there are two: the [[error-card|error]] and its correction. A green series is complete with either.',
      'How it happened is told in three ways. In 2007 the official Star Wars site put it down to a piece of the costume that fell as the shutter clicked. Gary Gerani, who worked on the series at Topps, wrote in 2015 that somebody on the set had attached it. Anthony Daniels, who was inside the suit, blamed an oil bath in 2019: it dissolved the tape that held the trousers together.',
      'Both versions have the same number, caption and border, so only the outline of the figure tells. A [[raw]] common of 1977 costs a couple of dollars, says Beckett, and the error “much, much more”; a list of the set’s dearest cards at TraderCracks puts it second, after Luke Skywalker #1. What either version sold for we have not looked up. If a listing says “#207” without a picture, ask for one before you bid.',
    ],
  },
  packs: {
    heading: 'Seven cards and a sticker',
    figure: 'What a pack held: seven cards and one sticker.',
    paragraphs: [
      'A [[wax-pack]] of 1977 had seven cards, one sticker and a stick of gum. The 66 cards of a series need at least ten packs. Its eleven stickers need eleven, as no pack had two. All five series with their stickers are therefore 55 packs, if you never meet a double.',
      'Stickers have numbers of their own, 1 to 55, so “Luke #1” can be either thing: say which when you buy or sell. They were made to be peeled and stuck on a school bag. Of the first one, Luke again, a single copy was known in [[psa|PSA]] 10 when it came to auction in November 2023.',
      'To build a set today, buy it by colour. Take a [[checklist]] of 66, fill it from [[lot|lots]] of ungraded commons, and leave the portraits of the blue series and the error for last.',
    ],
  },
  condition: {
    heading: 'What wears first',
    points: [
      {
        title: 'Blue and red chip',
        text: 'Dark ink on white stock hides nothing. Tip the card under a lamp and go round the border slowly, all four [[corners]] included; a pale speck in the blue is bare card.',
      },
      {
        title: 'The cut wanders',
        text: 'Cards were sliced from the sheet, and the frame is often wider on one side. [[centring|Centring]] is easy to see here, because every picture has a coloured frame; in [our guide to grading](/guides/grading) you can move the borders yourself.',
      },
      {
        title: 'Gum leaves its mark',
        text: 'The back that lay against the gum may be stained. It is honest wear from a pack and a flaw all the same, so look at both sides before you agree on a [[grade]].',
      },
    ],
    closing:
      'How rare is a clean one? In 2015 PSA put the share of 10s among graded 1977 cards at about 10%. The blue portraits are far below that: of more than 4,600 graded copies of Luke Skywalker #1, nine were PSA 10 in the last report we have read, which bears no day and is probably of 2025. [One of them sold for $268,400](/star-wars#rare).',
  },
  sources: [
    {
      name: 'PSA, on collecting the 1977 set',
      says: 'its series and its share of 10s, from an article of 2015.',
      href: 'https://www.psacard.com',
    },
    {
      name: 'Beckett',
      says: 'the two versions of #207 and what they are worth, and the sixteen Wonder Bread cards.',
      href: 'https://www.beckett.com',
    },
    {
      name: 'TraderCracks',
      href: 'https://tradercracks.com/top-10-1977-topps-star-wars-trading-cards',
      says: 'the place of #207 among the dearest cards of the set.',
    },
    { name: 'NotSportsCards', says: 'cards, stickers and packs of the five series.' },
    {
      name: 'Post War Cards',
      says: 'the three tellings of #207: the official site, Gary Gerani’s book, Anthony Daniels.',
    },
    { name: 'In Spite Magazine', says: 'the Canadian cards: sets, captions and cut.' },
    { name: 'Cartophilic Society of Great Britain', says: 'the date of the blue series, and the British numbers.' },
    {
      name: 'Collectors’ pages',
      says: 'the pictures of the British series, the Canadian gap and what is on the bread cards: one page for each.',
    },
    {
      name: 'Reports of the Heritage auctions',
      says: 'how many Luke Skywalker cards and stickers had reached PSA 10, and one sale.',
    },
  ],
  related: [
    {
      title: 'Darth Vader',
      href: '/characters/darth-vader',
      why: 'His blue card, his bread card and the red-framed one of 1980.',
    },
    {
      title: 'Star Wars cards',
      href: '/star-wars',
      why: 'The sets that came after, and three cards that set records.',
    },
    {
      title: 'Is it real?',
      href: '/guides/is-it-real',
      why: 'How to compare a doubtful card with a cheap one you trust.',
    },
    {
      title: 'Grading, and what a 10 needs',
      href: '/guides/grading',
      why: 'Drag the borders of a card and see which grades they rule out.',
    },
  ],
};

export type Topps1977 = typeof topps1977;
