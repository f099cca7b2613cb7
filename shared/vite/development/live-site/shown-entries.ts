import { type Catalogue, entriesFor, mergeCatalogues, type PageData } from '../../../contract/index.ts';
import type { LiveSite } from './live-site.ts';

interface Own {
  /** The remote's name. */
  name: string;
  /** Its entries, instead of those of its live release. */
  own: () => Promise<Catalogue>;
}

/** The entries of all remotes that a page shows: its remote's own, and the others' from their live releases. */
export async function shownEntries(
  site: LiveSite,
  { name, own }: Own,
  path: string,
  pageData: PageData,
): Promise<Catalogue> {
  const { shows } = pageData;
  if (shows.length === 0) return {};
  const { remotes } = await site.lastRegistry();
  // In the order of their names, as the composer has them.
  const names = [...new Set([...Object.keys(remotes), name])].sort();
  const all = names.map(async (each) => {
    if (each === name) return own();
    const { base = '', offers = [] } = remotes[each] ?? {};
    return site.catalogueOf(
      base,
      shows.filter((kind) => offers.includes(kind)),
    );
  });
  return entriesFor(path, pageData, mergeCatalogues(shows, await Promise.all(all)));
}
