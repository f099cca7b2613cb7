import { contractIdOf, integrityOf } from '../build/index.ts';
import type { RemoteDeclaration } from '../contract/declaration.ts';
import {
  type BuiltFor,
  type Catalogue,
  contractId,
  filesBase,
  hashedName,
  type InsetData,
  type InsetName,
  integrityFile,
  offersOf,
  type PageSource,
  type Pattern,
  pagesByExpose,
  plainName,
  type RegisteredRemote,
  type RemoteCode,
  type RemoteName,
  type RemoteSource,
} from '../contract/index.ts';
import { codeOf, type PublishedPage } from './page.ts';
import { catalogueOf, type Published, publish } from './published-files.ts';
import type { LocalRemote } from './site.ts';

/** The name of a remote's federation entry when it comes from its sources. */
export const sourceEntry = 'sources.js';

/** The release name of a remote while its sources are being edited. */
export const sourceRelease = 'dev';

/** The sources of a remote cannot be read, and could not be read before. */
export class UnreadableSources extends Error {
  override name = 'UnreadableSources';
}

interface Sources {
  declared: RemoteDeclaration;
  /**
   * The present state of the sources: the same object until they change.
   * @throws Error while they cannot be read
   */
  read: () => Promise<RemoteSource>;
  /**
   * The last state that could be read, for what pages of other remotes show of it; null if there was none. By default,
   * only the present state will do.
   */
  readLast?: () => Promise<RemoteSource | null>;
  /** The names of the modules that it exposes. */
  exposes?: () => readonly string[];
  /** The address of its files; by default, that of a release. */
  base?: string;
}

/** A remote whose pages come from its sources. They change too often for hashes. */
export class SourceRemote implements LocalRemote {
  readonly name: RemoteName;
  readonly declared: RemoteDeclaration;
  readonly #sources: Sources;
  readonly #published = new WeakMap<RemoteSource, Published>();

  constructor(sources: Sources) {
    this.name = sources.declared.name;
    this.declared = sources.declared;
    this.#sources = sources;
  }

  async registered(): Promise<RegisteredRemote> {
    const { base = filesBase(this.name) } = this.#sources;
    const source = await this.readLast();
    return registerSources({
      release: sourceRelease,
      owner: this.declared.owner,
      contract: contractId,
      base,
      pages: source ? pagesByExpose(source.pages) : this.#anyPage(),
      insets: source?.insets,
      offers: source ? offersOf(catalogueOf(source, this.declared)) : [],
      entry: sourceEntry,
      integrity: { [integrityFile]: '' },
    });
  }

  async code(expose: string): Promise<RemoteCode> {
    const registered = await this.registered();
    return codeOf(registered, expose, registered.integrity);
  }

  async pages(): Promise<readonly PageSource[]> {
    return (await this.readLast())?.pages ?? [];
  }

  /** @throws Error when the sources cannot be read */
  async page(path: string): Promise<PublishedPage | null> {
    const source = await this.read();
    const page = source.pages.find((each) => each.path === path);
    if (!page) return null;
    return { ...this.published(source).pageData(page), path, remote: this.name, expose: page.expose };
  }

  /** The data of one of its insets; null if it does not offer it, or has never been readable. */
  async inset(name: InsetName): Promise<InsetData | null> {
    const source = await this.readLast();
    const inset = source?.insets?.find((one) => one.name === name);
    return source && inset ? this.published(source).insetData(inset) : null;
  }

  async catalogue(): Promise<Catalogue> {
    const source = await this.readLast();
    return source ? this.published(source).catalogue : {};
  }

  /**
   * Pages of other remotes need the drawings and entries, and work while these sources have an error. The list of hashes
   * only says which pages exist.
   * @throws Error for the data of a page, when the sources cannot be read; UnreadableSources when they never could be
   */
  async file(file: string): Promise<string | undefined> {
    // Others are code: the server of the sources shows what is wrong with it.
    if (!/^(data|catalogue|art)\//.test(file) && file !== integrityFile) return undefined;
    const source = file.startsWith('data/') ? await this.read() : await this.readLast();
    if (!source) throw new UnreadableSources(`The content of ${this.name} cannot be read: the terminal says why.`);
    const { files } = this.published(source);
    if (file !== integrityFile) return files.get(file)?.();
    return JSON.stringify(Object.fromEntries([...files.keys()].map((each) => [each, ''])));
  }

  /**
   * What a state of the sources publishes.
   * @throws Error when an entry names a drawing that is not there
   */
  protected published(source: RemoteSource): Published {
    const published = this.#published.get(source) ?? publish(source, this.declared);
    this.#published.set(source, published);
    return published;
  }

  /** @throws Error when the sources cannot be read */
  protected read(): Promise<RemoteSource> {
    return this.#sources.read();
  }

  protected readLast(): Promise<RemoteSource | null> {
    const { read, readLast = read } = this.#sources;
    return readLast();
  }

  /** The patterns of a remote whose pages nobody knows, so that its addresses lead to the error, and not to "not found". */
  #anyPage(): Map<string, readonly Pattern[]> {
    const [first] = this.#sources.exposes?.() ?? [];
    return new Map(first === undefined ? [] : [[first, this.declared.patterns]]);
  }
}

/** An open tab may ask for what it knew of this many states of the sources ago. */
const maxKnownStates = 50;

interface LiveSources extends Sources {
  /** The parts of the contract that the live shell provides. */
  shell: BuiltFor;
  /** Whether the live route table allows a page. */
  isAllowed: (page: PageSource) => boolean;
  /** The code of the federation entry. It never changes: what changes is behind its imports. */
  entry: string;
}

/**
 * A remote whose sources are like releases: each state of their content has an address and hashes of its own, so that a
 * live shell can verify what it reads.
 */
export class VerifiedSourceRemote extends SourceRemote {
  readonly #sources: LiveSources;
  readonly #registered = new WeakMap<RemoteSource, RegisteredRemote>();
  /** The files of the last states, the newest state last, by their published names. */
  readonly #states = new Map<string, ReadonlyMap<string, string>>();
  #drawings: Published['files'] = new Map();

  constructor(sources: LiveSources) {
    super(sources);
    this.#sources = sources;
  }

  override async pages(): Promise<readonly PageSource[]> {
    return (await this.read()).pages.filter(this.#sources.isAllowed);
  }

  override async registered(): Promise<RegisteredRemote> {
    const source = await this.read();
    const registered = this.#registered.get(source) ?? this.#publish(source, await this.pages());
    this.#registered.set(source, registered);
    return registered;
  }

  /** A file of a known state of the sources; of the present one by its plain name, too; a drawing as they draw it now. */
  override async file(file: string): Promise<string | undefined> {
    if (file.endsWith('.svg')) return this.#drawings.get(file)?.();
    const states = [...this.#states.values()].reverse();
    const [present] = states;
    const named = [...(present?.keys() ?? [])].find((name) => plainName(name) === file) ?? file;
    return states.map((files) => files.get(named)).find((content) => content !== undefined);
  }

  #publish(source: RemoteSource, pages: readonly PageSource[]): RegisteredRemote {
    const { shell, entry } = this.#sources;
    const { files } = this.published(source);
    const texts = new Map([...files].filter(([file]) => file.endsWith('.json')).map(([file, text]) => [file, text()]));
    const list = JSON.stringify(Object.fromEntries([...texts].map(([file, text]) => [file, integrityOf(text)])));
    const hash = integrityOf(list);
    this.#drawings = files;
    this.#states.delete(hash);
    const named = [...texts, [integrityFile, list] as const, [sourceEntry, entry] as const];
    this.#states.set(hash, new Map(named.map(([file, text]) => [hashedName(file, integrityOf(text)), text])));
    for (const old of [...this.#states.keys()].slice(0, -maxKnownStates)) this.#states.delete(old);
    return registerSources({
      release: 'sources',
      owner: this.declared.owner,
      contract: contractIdOf(shell.signatures),
      base: filesBase(this.name),
      pages: pagesByExpose(pages),
      insets: source.insets,
      offers: offersOf(catalogueOf(source, this.declared)),
      entry: hashedName(sourceEntry, integrityOf(entry)),
      integrity: { [integrityFile]: hash, [sourceEntry]: integrityOf(entry) },
    });
  }
}

/** Sources in place of a release, as development registers them. */
interface RegisteredSources extends Omit<RegisteredRemote, 'styles' | 'exposes' | 'depth'> {
  /** The pages that each exposed module shows: see `pagesByExpose`. */
  pages: ReadonlyMap<string, readonly Pattern[]>;
  insets: RemoteSource['insets'];
}

/** Describes a remote's sources for browsers: its code is behind the entry, and so are its styles. */
function registerSources({ pages, insets = [], ...registered }: RegisteredSources): RegisteredRemote {
  const modules = [...pages, ...insets.map(({ name }) => [name, []] as const)];
  const exposes = modules.map(([expose, patterns]) => [expose, { files: [], pages: patterns }]);
  return { ...registered, styles: [], exposes: Object.fromEntries(exposes), depth: 0 };
}
