import { createHash } from 'node:crypto';
import type { AppName, Rosters } from '@mint-row/shared/contract';
import { type PlannedPage, planPages, rostersOf, type SiteArtifacts } from './plan.ts';

/** The documents of one application that depend on the same things: composed together, and only when those change. */
export interface PartPlan {
  app: AppName;
  /** Names everything that the part's bytes depend on: the same key is the same part. */
  key: string;
  /** The pages; the shell's part has none and is the not-found page. */
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
  const { shell, remotes } = artifacts;
  const pages = planPages(artifacts);
  const rosters = rostersOf(artifacts);
  const part = (app: AppName, release: string | null, some: readonly PlannedPage[], shown: Rosters): PartPlan => ({
    app,
    key: keyOf([composer, shell.release, app, release, shown]),
    pages: some,
    rosters: shown,
  });
  const parts = [part('shell', null, [], {})];
  for (const { app, release } of remotes) {
    const own = pages.filter(({ remote }) => remote.app === app);
    const listing = own.filter(({ page }) => page.needsRosters);
    if (listing.length < own.length) {
      parts.push(
        part(
          app,
          release,
          own.filter(({ page }) => !page.needsRosters),
          {},
        ),
      );
    }
    if (listing.length > 0) parts.push(part(app, release, listing, rosters));
  }
  return parts;
}

function keyOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
}
