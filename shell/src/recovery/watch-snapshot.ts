import { addressOf, type Registry, registryPath } from '@mint-row/kit/contract';
import { notice } from '@mint-row/kit/runtime';
import { deadlines } from '../remotes/deadlines.ts';
import type { RemoteRegistry } from '../remotes/registry.ts';

/** More than one event fires when a visitor returns: the registry is read at most once in this time. */
const minIntervalMs = 5000;

/** The texts of the registries of announced snapshots. */
const announcedSnapshots = new Set<string>();

/** Checks for a newer snapshot whenever the visitor returns to the tab, and announces each one once. */
export function watchSnapshot(registry: RemoteRegistry): void {
  // Development has no releases: the browser receives each edit.
  if (import.meta.env.DEV) return;
  let lastCheck = Number.NEGATIVE_INFINITY;
  const check = async () => {
    if (document.visibilityState !== 'visible' || performance.now() - lastCheck < minIntervalMs) return;
    lastCheck = performance.now();
    const text = await readRegistry().catch(() => null);
    if (!text || announcedSnapshots.has(text) || !registry.isOlderThan(JSON.parse(text) as Registry)) return;
    announcedSnapshots.add(text);
    await notice({
      title: 'There is a newer version of this site',
      text: 'You can keep reading: this page stays as it is.',
      action: { label: 'Load it', run: () => window.location.reload() },
    }).catch(() => announcedSnapshots.delete(text));
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
}

/** The text of the current registry, which may name newer releases than this tab uses; null if it does not answer. */
async function readRegistry(): Promise<string | null> {
  const response = await fetch(addressOf(registryPath), { signal: AbortSignal.timeout(deadlines.find) });
  return response.ok ? response.text() : null;
}
