import type { Find } from './find.ts';

/** What the search says about itself; assistive technology announces it. */
export function statusOf(find: Find | 'failed' | null, query: string, results: number): string {
  if (find === 'failed') return 'The search could not be loaded. The lists of this site work without it.';
  if (query.trim() === '') return '';
  if (find === null) return 'Loading …';
  if (results === 0) return `Nothing found for “${query.trim()}”. Try fewer letters, or another word.`;
  return results === 1 ? '1 result' : `${results} results`;
}
