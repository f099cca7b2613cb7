import type { RegisteredRemote, RemoteName } from '@mint-row/shared/contract';
import type { ExposedModule } from '../route-table.ts';

declare global {
  /** Where the federation plugin's host code finds the entry of each remote; see shared/vite/federation.ts. */
  var __mint_row_entries__: Partial<Record<RemoteName, string>>;
}

/** What every federation entry exports, whichever tool made it. */
interface Container {
  get: (name: string) => Promise<() => unknown>;
}

globalThis.__mint_row_entries__ = {};

/**
 * Imports an exposed module from a release.
 * @param load the `import('<remote>/…')` of the route table
 */
export async function importExposed(
  remote: RemoteName,
  { base, entry }: RegisteredRemote,
  expose: string,
  load: () => Promise<ExposedModule>,
): Promise<unknown> {
  const address = base + entry;
  globalThis.__mint_row_entries__[remote] ??= address;
  if (globalThis.__mint_row_entries__[remote] === address) return (await load()).default;
  // The plugin keeps the first release that it meets of a remote. Another one answers the same questions.
  const container = (await import(/* @vite-ignore */ address)) as Container;
  const exposed = (await container.get(`./${expose}`))();
  return exposed instanceof Object && 'default' in exposed ? exposed.default : exposed;
}

const attached = new Map<string, Promise<void>>();

/** Makes the document take a file of a release, with the hash that it must have. Resolves when it has. */
export function attach(rel: 'modulepreload' | 'stylesheet', href: string, integrity: string): Promise<void> {
  let attaching = attached.get(href);
  if (!attaching) {
    attaching = addLink(rel, href, integrity);
    attached.set(href, attaching);
    attaching.catch(() => attached.delete(href));
  }
  return attaching;
}

/** Whether the document came with a stylesheet. */
export function isStyled(href: string): boolean {
  return document.querySelector(`style[data-href="${CSS.escape(href)}"]`) !== null;
}

function addLink(rel: string, href: string, integrity: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel, href, integrity });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} was refused.`));
    });
    document.head.append(link);
  });
}
