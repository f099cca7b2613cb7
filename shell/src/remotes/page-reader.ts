import {
  addressOf,
  contractId,
  drawingAddresses,
  entriesFor,
  type PageData,
  type PageProps,
  type PageState,
  type RegisteredRemote,
  type RemoteCode,
} from '@mint-row/kit/contract';
import { importPage } from '@mint-row/kit/federation';
import type { ComponentType } from 'react';
import { asFailure, beforeDeadline, isReleaseBroken, LoadFailure } from './load-failure.ts';
import type { Head, Page, RemotePage } from './page.ts';
import { findPage, type RemoteRegistry, type Target } from './registry.ts';
import { type FileReader, type ReleaseFiles, readVerified } from './release-files.ts';
import type { Journal } from './report.ts';

type AdoptedState = Extract<PageState, { kind: 'page' }>;
type ShownData = Pick<PageData, 'data' | 'drawings'>;

/** Code to load. Its files are fetched and checked before any of them runs. */
export interface Source<Code extends RemoteCode = RemoteCode> {
  files: FileReader;
  code: Code;
  /** Whether that of another release can replace it. */
  replaceable: boolean;
}

/** Reads pages from the releases of remotes: code, styles, head and data. */
export class PageReader {
  #registry: RemoteRegistry;
  #files: ReleaseFiles;
  #journal: Journal;

  constructor(registry: RemoteRegistry, files: ReleaseFiles, journal: Journal) {
    this.#registry = registry;
    this.#files = files;
    this.#journal = journal;
  }

  /** The page of a path, from its remote's release. */
  async read(path: string): Promise<Page> {
    const files = this.#files.forPage(path);
    const target = await findPage(path, this.#registry, files);
    if (!target) return { kind: 'not-found' };
    this.#journal.setSource(path, target.remote, async () => target.code);
    return this.#readOrFallBack(path, target, files, async (source: Source<RegisteredRemote>) => {
      const [Component, pageData] = await Promise.all([
        loadComponent(source, target),
        this.#registry.pageData(source.code, path, files),
        loadStyles(source, target),
      ]);
      const { title, description, reviewed, indexed, data, drawings, picture } = pageData;
      const catalogue = entriesFor(path, pageData, await this.#registry.catalogue(pageData.shows, files));
      const { base } = source.code;
      const props = { data, catalogue, drawings: drawingAddresses(base, drawings) };
      const head = { title, description, indexed, picture: picture && base + picture };
      return { kind: 'page', path, remote: target.remote, Component, ...head, reviewed, props };
    });
  }

  /** The page that the document came with, with the data that its HTML was rendered with. */
  readAdopted(
    path: string,
    { remote, code, expose, reviewed, data, drawings, catalogue }: AdoptedState,
    head: Head,
  ): Promise<Page> {
    const files = this.#files.forPage(path);
    const target: Target = { remote, code, expose };
    this.#journal.setSource(path, remote, () => this.#registry.release(target, files));
    return this.#readOrFallBack(path, target, files, async (source: Source<RemoteCode | RegisteredRemote>) => {
      if ('release' in source.code) await this.#checkSameData(path, source.code, { data, drawings }, files);
      const Component = await loadComponent(source, target);
      const props = { data, catalogue, drawings: drawingAddresses(code.base, drawings) };
      return { kind: 'page', path, remote, Component, ...head, reviewed, props };
    });
  }

  /** Code of another release may hydrate HTML only if its data is the same, and the drawings that it asks for. */
  async #checkSameData(path: string, release: RegisteredRemote, shown: ShownData, files: FileReader) {
    const other = await this.#registry.pageData(release, path, files);
    const compared = ({ data, drawings = {} }: ShownData) => JSON.stringify([data, Object.keys(drawings)]);
    if (compared(other) === compared(shown)) return;
    throw new LoadFailure('evaluate', 'unknown', path);
  }

  /** Reads from a release or, if that turns out to be damaged or broken, from its fallback release. */
  async #readOrFallBack<Code extends RemoteCode>(
    path: string,
    target: Target & { code: Code },
    files: FileReader,
    read: (source: Source<Code | RegisteredRemote>) => Promise<RemotePage>,
  ): Promise<RemotePage> {
    const { remote, code } = target;
    this.#registry.use(remote);
    try {
      const replaceable = this.#registry.hasFallback(target);
      return await read({ files, code, replaceable });
    } catch (error) {
      const failure = asFailure(error, 'evaluate');
      const isBroken = isReleaseBroken(failure) || failure.reason === 'integrity';
      const fallback = isBroken ? await this.#registry.fallback(target, files) : null;
      if (!fallback) throw failure;
      this.#journal.failed(path, failure);
      const page = await read({ files, code: fallback, replaceable: false });
      this.#registry.replace(remote, fallback);
      this.#journal.setSource(path, remote, async () => fallback);
      return page;
    }
  }
}

/**
 * The page that a release exposes.
 * @throws LoadFailure
 */
export async function loadComponent(
  source: Source,
  { remote, expose }: Pick<Target, 'remote' | 'expose'>,
): Promise<ComponentType<PageProps>> {
  const { base, contract, entry, exposes } = source.code;
  if (contract !== contractId) {
    const message = `${remote}: contract ${contract}, not ${contractId}`;
    throw new LoadFailure('find', 'contract', message);
  }
  const ownFiles = exposes[expose]?.files;
  if (!ownFiles) throw new LoadFailure('find', 'unknown', `${base} does not expose ${expose}.`);
  const checked = await checkFiles(source, import.meta.hot ? [] : [entry, ...ownFiles]);
  const imported = preloadAll(checked).then(() => importPage(addressOf(base + entry), expose));
  return beforeDeadline('evaluate', `${base} ${expose}`, imported);
}

/** Resolves when the styles of a page apply: the remote's common ones, and those of the page's exposed module. */
export async function loadStyles(source: Source, { expose }: Pick<Target, 'expose'>): Promise<void> {
  const { base, styles, exposes } = source.code;
  const needed = [...styles, ...(exposes[expose]?.styles ?? [])];
  const missing = needed.filter((file) => !isInlined(base + file));
  await beforeDeadline('styles', base, linkStyles(await checkFiles(source, missing)));
}

type CheckedFiles = readonly (readonly [address: string, hash: string])[];

function checkFiles({ files, code, replaceable }: Source, names: readonly string[]): Promise<CheckedFiles> {
  return Promise.all(
    names.map(async (name) => {
      const { hash } = await readVerified(files, code, name, replaceable);
      return [code.base + name, hash] as const;
    }),
  );
}

function linkStyles(files: CheckedFiles) {
  return Promise.all(files.map(([address, hash]) => attach('stylesheet', address, hash)));
}

/**
 * A browser that refuses a preload still checks the module when it is imported, if the document's import map has its
 * hash. Where it has not, as on a navigation, a refused preload fails: the document of that page has the hash.
 */
function preloadAll(files: CheckedFiles) {
  return Promise.all(
    files.map(([address, hash]) =>
      attach('modulepreload', address, hash).catch((error: unknown) => {
        if (!isInImportMap(address, hash)) throw error;
      }),
    ),
  );
}

/** Whether the document already came with a stylesheet. */
function isInlined(href: string): boolean {
  return document.querySelector(`style[data-href="${CSS.escape(href)}"]`) !== null;
}

/** Whether the document's import map has this hash for a module. */
function isInImportMap(address: string, integrity: string): boolean {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  return map?.includes(`"${addressOf(address)}":"${integrity}"`) ?? false;
}

const attached = new Map<string, Promise<void>>();

/** Makes the document load a file of a release, with the hash that it must have. Resolves when it has loaded. */
function attach(rel: 'modulepreload' | 'stylesheet', href: string, integrity: string): Promise<void> {
  let attaching = attached.get(href);
  if (!attaching) {
    attaching = addLink(rel, href, integrity);
    attached.set(href, attaching);
    attaching.catch(() => attached.delete(href));
  }
  return attaching;
}

function addLink(rel: string, href: string, integrity: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel, href: addressOf(href), integrity });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load.`));
    });
    document.head.append(link);
  });
}
