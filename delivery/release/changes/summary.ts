import type { ChangeKind, Changes, PageChange, Passage } from './changes.ts';

/** Phrases for the kinds of changes, in sentences that begin with a number of pages. */
const kindPhrases: Record<ChangeKind, string> = {
  gone: 'gone',
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
