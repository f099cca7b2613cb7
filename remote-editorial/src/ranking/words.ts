/** The Top 50's headings and its closing call; the rest of its text is in `content/top-50.ts`. */
export const rankingWords = {
  figures: { heading: 'How the values fall' },
  list: {
    heading: 'The fifty, ranked',
    intro: 'A value is a known sale or an estimate; the line under each card says which.',
    columns: ['Rank', 'Card', 'About it, and what the value rests on', 'Value', 'Grade'],
  },
  more: 'Read on by franchise',
  closing: {
    title: 'Found one in your binder?',
    text: 'See what copies are offered for today, or bring yours to the shop and ask us. Joining the Collector’s Circle is free.',
  },
} as const;
