import type { RegisteredRemote, RemoteName } from '@mint-row/shared/contract';

declare global {
  /** Where the federation plugin's host code finds the entry of each remote; see shared/vite/federation.ts. */
  var __mint_row_entries__: Partial<Record<RemoteName, string>>;
}

globalThis.__mint_row_entries__ = {};

/** Makes the next `import('<remote>/…')` load from this release. */
export function register(remote: RemoteName, { base, entry }: RegisteredRemote): void {
  globalThis.__mint_row_entries__[remote] = base + entry;
}

/** Starts to fetch everything that an exposed module runs, side by side. Resolves when its styles apply. */
export async function preload(registered: RegisteredRemote, expose: string): Promise<void> {
  for (const file of registered.exposes[expose] ?? []) modulePreload(registered.base + file);
  await Promise.all(registered.styles.map((file) => stylesheet(registered.base + file)));
}

function modulePreload(href: string) {
  if (document.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function stylesheet(href: string): Promise<void> {
  const there = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
  if (there) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The stylesheet ${href} did not load.`));
    });
    document.head.append(link);
  });
}
