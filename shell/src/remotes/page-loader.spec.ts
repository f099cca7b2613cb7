import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlines } from './deadlines.ts';
import { LoadFailure } from './load-failure.ts';
import type { NotFound, Page, RemotePage, Unavailable } from './page.ts';
import type { AdoptedState } from './page-code.ts';
import { PageLoader } from './page-loader.ts';
import type { PageReader } from './page-reader.ts';
import type { Journal } from './report.ts';

/** Answers of each address, in order, to the question whether it is reachable; after these, every address is. */
const errorPages = vi.hoisted((): Unavailable[] => []);
vi.mock('../recovery/load-recovery.ts', () => ({
  loadRecovery: async () => ({
    errorPageFor: async () => errorPages.shift() ?? null,
    showUnavailableNotice: () => {},
  }),
}));

const loadAdopted = vi.hoisted(() => vi.fn<typeof import('./page-code.ts').loadAdopted>());
vi.mock('./page-code.ts', () => ({ loadAdopted }));

const head = { title: '', description: '' };
const adopted = { kind: 'page', remote: 'marvel' } as AdoptedState;
const notFound: NotFound = { kind: 'not-found', Component: () => null };
const readAdopted = vi.fn<PageReader['readAdopted']>(async (path) => pageOf(path));

/** Answers to the next attempts to read a page; after these, every page loads. */
const answers: (() => Promise<Page>)[] = [];
const read = vi.fn((path: string) => answers.shift()?.() ?? Promise.resolve(pageOf(path)));
const prepare = vi.fn();
const cancel = vi.fn((_path: string) => {});
/** The addresses that the browser was asked to load, unless an error page was shown instead. */
const reload = vi.fn();
const location = { pathname: '/', reload: () => reload(location.pathname) };
const reports: string[] = [];
let pages: PageLoader;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location });
  vi.stubGlobal('navigator', { onLine: true });
  for (const list of [answers, errorPages, reports]) list.length = 0;
  for (const mock of [read, readAdopted, prepare, cancel, reload]) mock.mockClear();
  const reader = { read, readAdopted, cancel, notFound, prepare } satisfies Partial<PageReader>;
  pages = new PageLoader(async () => reader as unknown as PageReader, fakeJournal());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const missing = () => Promise.reject(new LoadFailure('fetch', 'missing', 'missing'));
const never = () => new Promise<never>(() => {});
const errorPage: Unavailable = { kind: 'unavailable', title: '', Component: () => null };

function pageOf(path: string): RemotePage {
  const props = { data: null, catalogue: {}, drawings: {} };
  const head = { title: path, description: '', reviewed: '2026-11-01' };
  return { kind: 'page', path, remote: 'marvel', Component: () => null, props, ...head };
}

/** Writes each outcome into `reports`. */
function fakeJournal(): Journal {
  const startTimes = new Map<string, number>();
  const journal: Pick<Journal, 'begin' | 'setSource' | 'loaded' | 'failed'> = {
    setSource: () => {},
    begin: (path) => startTimes.set(path, Date.now()),
    loaded: (path) => reports.push(`${path} loaded in ${Date.now() - (startTimes.get(path) ?? 0)} ms`),
    failed: (path, { phase, reason }) => reports.push(`${path} failed: ${phase}, ${reason}`),
  };
  return journal as Journal;
}

/** Does with a page what React does: asks for it until it is there, and reports when it is shown. */
async function show(path: string): Promise<Page> {
  location.pathname = path;
  const page = await pages.at(path);
  pages.shown(path);
  return page;
}

/** Goes to a page and waits for it as long as a visitor does. */
async function visit(path: string): Promise<Page> {
  location.pathname = path;
  const page = pages.at(path);
  await vi.advanceTimersByTimeAsync(deadlines.load);
  return page;
}

describe('the page loader', () => {
  it('reads a page once, and shows it again without waiting', async () => {
    expect(await show('/marvel')).toMatchObject({ path: '/marvel' });
    await show('/about');
    expect(pages.isReady('/marvel')).toBe(true);
    expect(pages.at('/marvel')).toBe(pages.at('/marvel'));
    expect(read.mock.calls).toEqual([['/marvel'], ['/about']]);
  });

  it('times a page from each visit', async () => {
    await show('/marvel');
    await vi.advanceTimersByTimeAsync(60_000);
    await show('/about');
    await show('/marvel');
    expect(reports).toEqual(['/marvel loaded in 0 ms', '/about loaded in 0 ms', '/marvel loaded in 0 ms']);
  });

  it('reports no failure of a prefetched page, and reads it again when the visitor goes there', async () => {
    answers.push(missing);
    pages.prefetch('/marvel');
    await vi.advanceTimersByTimeAsync(0);
    expect(reports).toEqual([]);
    expect(await show('/marvel')).toMatchObject({ path: '/marvel' });
  });

  it('does not read a page twice while it is being prefetched', async () => {
    pages.prefetch('/marvel');
    await show('/marvel');
    expect(read.mock.calls).toEqual([['/marvel']]);
  });

  it('shows a page that is not found as the document has it', async () => {
    pages.adopt('/nowhere', { kind: 'not-found' }, head);
    expect(await pages.at('/nowhere')).toBe(notFound);
  });

  it.each([
    ['prepares the next page once a page is idle', {}, 1],
    ['prepares nothing where the visitor saves data', { saveData: true, effectiveType: '4g' }, 0],
    ['prepares nothing on a slow line', { saveData: false, effectiveType: '3g' }, 0],
  ])('%s', async (_, connection, times) => {
    vi.stubGlobal('navigator', { onLine: true, connection });
    loadAdopted.mockResolvedValueOnce(pageOf('/marvel'));
    pages.adopt('/marvel', adopted, head);
    await show('/marvel');
    expect(prepare).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(deadlines.idle);
    expect(prepare).toHaveBeenCalledTimes(times);
  });

  it('shows the page in the document without loading the reader', async () => {
    loadAdopted.mockResolvedValueOnce(pageOf('/marvel'));
    pages.adopt('/marvel', adopted, head);
    expect(await pages.at('/marvel')).toMatchObject({ path: '/marvel' });
    expect(readAdopted).not.toHaveBeenCalled();
  });

  it('has the reader load the page in the document if that fails, and tells it why', async () => {
    const failure = new LoadFailure('evaluate', 'threw', 'broken');
    loadAdopted.mockRejectedValueOnce(failure);
    pages.adopt('/marvel', adopted, head);
    expect(await pages.at('/marvel')).toMatchObject({ path: '/marvel' });
    expect(readAdopted.mock.calls).toEqual([['/marvel', adopted, head, failure]]);
    expect(reports).toEqual([]);
  });

  it('leaves a static copy of a page that throws in the document, until the visitor returns', async () => {
    await show('/marvel');
    expect(pages.threw('/marvel', new Error('broken'))).toBe(true);
    expect(pages.threw('/marvel', new Error('broken')), 'as React renders it again').toBe(true);
    expect(reports).toEqual(['/marvel loaded in 0 ms', '/marvel failed: render, threw']);
    await show('/about');
    await show('/marvel');
    expect(reports.at(-1)).toBe('/marvel loaded in 0 ms');
  });
});

describe('the page loader has the browser load the address of a page', () => {
  it.each([
    ['does not load', missing, 'fetch, missing'],
    ['takes too long', never, 'fetch, deadline'],
  ])('that %s, and keeps the page before', async (_, answer, reason) => {
    answers.push(answer);
    const onPage = vi.fn();
    void visit('/marvel').then(onPage);
    await vi.advanceTimersByTimeAsync(deadlines.load);
    expect(reload.mock.calls).toEqual([['/marvel']]);
    expect(reports).toEqual([`/marvel failed: ${reason}`]);
    expect(onPage).not.toHaveBeenCalled();
  });

  it('that throws before it is in the document', async () => {
    await visit('/marvel');
    expect(pages.threw('/marvel', new Error('broken'))).toBe(false);
    expect(pages.at('/marvel')).toBeInstanceOf(Promise);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload.mock.calls).toEqual([['/marvel']]);
  });

  it('that is ready and not shown in time, unless the visitor has gone elsewhere', async () => {
    location.pathname = '/marvel';
    await pages.at('/marvel');
    location.pathname = '/about';
    await vi.advanceTimersByTimeAsync(deadlines.render);
    expect(reload).not.toHaveBeenCalled();
    location.pathname = '/marvel';
    await pages.at('/marvel');
    await vi.advanceTimersByTimeAsync(deadlines.render);
    expect(reload.mock.calls).toEqual([['/marvel']]);
    expect(reports).toEqual(['/marvel failed: render, deadline']);
  });

  it('and reads the page again if the visitor stops the browser and returns', async () => {
    answers.push(missing);
    void visit('/marvel');
    await vi.advanceTimersByTimeAsync(deadlines.load + deadlines.render);
    expect(await visit('/marvel')).toMatchObject({ kind: 'page' });
  });
});

describe('the page loader shows an error page', () => {
  it('if neither the page nor its address answers, until a retry loads the page', async () => {
    answers.push(never);
    errorPages.push(errorPage);
    expect(await visit('/marvel')).toBe(errorPage);
    pages.retry('/marvel');
    expect(cancel.mock.calls).toEqual([['/marvel']]);
    expect(await visit('/marvel')).toMatchObject({ kind: 'page' });
  });

  it('and does not fail a retry because the attempt before it fails late', async () => {
    let failFirst = (_: LoadFailure) => {};
    answers.push(() => new Promise((_, reject) => (failFirst = reject)), never);
    errorPages.push(errorPage);
    await visit('/marvel');
    pages.retry('/marvel');
    failFirst(new LoadFailure('fetch', 'cancelled', 'cancelled'));
    await vi.advanceTimersByTimeAsync(deadlines.load - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload.mock.calls).toEqual([['/marvel']]);
  });
});

describe('once the visitor has left, the page loader', () => {
  it('does not report a late page, and shows it if they return', async () => {
    let answer = (_: Page) => {};
    answers.push(() => new Promise((resolve) => (answer = resolve)));
    void visit('/marvel');
    location.pathname = '/about';
    await vi.advanceTimersByTimeAsync(2 * deadlines.load);
    expect(reload).not.toHaveBeenCalled();
    expect(reports).toEqual([]);
    const page = visit('/marvel');
    answer(pageOf('/marvel'));
    expect(await page).toMatchObject({ kind: 'page' });
    expect(read.mock.calls).toEqual([['/marvel']]);
  });

  it('forgets a page that failed, and reads it again if they return', async () => {
    answers.push(missing);
    errorPages.push(errorPage);
    const page = pages.at('/marvel');
    location.pathname = '/about';
    await vi.advanceTimersByTimeAsync(deadlines.load);
    expect(pages.isReady('/marvel')).toBe(false);
    location.pathname = '/marvel';
    pages.at('/marvel');
    expect(await page).toMatchObject({ kind: 'page' });
  });
});
