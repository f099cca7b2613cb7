import { contractIdOf, integrityOf } from '../../../build/index.ts';
import type { RemoteDeclaration } from '../../../contract/declaration.ts';
import {
  integrityFile,
  liveRelease,
  offersOf,
  type PageSource,
  pagesByExpose,
  type RegisteredRemote,
  type RemoteSource,
  releaseBase,
} from '../../../contract/index.ts';
import type { Host } from '../../../contract/manifest.ts';
import { kitModule } from '../../kit.ts';
import { catalogueOf, publishedFiles, registerSources } from '../../published.ts';
import { addressOf } from '../../repository.ts';
import { sourceEntry } from '../source-entries.ts';

/** The folder of the modules that Vite makes, on the local origin. */
export const madeModules = '/@mint-row/';

/** An open tab may ask for what it knew of this many states of the sources ago. */
const remembered = 50;

/**
 * The federation entry that the live shell loads and checks. Its text never changes, so that its hash can be told in
 * advance; what changes is behind its imports, which Vite answers.
 */
const entry = [
  'export const init = () => {};',
  'export async function get(name) {',
  // First: the code that keeps state must run before any page.
  `  const { livePage } = await import('${addressOf(kitModule('development/live-site/live-page'))}');`,
  `  const sources = await import('${madeModules}${sourceEntry}');`,
  '  const page = await sources.get(name);',
  '  return () => livePage(page());',
  '}',
].join('\n');

/**
 * The sources of a remote as releases: each state of their content has an address and hashes of its own, so that the
 * live shell can verify what it reads, as it does with any release.
 */
export class OwnReleases {
  readonly #declared: RemoteDeclaration;
  readonly #host: Host;
  readonly #registered = new WeakMap<RemoteSource, RegisteredRemote>();
  /** The files of each state, by the address of their folder. */
  readonly #files = new Map<string, ReadonlyMap<string, string>>();
  #drawings: ReadonlyMap<string, () => string> = new Map();

  /** @param host what the live shell offers */
  constructor(declared: RemoteDeclaration, host: Host) {
    this.#declared = declared;
    this.#host = host;
  }

  /**
   * Publishes the present state of the sources on the local origin.
   * @param pages those that the live route table allows
   */
  register(source: RemoteSource, pages: readonly PageSource[]): RegisteredRemote {
    const known = this.#registered.get(source);
    if (known) return known;
    const { name, owner } = this.#declared;
    const published = publishedFiles(source, this.#declared);
    const texts = new Map(
      [...published].filter(([file]) => file.endsWith('.json')).map(([file, text]) => [file, text()]),
    );
    const list = JSON.stringify(Object.fromEntries([...texts].map(([file, text]) => [file, integrityOf(text)])));
    const hash = integrityOf(list);
    const base = releaseBase(name, `sources-${Buffer.from(hash).toString('hex').slice(14, 30)}`);
    this.#drawings = published;
    this.#files.delete(base);
    this.#files.set(base, new Map([...texts, [integrityFile, list], [sourceEntry, entry]]));
    for (const old of [...this.#files.keys()].slice(0, -remembered)) this.#files.delete(old);
    const registered = registerSources({
      release: 'sources',
      owner,
      contract: contractIdOf(this.#host.signatures),
      base,
      entry: sourceEntry,
      pages: pagesByExpose(pages),
      offers: offersOf(catalogueOf(source, this.#declared)),
      integrity: { [integrityFile]: hash, [sourceEntry]: integrityOf(entry) },
    });
    this.#registered.set(source, registered);
    return registered;
  }

  /** The content of a file; of a drawing, what the sources draw now. Null if it is no file of ours. */
  read(path: string): string | null {
    const [, base, file] =
      new RegExp(`^(/remotes/${this.#declared.name}/(?:sources-[^/]+|${liveRelease})/)(.+)$`).exec(path) ?? [];
    if (!base || !file) return null;
    return this.#files.get(base)?.get(file) ?? (file.endsWith('.svg') ? this.#drawings.get(file)?.() : null) ?? null;
  }
}
