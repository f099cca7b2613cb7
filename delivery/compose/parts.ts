import { createHash } from 'node:crypto';
import type { Catalogue, Kind } from '@mint-row/kit/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { catalogueOf, type PlannedPage, planPages, type SiteArtifacts } from './plan.ts';

/** The documents of one application that depend on the same things: composed together, and only when those change. */
export interface PartPlan {
  /** The remote whose pages they are; null for the shell's part, which is only the not-found page. */
  remote: RemoteArtifact | null;
  /** Identifies everything that the part's bytes depend on: equal keys mean equal parts. */
  key: string;
  pages: readonly PlannedPage[];
  /** The entries, from all remotes, of the kinds that the pages show. */
  catalogue: Catalogue;
}

/**
 * Splits the site into parts. A remote's pages depend on its release and the shell's; pages that show entries of a kind
 * depend on these entries too. So publishing one remote composes its own pages and the few that list its entries.
 * @param composer identifies the composer
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
    const own = pages.filter((each) => each.remote === remote);
    const shown = new Map(own.map(({ page }) => [page.shows.join(), page.shows]));
    for (const [names, kinds] of shown) {
      parts.push(
        part(
          remote,
          own.filter(({ page }) => page.shows.join() === names),
          kinds,
        ),
      );
    }
  }
  return parts;
}

function keyOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
}
