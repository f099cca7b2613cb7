import type { PageState } from '@mint-row/kit/contract';
import { deadlines } from './deadlines.ts';
import { Journal } from './journal.ts';
import { loadAdopted } from './load-adopted.ts';
import { loadDocument } from './load-document.ts';
import { asFailure, LoadFailure, late, type Phase } from './load-failure.ts';
import { loadRecovery } from './load-recovery.ts';
import type { Page, Pages, RemotePage } from './page.ts';
import { PageReader } from './page-reader.ts';
import type { StatusName } from './page-status.ts';
import { PageStore } from './page-store.ts';
import type { RemoteRegistry } from './registry.ts';
import type { ReleaseFiles } from './release-files.ts';

type Effect = (path: string, before: StatusName) => void;

/** Brings a path to a page that is ready to be shown, by running the effect of each state of the page. */
export class PageLoader implements Pages {
  #files: ReleaseFiles;
  #journal = new Journal();
  #reader: PageReader;
  #registry: RemoteRegistry;
  #store: PageStore;
  /** The current attempt to read each page; earlier attempts are ignored. */
  #reading = new Map<string, Promise<Page>>();
  /** The path of the page in the document. */
  #current = '';

  constructor(registry: RemoteRegistry, files: ReleaseFiles) {
    this.#registry = registry;
    this.#files = files;
    this.#reader = new PageReader(registry, files, this.#journal);
    this.#store = new PageStore((path, now, before) => this.#effects[now]?.(path, before));
  }

  /** The effect of each state, run when a page enters it. */
  #effects: Partial<Record<StatusName, Effect>> = {
    adopted: (path) => this.#journal.begins(path),
    prefetching: (path, before) => before === 'idle' && this.#read(path),
    loading: (path, before) => {
      this.#journal.begins(path);
      if (before === 'unavailable') void this.#files.restart(path);
      if (before !== 'prefetching') this.#read(path);
      const patience = navigator.onLine ? deadlines.patience : deadlines.offlinePatience;
      this.#expect(path, 'fetch', patience);
    },
    showing: (path, before) => {
      if (before === 'ready') this.#journal.begins(path);
      this.#expect(path, 'render', deadlines.render);
    },
    shown: (path) => {
      this.#journal.loaded(path);
      setTimeout(() => this.#registry.prepare(this.#files), deadlines.ahead);
    },
    // The page's code can only run in another document.
    failed: () => void loadRecovery().then((recovery) => recovery?.showUnavailableNotice()),
    leaving: (path) => void this.#leave(path),
  };

  /** Adopts the page whose HTML is in the document. Until its code loads, the HTML can be read and its links work. */
  adopt(path: string, state: PageState, head: Pick<RemotePage, 'title' | 'description' | 'indexed'>): void {
    const loaded = (page: Page) => this.#store.dispatch(path, 'loaded', page);
    this.#current = path;
    this.#store.dispatch(path, 'adopt');
    if (state.kind === 'not-found') {
      loaded(state);
      return;
    }
    this.#registry.pin(state.remote, state.registered);
    const load = () =>
      this.#reader.hydratable(path, state, head).catch((error: unknown) => {
        const failure = asFailure(error, 'fetch');
        this.#journal.failed(path, failure);
        throw failure;
      });
    loadAdopted(load, () => this.#files.restart(path)).then(loaded, () => {});
  }

  at(path: string): Promise<Page> | Page {
    this.#store.dispatch(path, 'visit');
    return this.#store.page(path);
  }

  /** Whether a page can be shown at once. */
  isReady = (path: string): boolean => this.#store.status(path).page !== null;

  /** Starts to load a page that the visitor may want next. A failure shows only if they go there. */
  prefetch(path: string): void {
    this.#store.dispatch(path, 'prefetch');
  }

  shown = (path: string): void => {
    if (this.#current !== path) this.#store.dispatch(this.#current, 'left');
    this.#current = path;
    this.#store.dispatch(path, 'shown');
  };

  retry(path: string): void {
    this.#store.dispatch(path, 'retry');
  }

  threw(path: string, error: unknown): boolean {
    const failure = new LoadFailure('render', 'threw', `${path} threw: ${error}`, error);
    return this.#fail(path, failure) === 'failed';
  }

  #read(path: string): void {
    const reading = this.#reader.read(path);
    this.#reading.set(path, reading);
    reading.then(
      (page) => this.#store.dispatch(path, 'loaded', page),
      (error: unknown) => this.#reading.get(path) === reading && this.#fail(path, asFailure(error, 'fetch')),
    );
  }

  #fail(path: string, failure: LoadFailure): StatusName {
    const before = this.#store.status(path);
    const now = this.#store.dispatch(path, 'failed');
    // A page that the visitor has not asked for yet fails silently.
    if (now !== before && now.name !== 'idle') this.#journal.failed(path, failure);
    return now.name;
  }

  /** Fails a page that is still in the same state after some time, unless it is no longer awaited. */
  #expect(path: string, phase: Phase, milliseconds: number): void {
    this.#after(milliseconds, path, () => {
      if (isAt(path)) this.#fail(path, late(phase, path, milliseconds));
      else this.#store.dispatch(path, 'left');
    });
  }

  /** Acts after some time, if the page is still in its present state. */
  #after(milliseconds: number, path: string, act: () => void): void {
    const status = this.#store.status(path);
    setTimeout(() => status === this.#store.status(path) && act(), milliseconds);
  }

  /** Has the browser load the address instead; if that fails too, shows an error page with a retry button. */
  async #leave(path: string): Promise<void> {
    const page = await loadDocument(path);
    if (!isAt(path)) this.#store.dispatch(path, 'left');
    else if (page) this.#store.dispatch(path, 'unavailable', page);
    // This document is about to unload, unless the visitor stops the browser.
    else this.#after(deadlines.render, path, () => this.#store.dispatch(path, 'left'));
  }
}

const isAt = (path: string) => window.location.pathname === path;
