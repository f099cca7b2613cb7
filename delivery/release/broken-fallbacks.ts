import type { RemoteName } from '@mint-row/kit/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { composersOf } from '../compose/compose.ts';
import { planParts } from '../compose/parts.ts';
import type { PlannedPage, SiteArtifacts } from '../compose/plan.ts';
import { Renderer, type RenderOptions } from '../compose/renderer.ts';
import { sourcesOf } from '../compose/sources-of.ts';
import { RefusedError } from '../refusals.ts';

/**
 * The remotes whose fallback release a new shell cannot show: a page of one of its exposed modules does not render in it.
 * Of each module, one page is enough: the others differ in their data alone.
 * @param site with the new shell, and with the fallbacks that fit it
 */
export async function brokenFallbacks(
  { shell, remotes, fallbacks = [] }: SiteArtifacts,
  rendering: RenderOptions,
): Promise<Set<RemoteName>> {
  const broken = new Set<RemoteName>();
  if (fallbacks.length === 0) return broken;
  const asFallbacks = { shell, remotes: remotes.map((remote) => fallbackOf(remote, fallbacks) ?? remote) };
  const parts = planParts(asFallbacks, '')
    .filter(({ remote }) => remote && fallbacks.includes(remote))
    .map((part) => ({ ...part, pages: onePerModule(part.pages) }));
  const pages = parts.flatMap((part) => part.pages);
  for (const artifact of [shell, ...fallbacks]) await artifact.fetch?.(sourcesOf(artifact, pages));
  const renderer = await Renderer.open({ shell, remotes: [...fallbacks] }, rendering);
  try {
    for (const part of parts) {
      for (const compose of composersOf(asFallbacks, part, renderer)) {
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
