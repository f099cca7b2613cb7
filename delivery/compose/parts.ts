import { createHash } from 'node:crypto';
import type { Catalogue, Kind } from '@mint-row/shared/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { catalogueOf, type PlannedPage, planPages, type SiteArtifacts } from './plan.ts';

/** The documents of one application that depend on the same things: composed together, and only when those change. */
export interface PartPlan {
  /** Whose pages they are; null for the shell's part, which has none and is the not-found page. */
  remote: RemoteArtifact | null;
  /** Names everything that the part's bytes depend on: the same key is the same part. */
  key: string;
  pages: readonly PlannedPage[];
  /** The entries of all remotes, of the kinds that the pages show. */
  catalogue: Catalogue;
}

/**
 * Splits the site into parts. A remote's pages depend on its release and the shell's, and those that show entries of a
 * kind on these too: publishing one remote composes its own pages and the few that list what it offers.
 * @param composer says which composer makes them
 */
export function planParts(artifacts: SiteArtifacts, composer: string): PartPlan[] {
  const part = (remote: RemoteArtifact | null, pages: readonly PlannedPage[], shown: readonly Kind[]): PartPlan => {
    const catalogue = catalogueOf(artifacts, shown);
    const { app, release } = remote ?? { app: 'shell', release: null };
    return { remote, key: keyOf([composer, artifacts.shell.release, app, release, catalogue]), pages, catalogue };
  };
  const parts = [part(null, [], [])];
  const pages = planPages(artifacts);
  for (const remote of artifacts.remotes) {
    const groups = new Map<string, PlannedPage[]>();
    for (const page of pages.filter((each) => each.remote === remote)) {
      const shown = page.page.shows.join();
      groups.set(shown, [...(groups.get(shown) ?? []), page]);
    }
    for (const group of groups.values()) parts.push(part(remote, group, group[0]?.page.shows ?? []));
  }
  return parts;
}

function keyOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
}
