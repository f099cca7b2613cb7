import { plainText, type SectionEntry } from '../contract/index.ts';

/**
 * A part of a page, as the search finds it.
 * @param place its page, its anchor there, and the words that find it besides its own
 * @param content what it says, as the page shows it: its texts are taken from all fields, its heading too
 * @example sectionEntry({ path: '/pokemon', anchor: 'eras', page: 'Pokémon cards', franchise: 'pokemon' }, eras)
 */
export function sectionEntry(
  place: Omit<SectionEntry, 'heading' | 'text'>,
  content: { readonly heading: string },
): SectionEntry {
  const heading = plainText(content.heading);
  const paragraphs = new Set(paragraphsOf(content));
  paragraphs.delete(heading);
  return { ...place, heading, text: [...paragraphs] };
}

/** Fields whose texts are no part of what a section says: addresses, names of drawings, and what is read in their place. */
const unreadFields = new Set(['href', 'slug', 'drawing', 'drawn', 'figure', 'figures', 'label', 'words']);

/** The texts of a value and of all within it, without marks: those of several words, and no templates. */
function paragraphsOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) && !value.includes('{') ? [plainText(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (unreadFields.has(field) ? [] : paragraphsOf(inner)));
}
