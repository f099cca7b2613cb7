import type { RemoteName } from '@mint-row/kit/contract';
import type { Artifact } from '../artifact/artifact.ts';
import type { RenderOptions } from '../compose/renderer.ts';
import type { Generation } from '../store/history.ts';
import type { Releases } from '../store/snapshot.ts';
import type { Storage } from '../store/storage.ts';
import { siteArtifacts } from './site-artifacts.ts';

/**
 * The fallbacks after a release: a live release becomes the fallback of the one that replaces it.
 * @param artifacts those that are released
 */
export function previousAfter(live: Generation | null, artifacts: readonly Artifact[]): Releases {
  const replaced = artifacts.flatMap(({ app, release }): [RemoteName, string][] => {
    const before = live?.releases[app];
    return app !== 'shell' && before && before !== release ? [[app, before]] : [];
  });
  return { ...live?.previous, ...Object.fromEntries(replaced) };
}

/**
 * The fallbacks without those that render no longer in a new shell.
 * @param releases those of the site, the new shell's among them
 * @param previous the fallbacks
 * @throws DeliveryError when the store lacks a release; RefusedError when one was built for another contract
 */
export async function shownBy(
  storage: Storage,
  releases: Releases,
  previous: Releases,
  rendering: RenderOptions,
): Promise<Releases> {
  const { shell, ...found } = await siteArtifacts(storage, releases, previous);
  if (!shell) return previous;
  // The composer is loaded only when needed.
  const { brokenFallbacks } = await import('./broken-fallbacks.ts');
  const broken = await brokenFallbacks({ shell, ...found }, rendering);
  return Object.fromEntries(Object.entries(previous).filter(([app]) => !broken.has(app)));
}
