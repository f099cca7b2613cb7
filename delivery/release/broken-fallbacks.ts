import type { RemoteName } from '@mint-row/kit/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { composersOf } from '../compose/compose.ts';
import { planParts } from '../compose/parts.ts';
import type { PlannedPage, SiteArtifacts } from '../compose/plan.ts';
import { Renderer } from '../compose/renderer.ts';
import { RefusedError } from '../refusals.ts';

/**
 * The remotes whose fallback release a new shell cannot show: a page of one of its exposed modules does not render in it.
 * Of each module, one page is enough: the others differ in their data alone.
 * @param site with the new shell, and with the fallbacks that fit it
 * @param deadline how long one page may take to render, in milliseconds, instead of the default
 */
export async function brokenFallbacks(
  { shell, remotes, fallbacks = [] }: SiteArtifacts,
  deadline: number | undefined,
): Promise<Set<RemoteName>> {
  const broken = new Set<RemoteName>();
  if (fallbacks.length === 0) return broken;
  const asFallbacks = { shell, remotes: remotes.map((remote) => fallbackOf(remote, fallbacks) ?? remote) };
  const renderer = await Renderer.open(asFallbacks, deadline);
  try {
    for (const { remote, pages, catalogue } of planParts(asFallbacks, '')) {
      if (!remote || !fallbacks.includes(remote)) continue;
      const part = { remote, key: '', pages: onePerModule(pages), catalogue };
      for (const compose of composersOf(asFallbacks, part, renderer)) {
        await compose().catch((error: Error) => {
          if (!(error instanceof RefusedError)) throw error;
          broken.add(remote.app);
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
