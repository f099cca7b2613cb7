/** The text of the search page around its field. */
export const searchWords = {
  heading: 'Search',
  lead: 'By name, set, number or term. Typing errors do no harm.',
  try: 'Try',
  examples: ['Charizard', 'Impel', '107/105', 'Shadowless'],
  failed: 'The search could not be loaded. The lists below work without it.',
  lists: 'Or go through the lists',
  listsWork: 'Everything that the search finds is on one of these pages, and they work without JavaScript.',
  links: {
    characters: { name: 'Characters A–Z', text: 'Everyone who has a page here, with their cards' },
    values: { name: 'Price guide', text: 'Every card with its number, its value and what that rests on' },
    guides: { name: 'Guides', text: 'By the question that they answer' },
    glossary: { name: 'Glossary', text: 'What the words on labels and in listings mean' },
  },
} as const;
