import type { PageData, PageState } from '@mint-row/shared/contract';
import { deadlines } from './deadlines.ts';
import { Journal } from './journal.ts';
import { shownElements } from './LastShown.tsx';
import { loadDocument } from './load-document.ts';
import { asFailure, LoadFailure } from './load-failure.ts';
import { loadRecovery } from './load-recovery.ts';
import type { Page, Pages, RemotePage } from './page.ts';
import { PageReader } from './page-reader.ts';
import type { RemoteRegistry } from './registry.ts';
import type { ReleaseFiles } from './release-files.ts';

const forever = new Promise<never>(() => {});
const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type KnownPages = Map<string, Promise<Page> | Page>;

/** Takes a path to a page that is ready to be shown. Each page is loaded once in a tab. */
export class PageLoader implements Pages {
  #files: ReleaseFiles;
  #journal = new Journal();
  #reader: PageReader;
  #shown: KnownPages = new Map();
  #fetched: KnownPages = new Map();
  #staticCopies = new WeakMap<Page, readonly Element[] | Promise<Page>>();
  /** The page that the document shows; null as long as that is the one it came with. */
  #current: Page | null = null;
  #registry: RemoteRegistry;

  constructor(registry: RemoteRegistry, files: ReleaseFiles) {
    this.#registry = registry;
    this.#files = files;
    this.#reader = new PageReader(registry, files, this.#journal);
  }

  /**
   * The page that the HTML already shows: everything but its code is in the document. Until the code comes, the
   * promise stays pending: the static page goes on being read, and its links work without it.
   */
  adopt(path: string, state: PageState, head: Pick<PageData, 'title' | 'description'>): void {
    if (state.kind === 'not-found') {
      this.#shown.set(path, state);
      return;
    }
    this.#registry.pin(state.remote, state.registered);
    this.#journal.begins(path);
    const page = this.#untilHydratable(path, () => this.#reader.hydratable(path, state, head));
    keep(this.#shown, path, page);
  }

  /** The page to show at the address where the browser now is. If it does not load, the browser loads the address. */
  at(path: string): Promise<Page> | Page {
    const known = this.#shown.get(path);
    if (known) return known;
    this.#journal.begins(path);
    const fetched = this.#fetch(path);
    if (!(fetched instanceof Promise)) {
      this.#shown.set(path, fetched);
      void this.#expectShown(path, fetched);
      return fetched;
    }
    const page = this.#inTime(path, fetched).then(
      (loaded) => {
        void this.#expectShown(path, loaded);
        return loaded;
      },
      (error: unknown) => this.#leave(path, asFailure(error, 'fetch')),
    );
    keep(this.#shown, path, page);
    return page;
  }

  /** Whether a page can be shown without waiting for anything. */
  isReady = (path: string): boolean => {
    const page = this.#shown.get(path) ?? this.#fetched.get(path);
    return page !== undefined && !(page instanceof Promise);
  };

  /** Starts to load a page that the visitor may want next. A failure shows when they do go there. */
  prefetch(path: string): void {
    if (!this.#shown.has(path)) void this.#fetch(path);
  }

  shown = (page: Page): void => {
    const before = this.#current;
    if (before === page) return;
    this.#current = page;
    if (before?.kind === 'unavailable') this.#shown.delete(before.path);
    this.#staticCopies.delete(page);
    if (page.kind === 'page') this.#journal.loaded(page.path);
    void after(deadlines.ahead).then(() => this.#registry.prepare(this.#files));
  };

  retry(path: string): void {
    this.#shown.delete(path);
    this.#fetched.delete(path);
    void this.#files.restart(path);
  }

  staticCopyOf(page: RemotePage, error: unknown): readonly Element[] | Promise<Page> {
    let copy = this.#staticCopies.get(page);
    if (copy) return copy;
    const failure = new LoadFailure('render', 'threw', `${page.path} threw: ${String(error)}`, error);
    copy = (this.#current ?? page) === page ? this.#keepStaticCopy(page, failure) : this.#leave(page.path, failure);
    this.#staticCopies.set(page, copy);
    return copy;
  }

  /** What the document shows of a page, before React takes it away. */
  #keepStaticCopy(page: RemotePage, failure: LoadFailure): readonly Element[] {
    this.#journal.failed(page.path, failure);
    loadRecovery().then(
      ({ showUnavailableNotice }) => showUnavailableNotice(() => window.location.reload()),
      () => {},
    );
    return shownElements();
  }

  #fetch(path: string): Promise<Page> | Page {
    const known = this.#fetched.get(path);
    if (known) return known;
    const page = this.#reader.read(path);
    keep(this.#fetched, path, page);
    return page;
  }

  #inTime(path: string, page: Promise<Page>): Promise<Page> {
    const patience = navigator.onLine ? deadlines.patience : deadlines.offlinePatience;
    const late = after(patience).then(() => {
      throw new LoadFailure('fetch', 'deadline', `${path} took longer than ${patience} ms.`);
    });
    return Promise.race([page, late]);
  }

  /** Loads what the page in the document needs to be hydrated. When that takes long, a notice says so until it has come. */
  async #untilHydratable(path: string, load: () => Promise<Page>): Promise<Page> {
    const reported = () =>
      load().catch((error: unknown) => {
        const failure = asFailure(error, 'fetch');
        this.#journal.failed(path, failure);
        throw failure;
      });
    const first = reported();
    const came = first.then(
      () => true,
      () => false,
    );
    if (await Promise.race([came, after(deadlines.patience)])) return first;
    const recovery = await loadRecovery().catch(() => null);
    if (recovery) return recovery.recover(first, reported, () => this.#files.restart(path));
    return first.catch(() => forever);
  }

  /** Has the browser load the address instead; if that fails too, shows an error page with a retry button. */
  async #leave(path: string, failure: LoadFailure): Promise<Page> {
    this.#journal.failed(path, failure);
    const unavailable = await loadDocument(path);
    if (unavailable) return unavailable;
    this.#shown.delete(path);
    return forever;
  }

  async #expectShown(path: string, page: Page) {
    await after(deadlines.render);
    if (this.#current === page || window.location.pathname !== path) return;
    await this.#leave(path, new LoadFailure('render', 'deadline', `${path} was not shown in time.`));
  }
}

/** Keeps a page that will come, and then itself, to be shown without React waiting for a promise first. */
function keep(pages: KnownPages, path: string, page: Promise<Page>): void {
  pages.set(path, page);
  page.then(
    (loaded) => pages.get(path) === page && pages.set(path, loaded),
    () => pages.get(path) === page && pages.delete(path),
  );
}
