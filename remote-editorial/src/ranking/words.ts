/** The Top 50's headings and its closing call; the rest of its text is in `content/top-50.ts`. */
export const rankingWords = {
  figures: { heading: 'How the values fall' },
  list: {
    heading: 'The fifty, ranked',
    intro: 'The line under each card says what its value rests on.',
    columns: ['Rank', 'Card', 'About it, and what the value rests on', 'Value', 'Grade'],
  },
  counted: 'Sales counted to',
  bases: {
    caption: 'The fifty by what their values rest on',
    recent: 'sold in 2024 or 2025',
    older: 'sold before',
    estimates: 'estimates',
  },
  more: 'Read on by franchise',
  closing: {
    title: 'Found one in your binder?',
    text: 'See what copies are offered for today, or bring yours to the shop and ask us. Joining the Collector’s Circle is free.',
  },
} as const;
