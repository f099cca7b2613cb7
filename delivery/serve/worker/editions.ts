import { ListedSite } from '../listed-site.ts';
import { type Edition, editionFile, nameFile } from './edition.ts';
import { ExportedFiles, ExportedLists } from './exported-files.ts';
import { type ExportsBinding, readExported } from './exports-binding.ts';

/** How old the worker's knowledge of the newest export may be when it answers a request, in milliseconds. */
const freshness = 250;

/**
 * The newest export. No request waits for what another one reads: runtimes end what a request has begun when it ends.
 */
export class Editions {
  readonly #exports: ExportsBinding;
  readonly #rules: string;
  #known: { name: string; site: ListedSite } | null = null;
  /** When the last look at the folder of exports began. */
  #asked = Number.NEGATIVE_INFINITY;
  #trouble: string | null = null;

  /** @param rules the name of this worker, which exports for it have */
  constructor(exports: ExportsBinding, rules: string) {
    this.#exports = exports;
    this.#rules = rules;
  }

  /**
   * The site for answering a request, no older than `freshness` unless it cannot be read.
   * @throws Error when there is none
   */
  async current(): Promise<ListedSite> {
    if (this.#known && Date.now() - this.#asked <= freshness) return this.#known.site;
    return this.newest();
  }

  /**
   * The site of the newest export.
   * @throws Error when there is none
   */
  async newest(): Promise<ListedSite> {
    this.#asked = Date.now();
    try {
      await this.#follow();
      this.#trouble = null;
    } catch (error) {
      if (!this.#known) throw error;
      this.#report((error as Error).message);
    }
    if (!this.#known) throw new Error('There is no export.');
    return this.#known.site;
  }

  async #follow(): Promise<void> {
    const name = await (await readExported(this.#exports, `current/${nameFile}`))?.text();
    if (name === undefined) throw new Error(`The folder of exports has no current/${nameFile}.`);
    if (name === this.#known?.name) return;
    const file = await readExported(this.#exports, `${name}/${editionFile}`);
    if (!file) throw new Error(`The export ${name} has no ${editionFile}.`);
    const { rules, files, live, deltas } = (await file.json()) as Edition;
    if (rules !== this.#rules) throw new Error(`The export ${name} needs a newer worker: start workerd again.`);
    const folder = `${name}/files`;
    const contents = [
      new ExportedFiles(this.#exports, folder),
      new ExportedLists(this.#exports, folder, deltas),
    ] as const;
    // All releases in an export may be served: those of a later one can be there before its documents.
    const served = { named: { has: () => true }, live: new Map(Object.entries(live)) };
    this.#known = { name, site: new ListedSite(new Map(Object.entries(files)), served, ...contents) };
  }

  /** Reports a problem once, until it changes. */
  #report(trouble: string): void {
    if (trouble !== this.#trouble) console.error(`${trouble}\nThe export ${this.#known?.name} is served meanwhile.`);
    this.#trouble = trouble;
  }
}
