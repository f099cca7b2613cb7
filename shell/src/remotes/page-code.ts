import {
  addressOf,
  contractId,
  drawingAddresses,
  type InsetProps,
  type PageProps,
  type PageState,
  plainName,
  type RemoteCode,
  type RemoteName,
} from '@mint-row/kit/contract';
import { importPage } from '@mint-row/kit/federation';
import type { ComponentType } from 'react';
import { deadlines } from './deadlines.ts';
import { beforeDeadline, LoadFailure } from './load-failure.ts';
import type { Head, RemotePage } from './page.ts';

export type PageComponent = ComponentType<PageProps>;

/** What a document says about the remote's page in it. */
export type AdoptedState = Extract<PageState, { kind: 'page' }>;

/** A file of a release whose bytes have this hash, and are in the browser's cache. */
export interface CheckedFile {
  address: string;
  integrity: string;
}

/**
 * The names of the modules that show a page: the release's entry, and those that the exposed module runs.
 * @throws LoadFailure when the code is for another contract, or has no such page
 */
export function modulesOf(
  { base, contract, entry, exposes }: RemoteCode,
  { remote, expose }: { remote: RemoteName; expose: string },
): readonly string[] {
  if (contract !== contractId) {
    throw new LoadFailure('find', 'contract', `${remote}: contract ${contract}, not ${contractId}`);
  }
  const ownFiles = exposes[expose]?.files;
  if (!ownFiles) throw new LoadFailure('find', 'unknown', `${base} does not expose ${expose}.`);
  return import.meta.hot ? [] : [entry, ...ownFiles];
}

/**
 * Runs the modules of a page, or of an inset.
 * @throws LoadFailure
 */
export function runPage<Props extends PageProps | InsetProps = PageProps>(
  { base, entry }: RemoteCode,
  expose: string,
  files: readonly CheckedFile[],
): Promise<ComponentType<Props>> {
  const imported = preloadAll(files).then(() => importPage<Props>(addressOf(base + entry), expose));
  return beforeDeadline('evaluate', `${base} ${expose}`, imported);
}

/**
 * Makes one attempt to load the code of the page that the document came with. The document has its hashes.
 * @throws any error; `PageReader` can retry, and find out the reason
 */
export async function loadAdopted(
  path: string,
  adopted: AdoptedState,
  head: Head,
  signal: AbortSignal,
): Promise<RemotePage> {
  const { code, expose } = adopted;
  const files = modulesOf(code, adopted).map((name) => ({
    address: code.base + name,
    integrity: code.integrity[plainName(name)] ?? '',
  }));
  await Promise.all(files.map((file) => check(file, AbortSignal.any([signal, AbortSignal.timeout(deadlines.fetch)]))));
  return adoptedPage(path, adopted, head, await runPage(code, expose, files));
}

/** A module may be imported only once it is intact in the cache: a browser remembers a failed one until it unloads. */
async function check({ address, integrity }: CheckedFile, signal: AbortSignal): Promise<void> {
  const response = await fetch(addressOf(address), { integrity, signal });
  await response.arrayBuffer();
  if (!integrity || !response.ok) throw new Error(`${address}: ${response.status}`);
}

/** The page that the document came with, once its code has loaded. */
export function adoptedPage(
  path: string,
  { remote, code, reviewed, data, drawings, catalogue }: AdoptedState,
  head: Head,
  Component: PageComponent,
): RemotePage {
  const props = { data, catalogue, drawings: drawingAddresses(code.base, drawings) };
  return { kind: 'page', path, remote, Component, ...head, reviewed, props };
}

/**
 * A browser that refuses a preload still checks the module when it is imported, if the document's import map has its
 * hash. Where it has not, as on a navigation, a refused preload fails: the document of that page has the hash.
 */
function preloadAll(files: readonly CheckedFile[]) {
  return Promise.all(
    files.map((file) =>
      attach('modulepreload', file).catch((error: unknown) => {
        if (!isInImportMap(file)) throw error;
      }),
    ),
  );
}

/** Whether the document's import map has this hash for a module. */
function isInImportMap({ address, integrity }: CheckedFile): boolean {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  return map?.includes(`"${addressOf(address)}":"${integrity}"`) ?? false;
}

const attached = new Map<string, Promise<void>>();

/** Makes the document load a file of a release, with the hash that it must have. Resolves when it has loaded. */
export function attach(rel: 'modulepreload' | 'stylesheet', file: CheckedFile): Promise<void> {
  const { address } = file;
  let attaching = attached.get(address);
  if (!attaching) {
    attaching = addLink(rel, file);
    attached.set(address, attaching);
    attaching.catch(() => attached.delete(address));
  }
  return attaching;
}

function addLink(rel: string, { address, integrity }: CheckedFile): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel, href: addressOf(address), integrity });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} did not load.`));
    });
    document.head.append(link);
  });
}
