import { type AppName, plainName } from '@mint-row/kit/contract';
import type { Plain } from '../../store/copies.ts';
import { layout } from '../../store/layout.ts';

/** A stored file, and what is known about it. */
export interface KnownFile extends Plain {
  key: string;
}

/**
 * Whether the live release's file is served under its plain name as well: lists, page data and entries, so that browsers
 * can ask for them before they know the hash.
 */
export function hasPlainAddress(file: string): boolean {
  return file.endsWith('.json');
}

/** The files of a release, according to its manifest. */
export interface ListedFiles {
  files: Readonly<Record<string, Plain>>;
}

/**
 * Reads the list of a release.
 * @param folder the release's, which ends with its name
 * @returns null when there is no such release; "unreadable" when there is one, but its manifest cannot be read
 */
export type ReadList = (folder: string) => Promise<ListedFiles | 'unreadable' | null>;

/** Finds the published files of releases. All releases of an application have one folder on the site. */
export interface PublishedFiles {
  /**
   * Finds a file by its published name.
   * @param live the folder of the application's live release, if it has one
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
  /** The folders of the releases whose lists were read, or are missing. */
  read: Set<string>;
}

/**
 * The published files of all releases in a store that may be served. A file is looked for in the live release first, and
 * then in others, the newest first, until one has it.
 */
export class ReleasedFiles implements PublishedFiles {
  readonly #readList: ReadList;
  /** The folders of releases, the newest first within an application. */
  readonly #named: () => Iterable<string>;
  readonly #apps = new Map<AppName, AppFiles>();
  /** The published names of the files of live releases by their plain names, by folder. */
  readonly #plain = new Map<string, ReadonlyMap<string, string>>();

  /** @param named the folders of all releases that may be served, the newest first within an application */
  constructor(readList: ReadList, named: () => Iterable<string>) {
    this.#readList = readList;
    this.#named = named;
  }

  async find(app: AppName, name: string, live: string | undefined): Promise<KnownFile | 'unreadable' | null> {
    const known = this.#of(app).files.get(name);
    if (known) return known;
    const prefix = layout.release(app, '');
    const others = [...this.#named()].filter((folder) => folder.startsWith(prefix));
    for (const folder of live === undefined ? others : [live, ...others]) {
      if ((await this.#read(app, folder)) === 'unreadable') return 'unreadable';
      const found = this.#of(app).files.get(name);
      if (found) return found;
    }
    return null;
  }

  async findLive(app: AppName, plain: string, live: string | undefined): Promise<KnownFile | 'unreadable' | null> {
    if (live === undefined || !hasPlainAddress(plain)) return null;
    if ((await this.#read(app, live)) === 'unreadable') return 'unreadable';
    const name = this.#plain.get(live)?.get(plain);
    return (name !== undefined && this.#of(app).files.get(name)) || null;
  }

  /** Every published file of the releases whose lists can be read, by application and published name. */
  async all(): Promise<Map<AppName, ReadonlyMap<string, KnownFile>>> {
    for (const folder of this.#named()) await this.#read(folder.split('/')[1] ?? '', folder);
    return new Map([...this.#apps].map(([app, { files }]) => [app, files]));
  }

  /** The files of a live release that have plain addresses as well, by plain name. */
  async live(app: AppName, folder: string): Promise<Map<string, KnownFile>> {
    await this.#read(app, folder);
    const { files } = this.#of(app);
    const found = new Map<string, KnownFile>();
    for (const [plain, name] of this.#plain.get(folder) ?? []) {
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

  async #read(app: AppName, folder: string): Promise<'unreadable' | null> {
    if (this.#of(app).read.has(folder)) return null;
    const list = await this.#readList(folder);
    if (list === 'unreadable') return list;
    const { files, read } = this.#of(app);
    read.add(folder);
    const names = new Map<string, string>();
    for (const [file, { bytes, integrity }] of Object.entries(list?.files ?? {})) {
      if (!file.startsWith('client/')) continue;
      const name = file.slice('client/'.length);
      names.set(plainName(name), name);
      if (!files.has(name)) files.set(name, { key: `${folder}/${file}`, bytes, integrity });
    }
    this.#plain.set(folder, names);
    return null;
  }
}
