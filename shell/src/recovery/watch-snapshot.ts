import { type Registry, registryPath } from '@mint-row/kit/contract';
import { notice } from '@mint-row/kit/runtime';
import { deadlines } from '../remotes/deadlines.ts';
import type { RemoteRegistry } from '../remotes/registry.ts';

/** More than one event fires when a visitor returns: the site is asked only once in this time, in milliseconds. */
const pause = 5000;

const told = new Set<string>();

/** Checks for a newer snapshot whenever the visitor returns to the tab, and announces each one once. */
export function watchSnapshot(registry: RemoteRegistry): void {
  // Development has no releases: the browser receives each edit.
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
      text: 'You can keep reading: this page stays as it is.',
      action: { label: 'Load it', run: () => window.location.reload() },
    }).catch(() => told.delete(live.snapshot));
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('focus', ask);
}

/** The current registry, which may name newer releases than this tab uses; null if it does not answer. */
async function readRegistry(): Promise<Registry | null> {
  const answer = await fetch(registryPath, { signal: AbortSignal.timeout(deadlines.find) });
  return answer.ok ? answer.json() : null;
}

/** Whether the live site has a different release of the shell, or of a remote that this tab has used. */
function isNewer(live: Registry, registry: RemoteRegistry): boolean {
  // This file is in the folder of the shell's release.
  if (import.meta.url.split('/').at(-2) !== live.shell) return true;
  return [...registry.pinned].some(([name, { release }]) => {
    const remote = live.remotes[name];
    return remote && remote.release !== release && !registry.hasReplaced(remote.release);
  });
}
