import { type AppName, hasPlainAddress, plainName } from '@mint-row/kit/contract';
import type { Plain } from '../../store/copies.ts';
import { layout } from '../../store/layout.ts';

/** A file, and what is known about it. */
export interface KnownFile extends Plain {
  /** Where it is: its key in the store, or its place in an export. */
  key: string;
}

/** The files of a release, according to its manifest. */
export interface ListedFiles {
  files: Readonly<Record<string, KnownFile>>;
}

/**
 * Reads the list of a release.
 * @param key of its manifest
 * @returns null when there is no such release; "unreadable" when there is one, but its manifest cannot be read
 */
export type ReadList = (key: string) => Promise<ListedFiles | 'unreadable' | null>;

/** Finds the published files of releases. All releases of an application have one folder on the site. */
export interface PublishedFiles {
  /**
   * Finds a file by its published name.
   * @param live the key of the manifest of the application's live release, if it has one
   * @returns null when no release has it; "unreadable" when that cannot be decided
   */
  find(app: AppName, name: string, live: string | undefined): Promise<KnownFile | 'unreadable' | null>;
  /** Finds the file that the live release has under a plain name. */
  findLive(app: AppName, plain: string, live: string | undefined): Promise<KnownFile | 'unreadable' | null>;
}

/** The published files of one application, as far as lists of its releases have been read. */
interface AppFiles {
  /** By published name. */
  files: Map<string, KnownFile>;
  /** The keys of the manifests that were read, or are missing: most releases of a long history have been pruned. */
  read: Set<string>;
}

/**
 * The published files of all releases in a store that may be served. A file is looked for in the live release first, and
 * then in others, the newest first, until one has it.
 */
export class ReleasedFiles implements PublishedFiles {
  readonly #readList: ReadList;
  /** The keys of manifests, the newest first within an application. */
  readonly #named: () => Iterable<string>;
  readonly #apps = new Map<AppName, AppFiles>();
  /** The published names of the files of releases by their plain names, by the key of the manifest. */
  readonly #plain = new Map<string, ReadonlyMap<string, string>>();

  /** @param named the keys of the manifests of all releases that may be served, the newest first within an application */
  constructor(readList: ReadList, named: () => Iterable<string>) {
    this.#readList = readList;
    this.#named = named;
  }

  async find(app: AppName, name: string, live: string | undefined): Promise<KnownFile | 'unreadable' | null> {
    const known = this.#of(app).files.get(name);
    if (known) return known;
    const others = [...this.#named()].filter((key) => key.startsWith(`${layout.releases}${app}/`));
    let isDecided = true;
    for (const key of live === undefined ? others : [live, ...others]) {
      if ((await this.#read(app, key, key === live)) === 'unreadable') isDecided = false;
      const found = this.#of(app).files.get(name);
      if (found) return found;
    }
    return isDecided ? null : 'unreadable';
  }

  async findLive(app: AppName, plain: string, live: string | undefined): Promise<KnownFile | 'unreadable' | null> {
    if (live === undefined || !hasPlainAddress(plain)) return null;
    if ((await this.#read(app, live, true)) === 'unreadable') return 'unreadable';
    const name = this.#plain.get(live)?.get(plain);
    return (name !== undefined && this.#of(app).files.get(name)) || null;
  }

  /** Every published file of the releases whose lists can be read, by application and published name. */
  async all(): Promise<Map<AppName, ReadonlyMap<string, KnownFile>>> {
    for (const key of this.#named()) await this.#read(key.split('/')[1] ?? '', key, false);
    return new Map([...this.#apps].map(([app, { files }]) => [app, files]));
  }

  /** The files of a live release that have plain addresses as well, by plain name. */
  async live(app: AppName, key: string): Promise<Map<string, KnownFile>> {
    await this.#read(app, key, true);
    const { files } = this.#of(app);
    const found = new Map<string, KnownFile>();
    for (const [plain, name] of this.#plain.get(key) ?? []) {
      const file = files.get(name);
      if (file && hasPlainAddress(plain)) found.set(plain, file);
    }
    return found;
  }

  /** Forgets everything, so that lists are read again: a release may have been removed or repaired. */
  forget(): void {
    this.#apps.clear();
    this.#plain.clear();
  }

  #of(app: AppName): AppFiles {
    const known = this.#apps.get(app) ?? { files: new Map(), read: new Set() };
    this.#apps.set(app, known);
    return known;
  }

  /** @param isLive whether the release is live: if its manifest is missing, publishing it again brings it back */
  async #read(app: AppName, key: string, isLive: boolean): Promise<'unreadable' | null> {
    if (this.#of(app).read.has(key)) return null;
    const list = await this.#readList(key);
    if (list === 'unreadable') return list;
    if (!list && isLive) return null;
    const { files, read } = this.#of(app);
    read.add(key);
    const names = new Map<string, string>();
    for (const [path, file] of Object.entries(list?.files ?? {})) {
      if (!path.startsWith('client/')) continue;
      const name = path.slice('client/'.length);
      names.set(plainName(name), name);
      if (!files.has(name)) files.set(name, file);
    }
    this.#plain.set(key, names);
    return null;
  }
}
