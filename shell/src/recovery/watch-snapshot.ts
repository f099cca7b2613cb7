import { type Registry, registryPath } from '@mint-row/shared/contract';
import { notice } from '@mint-row/shared/runtime';
import { deadlines } from '../remotes/deadlines.ts';
import type { RemoteRegistry } from '../remotes/registry.ts';

/** A visitor who comes back is told by more than one event; the site is asked once, in milliseconds. */
const pause = 5000;

const told = new Set<string>();

/** Asks, whenever the visitor comes back to the tab, whether the site has a newer snapshot, and says so once for each. */
export function watchSnapshot(registry: RemoteRegistry): void {
  // Sources have no releases: what is edited is sent to the browser.
  if (import.meta.env.DEV) return;
  let asked = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < pause) return;
    asked = performance.now();
    const live = await readRegistry().catch(() => null);
    if (!live || told.has(live.snapshot) || !isNewer(live, registry)) return;
    told.add(live.snapshot);
    await notice({
      title: 'There is a newer version of this site',
      text: 'You can read on; nothing here goes away.',
      action: { label: 'Load it', run: () => window.location.reload() },
    }).catch(() => told.delete(live.snapshot));
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('focus', ask);
}

/** The registry as it is now, which may name newer releases than this tab keeps; null when it does not answer. */
async function readRegistry(): Promise<Registry | null> {
  const answer = await fetch(registryPath, { signal: AbortSignal.timeout(deadlines.find) });
  return answer.ok ? answer.json() : null;
}

/** Whether the live site has another release of the shell, or of a remote that this tab has met. */
function isNewer(live: Registry, registry: RemoteRegistry): boolean {
  // This file is in the folder of the shell's release.
  if (import.meta.url.split('/').at(-2) !== live.shell) return true;
  return [...registry.pinned].some(([name, { release }]) => {
    const remote = live.remotes[name];
    return remote && remote.release !== release && !registry.hasReplaced(remote.release);
  });
}
