import type { AppName } from '@mint-row/kit/contract';
import { planFaults } from '../compose/plan.ts';
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
  /** The applications whose releases have changed. */
  apps: readonly AppName[];
  /** The pages of the live releases, by remote, that must not disappear. */
  replaced: ReadonlyMap<AppName, readonly string[]>;
  /** The limits for a first load of a page. */
  limits: Limits;
}

/**
 * Checks the site that a set of releases would make, and composes it in a draft.
 * @returns its snapshot; null while there is no site: a site needs the shell and at least one remote
 * @throws RefusedError with every reason when the site would be broken
 */
export async function composeSite(
  draft: Draft,
  { releases, previous }: Pick<Generation, 'releases' | 'previous'>,
  { live, apps, replaced, limits, ...assembling }: ComposeSiteOptions,
): Promise<Pick<Generation, 'snapshot' | 'snapshotIntegrity'>> {
  const { shell, ...found } = await siteArtifacts(draft, releases, previous);
  // Releases published before there was a site have not been checked as part of one yet.
  const candidates = live?.snapshot ? apps : Object.keys(releases);
  const reasons = await checkSite({ shell, ...found }, candidates, { replaced, limits });
  const site = shell && found.remotes.length > 0 ? { shell, ...found } : null;
  if (site) reasons.push(...planFaults(site));
  if (reasons.length > 0) throw new RefusedError(reasons);
  if (!site) return { snapshot: null, snapshotIntegrity: null };
  const { id, integrity } = await naming(candidates, () => assemble(draft, site, assembling));
  return { snapshot: id, snapshotIntegrity: integrity };
}

/**
 * Names the applications that change in each fault of a page that is not theirs: with what they offer, or no longer
 * have, it fails where it did not before. A new shell surrounds all pages, so a fault may be of any application.
 */
async function naming<Made>(candidates: readonly AppName[], act: () => Promise<Made>): Promise<Made> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RefusedError) || candidates.includes('shell')) throw error;
    const isOwn = (reason: string) => candidates.some((app) => reason.startsWith(`${app}:`));
    const names = candidates.join(', ');
    throw new RefusedError(
      error.reasons.map((reason) =>
        isOwn(reason) ? reason : `${names}: with its entries and pages as they would be, another page fails. ${reason}`,
      ),
    );
  }
}
