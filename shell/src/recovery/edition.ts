import type { Registry } from '@mint-row/shared/contract';
import { notice } from '@mint-row/shared/host';
import type { RemoteRegistry } from '../remotes/registry.ts';

const told = new Set<string>();

/** Asks, whenever the visitor comes back to the tab, whether the site has a newer edition, and says so once for each. */
export function watchEdition(registry: RemoteRegistry): void {
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    const live = await registry.live().catch(() => null);
    if (!live || told.has(live.snapshot) || !isNewer(live, registry)) return;
    told.add(live.snapshot);
    await notice({
      title: 'There is a newer edition of this site',
      text: 'You can read on; nothing here goes away.',
      action: { label: 'Load it', run: () => window.location.reload() },
    }).catch(() => told.delete(live.snapshot));
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('focus', ask);
}

/** Whether the live site has another release of the shell, or of a remote that this tab has met. */
function isNewer(live: Registry, registry: RemoteRegistry): boolean {
  // This file lies in the folder of the shell's release.
  if (import.meta.url.split('/').at(-2) !== live.shell) return true;
  return [...registry.pinned].some(([name, { release }]) => {
    const remote = live.remotes[name];
    return remote && remote.release !== release && !registry.hasReplaced(remote.release);
  });
}
