import { type AppName, appNames } from '@mint-row/shared/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { planPages, type SiteArtifacts } from '../compose/plan.ts';
import { DeliveryError } from '../delivery-error.ts';
import { RefusedError } from '../refusals.ts';
import type { Generation } from '../store/history.ts';
import { type AssembleOptions, assemble, type Place } from './assemble.ts';
import type { Limits } from './budgets.ts';
import type { Draft } from './draft.ts';
import { checkSite } from './gate.ts';
import { siteArtifacts } from './site-artifacts.ts';

export interface ComposeSiteOptions extends AssembleOptions, Place {
  /** The state before. */
  live: Generation | null;
  /** The applications whose releases are other than before. */
  apps: readonly AppName[];
  /** The live releases of remotes whose characters must not be missed. */
  replaced: readonly RemoteArtifact[];
  /** What a first load of a page may weigh. */
  limits: Limits;
}

/**
 * Checks the site that a set of releases would make, and composes it in a draft.
 * @returns its snapshot; null while there is no site because applications are missing
 * @throws RefusedError with every reason when the site would be broken, or a live one would lack an application
 */
export async function composeSite(
  draft: Draft,
  { releases, previous }: Pick<Generation, 'releases' | 'previous'>,
  { live, apps, replaced, limits, ...assembling }: ComposeSiteOptions,
): Promise<Pick<Generation, 'snapshot' | 'snapshotIntegrity'>> {
  const { shell, missing, ...found } = await siteArtifacts(draft, releases, previous);
  // Before there is a site, what was published earlier has not been checked as part of a whole one.
  const candidates = live?.snapshot ? apps : appNames.filter((app) => releases[app]);
  const reasons = await checkSite({ shell, ...found }, candidates, { replaced, limits });
  const site = shell && (missing.length === 0 || live?.snapshot) ? { shell, ...found } : null;
  if (site) reasons.push(...planFaults(site));
  if (reasons.length > 0) throw new RefusedError(reasons);
  if (!site) return { snapshot: null, snapshotIntegrity: null };
  const { id, integrity } = await assemble(draft, site, assembling);
  return { snapshot: id, snapshotIntegrity: integrity };
}

function planFaults(site: SiteArtifacts): string[] {
  try {
    planPages(site);
    return [];
  } catch (error) {
    if (error instanceof DeliveryError) return [error.message];
    throw error;
  }
}
