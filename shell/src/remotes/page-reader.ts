import { entriesFor, type Json, type PageState, type RegisteredRemote } from '@mint-row/kit/contract';
import { findPage, type Target } from './find-page.ts';
import type { Journal } from './journal.ts';
import { asFailure, isBroken, LoadFailure } from './load-failure.ts';
import type { Page, RemotePage } from './page.ts';
import type { RemoteRegistry } from './registry.ts';
import type { FileReader, ReleaseFiles } from './release-files.ts';
import { loadComponent, loadStyles, type Source } from './remote-loader.ts';

type Adopted = Extract<PageState, { kind: 'page' }>;
type Head = Pick<RemotePage, 'title' | 'description' | 'indexed'>;
type Load = (source: Source) => Promise<RemotePage>;

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
    return this.#orFallback(path, target, files, async (source) => {
      const [Component, pageData] = await Promise.all([
        loadComponent(source, target),
        this.#registry.pageData(source.release, path, files),
        loadStyles(source, target),
      ]);
      const { title, description, reviewed, indexed, data } = pageData;
      const catalogue = entriesFor(path, pageData, await this.#registry.catalogue(pageData.shows, files));
      const props = { data, catalogue, base: source.release.base };
      return { kind: 'page', path, remote: target.remote, Component, title, description, reviewed, indexed, props };
    });
  }

  /** The page that a document shows, with the data that its HTML was rendered with. */
  hydratable(
    path: string,
    { remote, registered, expose, reviewed, data, catalogue }: Adopted,
    head: Head,
  ): Promise<Page> {
    const files = this.#files.forPage(path);
    const target = { remote, registered, expose };
    return this.#orFallback(path, target, files, async (source) => {
      if (source.release !== registered) await this.#saysTheSame(path, source.release, data, files);
      const Component = await loadComponent(source, target);
      const props = { data, catalogue, base: registered.base };
      return { kind: 'page', path, remote, Component, ...head, reviewed, props };
    });
  }

  /** Code of another release may hydrate HTML only if its data is the same. */
  async #saysTheSame(path: string, release: RegisteredRemote, data: Json, files: FileReader) {
    const other = await this.#registry.pageData(release, path, files);
    if (JSON.stringify(other.data) === JSON.stringify(data)) return;
    throw new LoadFailure('evaluate', 'unknown', path);
  }

  /** Loads from a release or, if that turns out to be damaged or broken, from its fallback release. */
  async #orFallback(path: string, { remote, registered }: Target, files: FileReader, load: Load): Promise<RemotePage> {
    this.#journal.tries(path, remote, registered);
    try {
      const replaceable = this.#registry.hasFallback(remote, registered);
      return await load({ files, release: registered, replaceable });
    } catch (error) {
      const failure = asFailure(error, 'evaluate');
      const broken = isBroken(failure) || failure.reason === 'integrity';
      const fallback = broken ? await this.#registry.fallback(remote, registered, files) : null;
      if (!fallback) throw failure;
      this.#journal.failed(path, failure);
      const page = await load({ files, release: fallback, replaceable: false });
      this.#registry.replace(remote, registered, fallback);
      this.#journal.tries(path, remote, fallback);
      return page;
    }
  }
}
