import { paths, type UpdateEntry } from '../contract/index.ts';

/**
 * A change to the page of a character, with the character's drawing.
 * @param remote the remote that has the page
 * @param slug the character's
 */
export function characterUpdate(
  remote: string,
  slug: string,
  change: Omit<UpdateEntry, 'path' | 'drawing'>,
): UpdateEntry {
  return { ...change, path: paths.character(slug), drawing: { remote, name: slug } };
}
