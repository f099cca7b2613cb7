import { createHash } from 'node:crypto';
import type { Rosters } from '@mint-row/shared/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { type PlannedPage, planPages, rostersOf, type SiteArtifacts } from './plan.ts';

/** The documents of one application that depend on the same things: composed together, and only when those change. */
export interface PartPlan {
  /** Whose pages they are; null for the shell's part, which has none and is the not-found page. */
  remote: RemoteArtifact | null;
  /** Names everything that the part's bytes depend on: the same key is the same part. */
  key: string;
  pages: readonly PlannedPage[];
  /** Empty unless the pages show them. */
  rosters: Rosters;
}

/**
 * Splits the site into parts. A remote's pages depend on its release and the shell's, and those that show the rosters
 * on these too: publishing one remote composes its own pages and the few that list its characters.
 * @param composer says which composer makes them
 * @throws DeliveryError when the artifacts do not make a whole site
 */
export function planParts(artifacts: SiteArtifacts, composer: string): PartPlan[] {
  const rosters = rostersOf(artifacts);
  const pages = new Map<RemoteArtifact, PlannedPage[]>(artifacts.remotes.map((remote) => [remote, []]));
  for (const page of planPages(artifacts)) pages.get(page.remote)?.push(page);
  const part = (remote: RemoteArtifact | null, some: readonly PlannedPage[], shown: Rosters): PartPlan => ({
    remote,
    key: keyOf([composer, artifacts.shell.release, remote?.app ?? 'shell', remote?.release ?? null, shown]),
    pages: some,
    rosters: shown,
  });
  const parts = [part(null, [], {})];
  for (const [remote, own] of pages) {
    const listing = own.filter(({ page }) => page.needsRosters);
    const others = own.filter(({ page }) => !page.needsRosters);
    if (others.length > 0) parts.push(part(remote, others, {}));
    if (listing.length > 0) parts.push(part(remote, listing, rosters));
  }
  return parts;
}

function keyOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
}
