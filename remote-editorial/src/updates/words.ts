/** The text of the list of updates around its entries. */
export const updatesWords = {
  heading: 'What has changed',
  lead: 'Every change to a guide, a value or a fact, with the reason for it. We look through the guides each week; where nothing was wrong, nothing is listed.',
  feed: 'Follow the changes in a feed reader (Atom)',
  changed: 'On',
  moved: {
    heading: 'What moved',
    intro: 'What a page showed before, and what it shows now.',
    from: 'Before',
    to: 'Now',
  },
  kinds: { values: 'Values and sales', correction: 'Corrected', addition: 'New', other: 'Also changed' },
  pages: { one: 'page changed', more: 'pages changed' },
  empty: 'No change is recorded yet.',
  closing: {
    title: 'Found a mistake?',
    text: 'Tell us the page, the sentence and what you know better. The correction is listed here with its reason.',
    action: 'Report a Mistake',
    guides: 'All Guides',
  },
} as const;
