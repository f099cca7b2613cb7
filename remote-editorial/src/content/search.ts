/** The text of the search page around its field. */
export const searchWords = {
  heading: 'Search',
  lead: 'By name, set, number or term, or in a question. Misspellings are fine.',
  /** The kinds of things that the search finds, each with a query that finds some. */
  kinds: {
    heading: 'What you can search for',
    rows: [
      { name: 'Characters', text: 'by name; one wrong letter does not matter', query: 'Gyrados' },
      { name: 'Cards', text: 'by name, maker, set or year', query: 'Impel' },
      { name: 'Numbers', text: 'as they are printed on the card', query: '107/105' },
      { name: 'Terms', text: 'words on labels and in listings', query: 'Shadowless' },
      {
        name: 'Guides and answers',
        text: 'by what they say, a sentence or a word of it',
        query: 'how do I ship a slab',
      },
    ],
  },
  failed: 'The search could not be loaded. The lists below work without it.',
  lists: 'Or go through the lists',
  listsWork: 'Everything that the search finds is on one of these pages, and they work without JavaScript.',
  links: {
    characters: { name: 'Characters A–Z', text: 'Everyone who has a page here, with their cards' },
    values: { name: 'Price guide', text: 'Every card with its number, its value and how we know it' },
    guides: { name: 'Guides', text: 'By the question that they answer' },
    glossary: { name: 'Glossary', text: 'What the words on labels and in listings mean' },
    faq: { name: 'FAQ', text: 'What collectors ask at the counter: real or not, worth, grading, selling' },
  },
  /** The links of each franchise, after its name. */
  franchise: { cards: 'cards and sets', characters: 'characters', checklist: 'checklist to print' },
} as const;
