import { addressOf, type PageState } from '@mint-row/kit/contract';
import { loadRecovery } from '../recovery/load-recovery.ts';
import { deadlines, mayLoadAhead } from './deadlines.ts';
import { asFailure, deadlineFailure, LoadFailure, type Phase } from './load-failure.ts';
import type { Head, Page, Pages, Unavailable } from './page.ts';
import { type AdoptedState, loadAdopted } from './page-code.ts';
import type { PageReader } from './page-reader.ts';
import { PageStore, type StatusName } from './page-store.ts';
import type { Journal } from './report.ts';

type Effect = (path: string, before: StatusName) => void;

/** Brings a path to a page that is ready to be shown, by running the effect of each state of the page. */
export class PageLoader implements Pages {
  #journal: Journal;
  #loadReader: () => Promise<PageReader>;
  #reader: PageReader | null = null;
  #store = new PageStore((path, now, before) => this.#effects[now]?.(path, before));
  /** The current attempt to read each page; earlier attempts are ignored. */
  #attempts = new Map<string, Promise<Page>>();
  /** Cancels the first attempt to load the code of the page that the document came with. */
  #firstAttempt = new AbortController();
  /** The path of the page in the document. */
  #shownPath = '';

  /** @param loadReader loads the reader, once; a failure to load it is one to load a page */
  constructor(loadReader: () => Promise<PageReader>, journal: Journal) {
    this.#loadReader = loadReader;
    this.#journal = journal;
  }

  /** The effect of each state, run when a page enters it. */
  #effects: Partial<Record<StatusName, Effect>> = {
    adopted: (path) => this.#journal.begin(path),
    prefetching: (path, before) => before === 'idle' && this.#read(path),
    loading: (path, before) => {
      this.#journal.begin(path);
      if (before === 'unavailable') this.#cancel(path);
      if (before !== 'prefetching') this.#read(path);
      this.#failAfter(navigator.onLine ? deadlines.load : deadlines.loadOffline, path, 'fetch');
    },
    showing: (path, before) => {
      if (before === 'ready') this.#journal.begin(path);
      this.#failAfter(deadlines.render, path, 'render');
    },
    shown: (path) => {
      this.#journal.loaded(path);
      setTimeout(() => this.#prepare(), deadlines.idle);
    },
    // The page's code can only run in another document.
    failed: () => void loadRecovery().then((recovery) => recovery?.showUnavailableNotice()),
    leaving: (path) => void this.#leave(path),
  };

  /** Adopts the page whose HTML is in the document. Until its code loads, the HTML can be read and its links work. */
  adopt(path: string, state: PageState, head: Head): void {
    const onLoaded = (page: Page) => this.#store.dispatch(path, 'loaded', page);
    this.#shownPath = path;
    this.#store.dispatch(path, 'adopt');
    const load =
      state.kind === 'page'
        ? this.#attemptsToAdopt(path, state, head)
        : async () => (await this.#readerOnceLoaded()).notFound;
    loadWithNotice(load, () => this.#cancel(path)).then(onLoaded, () => {});
  }

  /** Returns a function that makes an attempt to load the page in the document: the first does without the reader. */
  #attemptsToAdopt(path: string, adopted: AdoptedState, head: Head): () => Promise<Page> {
    let failure: LoadFailure | null = null;
    const readRelease = async () => {
      const reader = mayLoadAhead() ? await this.#readerOnceLoaded().catch(() => null) : this.#reader;
      return reader?.release(adopted) ?? null;
    };
    this.#journal.setSource(path, adopted, readRelease);
    const attempt = async () => {
      try {
        if (!failure) return await loadAdopted(path, adopted, head, this.#firstAttempt.signal);
      } catch (error) {
        failure = asFailure(error, 'fetch');
      }
      const reader = await this.#readerOnceLoaded();
      return reader.readAdopted(path, adopted, head, failure);
    };
    return () =>
      attempt().catch((error: unknown) => {
        const lastFailure = asFailure(error, 'fetch');
        this.#journal.failed(path, lastFailure);
        throw lastFailure;
      });
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
    if (this.#shownPath !== path) this.#store.dispatch(this.#shownPath, 'left');
    this.#shownPath = path;
    this.#store.dispatch(path, 'shown');
  };

  retry(path: string): void {
    this.#store.dispatch(path, 'retry');
  }

  threw(path: string, error: unknown): boolean {
    const failure = new LoadFailure('render', 'threw', `${path} threw: ${error}`, error);
    return this.#fail(path, failure) === 'failed';
  }

  /** Loads in advance what a navigation needs. */
  #prepare(): void {
    if (!mayLoadAhead()) return;
    this.#readerOnceLoaded().then(
      (reader) => reader.prepare(),
      () => {},
    );
  }

  #read(path: string): void {
    const attempt = this.#readerOnceLoaded().then((reader) => reader.read(path));
    this.#attempts.set(path, attempt);
    attempt.then(
      (page) => this.#store.dispatch(path, 'loaded', page),
      (error: unknown) => this.#attempts.get(path) === attempt && this.#fail(path, asFailure(error, 'fetch')),
    );
  }

  /** Cancels the requests that a page is waiting for, so that another attempt can make them again at once. */
  #cancel(path: string): void {
    this.#firstAttempt.abort();
    this.#reader?.cancel(path);
  }

  async #readerOnceLoaded(): Promise<PageReader> {
    this.#reader ??= await this.#loadReader();
    return this.#reader;
  }

  #fail(path: string, failure: LoadFailure): StatusName {
    const before = this.#store.status(path);
    const now = this.#store.dispatch(path, 'failed');
    // A page that the visitor has not asked for yet fails silently.
    if (now !== before && now.name !== 'idle') this.#journal.failed(path, failure);
    return now.name;
  }

  /** Fails a page that is still in the same state after some time, unless the visitor is elsewhere. */
  #failAfter(milliseconds: number, path: string, phase: Phase): void {
    this.#ifUnchangedAfter(milliseconds, path, () => {
      if (isCurrentPath(path)) this.#fail(path, deadlineFailure(phase, path, milliseconds));
      else this.#store.dispatch(path, 'left');
    });
  }

  /** Runs a callback after some time, if the page is still in its present state. */
  #ifUnchangedAfter(milliseconds: number, path: string, callback: () => void): void {
    const status = this.#store.status(path);
    setTimeout(() => status === this.#store.status(path) && callback(), milliseconds);
  }

  /** Has the browser load the address instead; if that fails too, shows an error page with a retry button. */
  async #leave(path: string): Promise<void> {
    const errorPage = await loadDocument(path);
    if (!isCurrentPath(path)) this.#store.dispatch(path, 'left');
    else if (errorPage) this.#store.dispatch(path, 'unavailable', errorPage);
    // This document is about to unload, unless the visitor stops the browser.
    else this.#ifUnchangedAfter(deadlines.render, path, () => this.#store.dispatch(path, 'left'));
  }
}

/** Has the browser load its current address. If that does not answer, returns the error page instead. */
export async function loadDocument(path: string): Promise<Unavailable | null> {
  const errorPage = await (await loadRecovery())?.errorPageFor(path);
  // The visitor may have gone elsewhere in the meantime.
  if (!errorPage && isCurrentPath(path)) window.location.reload();
  return errorPage ?? null;
}

/**
 * Loads the code of the page whose HTML is in the document. If that takes long, a notice says so until it has arrived.
 * @param load makes an attempt
 * @param cancel cancels the requests of the current attempt
 * @throws LoadFailure when the page's code can only run in another document
 */
async function loadWithNotice(load: () => Promise<Page>, cancel: () => void): Promise<Page> {
  const firstAttempt = load();
  const isLoaded = firstAttempt.then(
    () => true,
    () => false,
  );
  const isLate = new Promise<false>((resolve) => setTimeout(resolve, deadlines.load, false));
  if (await Promise.race([isLoaded, isLate])) return firstAttempt;
  const recovery = await loadRecovery();
  return recovery ? recovery.retryUntilLoaded(firstAttempt, load, cancel) : firstAttempt;
}

function isCurrentPath(path: string): boolean {
  return window.location.pathname === addressOf(path);
}
