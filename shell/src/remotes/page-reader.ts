import {
  franchiseRemotes,
  type PageData,
  type PageState,
  type RegisteredRemote,
  type Rosters,
} from '@mint-row/shared/contract';
import type { Journal } from './journal.ts';
import { asFailure, isBroken, LoadFailure } from './load-failure.ts';
import type { Page, RemotePage } from './page.ts';
import type { RemoteRegistry } from './registry.ts';
import type { FileReader, ReleaseFiles } from './release-files.ts';
import { RemoteLoader } from './remote-loader.ts';
import { findTarget, knownTarget, type Target } from './targets.ts';

type Adopted = Extract<PageState, { kind: 'page' }>;
type Head = Pick<PageData, 'title' | 'description'>;
type Load = (release: RegisteredRemote, replaceable: boolean) => Promise<RemotePage>;

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
    const target = await findTarget(path, this.#registry, files);
    if (!target) return { kind: 'not-found' };
    const registered = await this.#registry.find(target.remote, files);
    const remotes = new RemoteLoader(files);
    return this.#orFallback(path, target, registered, files, async (release, replaceable) => {
      const [Component, pageData] = await Promise.all([
        remotes.component(target, release, replaceable),
        this.#registry.pageData(release, path, files),
        remotes.styles(release, replaceable),
      ]);
      const { title, description, data } = pageData;
      const rosters = pageData.needsRosters ? await this.#rosters(files) : {};
      const props = { data, rosters, base: release.base };
      return { kind: 'page', path, remote: target.remote, Component, title, description, props };
    });
  }

  /** The page that a document shows, with the data that its HTML was made with. */
  hydratable(path: string, { remote, registered, data, rosters }: Adopted, head: Head): Promise<Page> {
    const files = this.#files.forPage(path);
    const target = knownTarget(path, remote);
    return this.#orFallback(path, target, registered, files, async (release, replaceable) => {
      if (release !== registered) await this.#saysTheSame(path, release, data, files);
      const Component = await new RemoteLoader(files).component(target, release, replaceable);
      return { kind: 'page', path, remote, Component, ...head, props: { data, rosters, base: registered.base } };
    });
  }

  /** Code of another release may take over HTML only where it would say the same. */
  async #saysTheSame(path: string, release: RegisteredRemote, data: unknown, files: FileReader) {
    const other = await this.#registry.pageData(release, path, files);
    if (JSON.stringify(other.data) === JSON.stringify(data)) return;
    throw new LoadFailure('evaluate', 'unknown', `${path} says something else in release ${release.release}.`);
  }

  /** Loads from a release, and if that turns out to be damaged or broken, from its fallback release. */
  async #orFallback(
    path: string,
    target: Target,
    registered: RegisteredRemote,
    files: FileReader,
    load: Load,
  ): Promise<RemotePage> {
    this.#journal.tries(path, target.remote, registered);
    try {
      return await load(registered, this.#registry.hasFallback(target.remote, registered));
    } catch (error) {
      const failure = asFailure(error, 'evaluate');
      const broken = isBroken(failure) || failure.reason === 'integrity';
      const fallback = broken ? await this.#registry.fallback(target.remote, registered, files) : null;
      if (!fallback) throw failure;
      this.#journal.failed(path, failure);
      const page = await load(fallback, false);
      this.#registry.replace(target.remote, registered, fallback);
      this.#journal.tries(path, target.remote, fallback);
      return page;
    }
  }

  async #rosters(files: FileReader): Promise<Rosters> {
    const entries = await Promise.all(
      franchiseRemotes.map(async (remote) => [remote, await this.#registry.roster(remote, files)] as const),
    );
    return Object.fromEntries(entries);
  }
}
