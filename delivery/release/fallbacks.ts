import type { Place, RemoteName } from '@mint-row/kit/contract';
import type { Artifact, RemoteArtifact } from '../artifact/artifact.ts';
import { RefusedError } from '../common/errors.ts';
import { composingFiles, type PlannedPage, planSite, type SiteArtifacts } from '../compose/plan.ts';
import type { RenderOptions } from '../compose/renderer.ts';
import type { Generation } from '../store/history.ts';
import type { Releases } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { siteArtifacts } from './site-artifacts.ts';

/**
 * The fallbacks after a release: a live release becomes the fallback of the one that replaces it.
 * @param artifacts those that are released
 */
export function fallbacksAfter(live: Generation | null, artifacts: readonly Artifact[]): Releases {
  const replaced = artifacts.flatMap(({ app, release }): [RemoteName, string][] => {
    const before = live?.releases[app];
    return app !== 'shell' && before && before !== release ? [[app, before]] : [];
  });
  return { ...live?.fallbacks, ...Object.fromEntries(replaced) };
}

/**
 * The fallbacks without those that render no longer in a new shell.
 * @param site with the new shell, and with the fallbacks so far
 * @throws DeliveryError when the store lacks a release; RefusedError when one was built by another edition
 */
export async function fallbacksShownBy(
  storage: Storage,
  { releases, fallbacks, place }: Pick<Generation, 'releases' | 'fallbacks' | 'place'>,
  { own, ...rendering }: RenderOptions & { own?: readonly Artifact[] },
): Promise<Releases> {
  const { shell, ...found } = await siteArtifacts(storage, releases, fallbacks, own);
  if (!shell) return fallbacks;
  const broken = await brokenFallbacks({ shell, ...found }, place, rendering);
  return Object.fromEntries(Object.entries(fallbacks).filter(([app]) => !broken.has(app)));
}

/**
 * The remotes whose fallback release a new shell cannot show: a page of one of its exposed modules does not render in it.
 * Of each module, one page is enough: the others differ in their data alone.
 * @param site with the new shell, and with the fallbacks that fit it
 */
async function brokenFallbacks(
  { shell, remotes, fallbacks = [] }: SiteArtifacts,
  place: Place,
  rendering: RenderOptions,
): Promise<Set<RemoteName>> {
  const broken = new Set<RemoteName>();
  if (fallbacks.length === 0) return broken;
  const asFallbacks = { shell, remotes: remotes.map((remote) => fallbackOf(remote, fallbacks) ?? remote) };
  const plan = planSite(asFallbacks, place, '');
  const parts = plan.parts
    .filter(({ remote }) => remote && fallbacks.includes(remote))
    // Insets are of live releases, which have been rendered for every page.
    .map((part) => ({ ...part, pages: onePerModule(part.pages).map((page) => ({ ...page, insets: [] })) }));
  const pages = parts.flatMap((part) => part.pages);
  for (const artifact of [shell, ...fallbacks]) await artifact.fetch?.(composingFiles(artifact, pages));
  // The composer is loaded only when needed.
  const [{ composersOf }, { Renderer }] = await Promise.all([
    import('../compose/compose.ts'),
    import('../compose/renderer.ts'),
  ]);
  const renderer = await Renderer.open({ shell, remotes: [...fallbacks] }, rendering);
  try {
    for (const part of parts) {
      for (const compose of composersOf(plan, part, renderer)) {
        await compose().catch((error: Error) => {
          if (!(error instanceof RefusedError)) throw error;
          if (part.remote) broken.add(part.remote.app);
        });
      }
    }
  } finally {
    renderer.close();
  }
  return broken;
}

function fallbackOf({ app }: RemoteArtifact, fallbacks: readonly RemoteArtifact[]): RemoteArtifact | undefined {
  return fallbacks.find((one) => one.app === app);
}

function onePerModule(pages: readonly PlannedPage[]): PlannedPage[] {
  return [...new Map(pages.map((planned) => [planned.page.expose, planned])).values()];
}
