import { type ChangeKind, type Changes, changeOrder, type PageChange, type Passage } from './changes.ts';

/** Phrases for the kinds of changes, in sentences that begin with a number of pages. */
const kindPhrases: Record<ChangeKind, string> = {
  gone: 'gone',
  moved: 'moved',
  new: 'new',
  content: 'with other content',
  code: 'with other code',
  release: 'that only name other releases',
};

/** A line for each application with another release, and for each that loses its fallback. */
export function releasesOf({ apps, lostFallbacks }: Changes): string[] {
  return [
    ...apps.map(({ app, from, to }) => `${app}: ${from ?? 'no release'} → ${to ?? 'no release'}`),
    ...lostFallbacks.map((app) => `${app}: loses its fallback, which does not run in the new shell`),
  ];
}

/** How many pages change, in a sentence: "Pages: 1 new, 3 with other content." */
export function countsOf({ pages, files }: Changes): string {
  const counts = (Object.keys(kindPhrases) as ChangeKind[]).flatMap((kind) => {
    const count = pages.filter(({ change }) => change === kind).length;
    return count > 0 ? `${count} ${kindPhrases[kind]}` : [];
  });
  if (counts.length === 0)
    return `No page changes; ${files.map(({ path }) => path).join(', ')} ${files.length > 1 ? 'do' : 'does'}.`;
  return `Pages: ${counts.join(', ')}.`;
}

/** An address at which a page comes, goes or has moved, and more about it: a title, or where the page is now. */
interface ChangedAddress {
  change: 'new' | 'gone' | 'moved';
  path: string;
  more: string;
}

/** The addresses of pages that come, move and go. */
export function changedAddresses({ pages, moved }: Changes): ChangedAddress[] {
  const listed = pages.flatMap(({ change, path, title }) =>
    change === 'new' || change === 'gone' ? [{ change, path, more: title }] : [],
  );
  const led = moved.map(({ from, to }): ChangedAddress => {
    if (to === null) return { change: 'gone', path: from, more: '(a former address)' };
    return { change: 'moved', path: from, more: `→ ${to}` };
  });
  return [...listed, ...led].sort((one, other) => changeOrder.indexOf(one.change) - changeOrder.indexOf(other.change));
}

/** A passage that changes, and the pages where it does: a change of the footer is one passage. */
export interface SharedPassage {
  passage: Passage;
  paths: string[];
}

/** Every passage once, in the order of the pages, and how many changed passages were not listed. */
export function passagesOf(pages: readonly PageChange[]): { passages: SharedPassage[]; more: number } {
  const found = new Map<string, SharedPassage>();
  for (const { path, words } of pages) {
    for (const passage of words) {
      const key = JSON.stringify(passage);
      const known = found.get(key) ?? { passage, paths: [] };
      found.set(key, known);
      if (!known.paths.includes(path)) known.paths.push(path);
    }
  }
  return { passages: [...found.values()], more: pages.reduce((sum, { moreWords }) => sum + moreWords, 0) };
}

/** The pages that have a weight after the release, those whose first visit changes most first. */
export function pagesByWeight(pages: readonly PageChange[]): PageChange[] {
  const difference = ({ before, after }: PageChange) => Math.abs((after?.firstVisit ?? 0) - (before?.firstVisit ?? 0));
  return pages
    .filter(({ after }) => after !== null)
    .sort((one, other) => difference(other) - difference(one) || (one.path < other.path ? -1 : 1));
}
