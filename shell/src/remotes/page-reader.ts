import {
  drawingAddresses,
  entriesFor,
  type InsetProps,
  type LiveRemote,
  type PageData,
  type PageProps,
  type RegisteredRemote,
  type RemoteCode,
} from '@mint-row/kit/contract';
import type { ComponentType } from 'react';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { loadRecovery } from '../recovery/load-recovery.ts';
import { asFailure, beforeDeadline, isReleaseBroken, LoadFailure } from './load-failure.ts';
import type { Head, NotFound, Page, RemotePage } from './page.ts';
import { type AdoptedState, adoptedPage, attach, type CheckedFile, modulesOf, runPage } from './page-code.ts';
import { findPage, RemoteRegistry, type Target } from './registry.ts';
import { type FileReader, ReleaseFiles, readVerified } from './release-files.ts';
import type { Journal } from './report.ts';

type ShownData = Pick<PageData, 'data' | 'drawings'>;

/** Code to load. Its files are fetched and checked before any of them runs. */
export interface Source<Code extends RemoteCode = RemoteCode> {
  files: FileReader;
  code: Code;
  /** Whether that of another release can replace it. */
  replaceable: boolean;
}

/**
 * Reads pages from the releases of remotes: code, styles, head and data. Loads when a visitor first goes to another page
 * or seems about to, when the page has been shown, or when its own code does not load at the first attempt.
 */
export class PageReader {
  readonly registry = new RemoteRegistry();
  #files = new ReleaseFiles();
  #journal: Journal;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /** The live release, if its code is that of a page in this tab. */
  release(target: Target): Promise<LiveRemote | null> {
    return this.registry.release(target, this.#files);
  }

  /** The page in a document that says that there is none. */
  readonly notFound: NotFound = { kind: 'not-found', Component: NotFoundPage };

  /** Reads the registry once, in advance: pages are then found without a request. */
  prepare(): void {
    this.registry.prepare(this.#files);
  }

  /** Cancels the requests that a page is waiting for, so that they can be made again at once. */
  cancel(path: string): void {
    this.#files.cancel(path);
  }

  /** The page of a path, from its remote's release. At a former address, it is the page with its present path. */
  async read(asked: string): Promise<Page> {
    const files = this.#files.forPage(asked);
    const target = await findPage(asked, this.registry, files);
    if (!target) return this.notFound;
    const { path } = target;
    this.#journal.setSource(asked, target, async () => target.code);
    return this.#readOrFallBack(asked, target, files, async (source: Source<RegisteredRemote>) => {
      // Requested with the page, instead of once its data says so. If this fails, the second attempt says why.
      this.registry.catalogue(source.code.exposes[target.expose]?.shows ?? [], files).catch(() => {});
      const [Component, pageData] = await Promise.all([
        loadComponent(source, target),
        this.registry.pageData(source.code, path, files),
        loadStyles(source, target),
      ]);
      const { title, description, reviewed, indexed, data, drawings, picture } = pageData;
      const [entries, insets] = await Promise.all([
        this.registry.catalogue(pageData.shows, files),
        pageData.insets &&
          loadRecovery().then((recovery) =>
            recovery?.loadInsets(pageData.insets, {
              path,
              files,
              registry: this.registry,
              journal: this.#journal,
              loadComponent,
              loadStyles,
            }),
          ),
      ]);
      const catalogue = entriesFor(path, pageData, entries);
      const { base } = source.code;
      const props = { data, catalogue, drawings: drawingAddresses(base, drawings), insets: insets ?? [] };
      const head = { title, description, indexed, picture: picture && base + picture };
      return { kind: 'page', path, remote: target.remote, Component, ...head, reviewed, props };
    });
  }

  /**
   * The page that the document came with, with the data that its HTML was rendered with.
   * @param failure what the first attempt failed with, which did without this reader
   */
  readAdopted(path: string, adopted: AdoptedState, head: Head, failure: LoadFailure | null): Promise<Page> {
    const files = this.#files.forPage(path);
    const { remote, code, expose, data, drawings } = adopted;
    const target = { remote, code, expose };
    return this.#readOrFallBack(path, target, files, async (source: Source<RemoteCode | RegisteredRemote>) => {
      if (failure && source.code === code && isReleaseBroken(failure)) throw failure;
      if ('release' in source.code) await this.#checkSameData(path, source.code, { data, drawings }, files);
      return adoptedPage(path, adopted, head, await loadComponent(source, target));
    });
  }

  /** Code of another release may hydrate HTML only if its data is the same, and the drawings that it asks for. */
  async #checkSameData(path: string, release: RegisteredRemote, shown: ShownData, files: FileReader) {
    const other = await this.registry.pageData(release, path, files);
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
    this.registry.use(remote);
    try {
      const replaceable = this.registry.hasFallback(target);
      return await read({ files, code, replaceable });
    } catch (error) {
      const failure = asFailure(error, 'evaluate');
      const isBroken = isReleaseBroken(failure) || failure.reason === 'integrity';
      const fallback = isBroken ? await this.registry.fallback(target, files) : null;
      if (!fallback) throw failure;
      this.#journal.failed(path, failure);
      const page = await read({ files, code: fallback, replaceable: false });
      this.registry.replace(remote, fallback);
      this.#journal.setSource(path, { ...target, code: fallback }, async () => fallback);
      return page;
    }
  }
}

/**
 * The page, or the inset, that a release exposes.
 * @throws LoadFailure
 */
export async function loadComponent<Props extends PageProps | InsetProps = PageProps>(
  source: Source,
  target: Pick<Target, 'remote' | 'expose'>,
): Promise<ComponentType<Props>> {
  const modules = modulesOf(source.code, target);
  return runPage<Props>(source.code, target.expose, await checkFiles(source, modules));
}

/** Resolves when the styles of a page apply: the remote's common ones, and those of the page's exposed module. */
export async function loadStyles(source: Source, { expose }: Pick<Target, 'expose'>): Promise<void> {
  const { base, styles, exposes } = source.code;
  const needed = [...styles, ...(exposes[expose]?.styles ?? [])];
  const missing = needed.filter((file) => !isInlined(base + file));
  await beforeDeadline('styles', base, linkStyles(await checkFiles(source, missing)));
}

function checkFiles({ files, code, replaceable }: Source, names: readonly string[]): Promise<CheckedFile[]> {
  return Promise.all(
    names.map(async (name) => {
      const { hash } = await readVerified(files, code, name, replaceable);
      return { address: code.base + name, integrity: hash };
    }),
  );
}

function linkStyles(files: readonly CheckedFile[]) {
  return Promise.all(files.map((file) => attach('stylesheet', file)));
}

/** Whether the document already came with a stylesheet. */
function isInlined(href: string): boolean {
  return document.querySelector(`style[data-href="${CSS.escape(href)}"]`) !== null;
}
