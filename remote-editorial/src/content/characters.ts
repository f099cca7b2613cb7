/** The text of the A-Z page around the names. */
export const charactersWords = {
  heading: 'All characters, A to Z',
  lead: 'Where each of them first appeared, which cards to look for, and what those are worth: one page per character.',
  note: 'New to the words? Cards are [[raw]] or have a [[grade]]; they are [[base-card|base cards]], [[promo|promos]], [[holo|holos]], [[hologram-card|holograms]], [[secret-rare|secret rares]] or [[chase|chase cards]]. Each of these words leads to what it means.',
  seeAlso: 'See also',
  top50: 'Top 50 most valuable cards',
  key: {
    peak: 'Each line ends at the highest value of the character’s notable cards.',
    sold: 'a sale',
    estimated: 'an estimate',
  },
  empty: 'No characters are listed yet',
  closing: {
    title: 'The most valuable cards',
    text: 'The fifty most valuable Pokémon, Star Wars and Marvel cards in order, and how we know each value.',
    action: 'See the Top 50',
  },
} as const;
