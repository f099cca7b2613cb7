import { relative } from 'node:path';

/**
 * What several pages share is in a chunk; what only some of them share is in others, by the name of its folder, which the
 * other pages do not load: what is for guides, for lists that can be filtered and sorted, and for tables of values.
 */
const folders = { guides: /[\\/]guides?[\\/]/, lists: /[\\/]lists[\\/]/, values: /[\\/]values[\\/]/ };

/**
 * The chunks for code and styles that several pages of a remote share.
 * @param root the folder of its sources; folders above it do not count, so that a release is the same in every checkout
 */
export function sharedChunks(root: string) {
  const isIn = (folder: RegExp) => (id: string) => folder.test(relative(root, id));
  const inFolders = Object.entries(folders).map(([name, folder]) => ({ name, test: isIn(folder), minShareCount: 2 }));
  const isElsewhere = (id: string) => !inFolders.some(({ test }) => test(id));
  return [{ name: 'common', test: isElsewhere, minShareCount: 2, priority: 1 }, ...inFolders];
}
