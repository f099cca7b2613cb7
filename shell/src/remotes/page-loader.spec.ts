import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlines } from './deadlines.ts';
import { LoadFailure } from './load-failure.ts';
import type { Page, RemotePage, Unavailable } from './page.ts';
import { PageLoader } from './page-loader.ts';
import type { RemoteRegistry } from './registry.ts';
import type { ReleaseFiles } from './release-files.ts';

const read = vi.hoisted(() => vi.fn<(path: string) => Promise<Page>>());
const loadDocument = vi.hoisted(() => vi.fn<(path: string) => Promise<Page | null>>());
const reported = vi.hoisted(() => [] as string[]);
vi.mock('./page-reader.ts', () => ({
  PageReader: class {
    read = read;
  },
}));
vi.mock('./load-document.ts', () => ({ loadDocument }));
vi.mock('./load-recovery.ts', () => ({ loadRecovery: async () => null }));
vi.mock('./journal.ts', () => ({
  Journal: class {
    #begun = new Map<string, number>();
    begins = (path: string) => this.#begun.set(path, Date.now());
    loaded = (path: string) => reported.push(`${path} loaded in ${Date.now() - (this.#begun.get(path) ?? 0)} ms`);
    failed = (path: string, { phase, reason }: LoadFailure) => reported.push(`${path} failed: ${phase}, ${reason}`);
  },
}));

const restart = vi.fn(async () => {});
let pages: PageLoader;
let location: { pathname: string };

beforeEach(() => {
  vi.useFakeTimers();
  location = { pathname: '/' };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('navigator', { onLine: true });
  read.mockReset().mockImplementation(async (path) => pageOf(path));
  loadDocument.mockReset().mockResolvedValue(null);
  restart.mockClear();
  reported.length = 0;
  pages = new PageLoader({ prepare: () => {} } as unknown as RemoteRegistry, { restart } as unknown as ReleaseFiles);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const broken = new LoadFailure('fetch', 'missing', 'missing');
const never = () => new Promise<never>(() => {});

function pageOf(path: string): RemotePage {
  const props = { data: null, catalogue: {}, base: '/' };
  return { kind: 'page', path, remote: 'marvel', Component: () => null, props, title: path, description: '' };
}

const unavailable: Unavailable = { kind: 'unavailable', title: '', Component: () => null };

/** Does what React does with a page: asks for it until it is there, and reports when it is shown. */
async function go(path: string): Promise<Page> {
  location.pathname = path;
  const page = await pages.at(path);
  pages.shown(path);
  return page;
}

describe('a page', () => {
  it('is read once, and shown again without waiting', async () => {
    expect(await go('/marvel')).toMatchObject({ path: '/marvel' });
    await go('/about');
    expect(pages.isReady('/marvel')).toBe(true);
    expect(pages.at('/marvel')).toBe(pages.at('/marvel'));
    expect(read.mock.calls).toEqual([['/marvel'], ['/about']]);
  });

  it('is timed from each visit', async () => {
    await go('/marvel');
    await vi.advanceTimersByTimeAsync(60_000);
    await go('/about');
    await go('/marvel');
    expect(reported).toEqual(['/marvel loaded in 0 ms', '/about loaded in 0 ms', '/marvel loaded in 0 ms']);
  });

  it('that was asked for ahead fails in silence, and is read again when the visitor goes there', async () => {
    read.mockRejectedValueOnce(broken);
    pages.prefetch('/marvel');
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toEqual([]);
    expect(await go('/marvel')).toMatchObject({ path: '/marvel' });
  });

  it('that was asked for ahead and is under way is not read twice', async () => {
    pages.prefetch('/marvel');
    await go('/marvel');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('that is ready and not shown in time is left, unless the visitor has gone elsewhere', async () => {
    location.pathname = '/marvel';
    await pages.at('/marvel');
    location.pathname = '/about';
    await vi.advanceTimersByTimeAsync(deadlines.render);
    expect(loadDocument).not.toHaveBeenCalled();
    location.pathname = '/marvel';
    await pages.at('/marvel');
    await vi.advanceTimersByTimeAsync(deadlines.render);
    expect(loadDocument).toHaveBeenCalledWith('/marvel');
    expect(reported).toEqual(['/marvel failed: render, deadline']);
  });

  it('that throws in the document leaves a static copy there, until the visitor returns', async () => {
    await go('/marvel');
    expect(pages.threw('/marvel', new Error('broken'))).toBe(true);
    expect(pages.threw('/marvel', new Error('broken')), 'as React renders it again').toBe(true);
    expect(reported).toEqual(['/marvel loaded in 0 ms', '/marvel failed: render, threw']);
    await go('/about');
    await go('/marvel');
    expect(reported.at(-1)).toBe('/marvel loaded in 0 ms');
  });
});

describe('a page that cannot be shown', () => {
  const visit = async (path: string) => {
    location.pathname = path;
    const page = pages.at(path);
    await vi.advanceTimersByTimeAsync(deadlines.patience);
    return page;
  };

  it.each([
    ['does not load', () => read.mockRejectedValue(broken), 'fetch, missing'],
    ['does not come in time', () => read.mockImplementation(never), 'fetch, deadline'],
  ])('because it %s leaves it to the browser to load the address', async (_, fail, reason) => {
    fail();
    const page = visit('/marvel');
    const came = vi.fn();
    void page.then(came);
    await vi.advanceTimersByTimeAsync(deadlines.patience);
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([`/marvel failed: ${reason}`]);
    expect(came, 'the page before stays').not.toHaveBeenCalled();
  });

  it('because it throws before it is in the document leaves it to the browser, too', async () => {
    location.pathname = '/marvel';
    await pages.at('/marvel');
    expect(pages.threw('/marvel', new Error('broken'))).toBe(false);
    expect(pages.at('/marvel')).toBeInstanceOf(Promise);
    expect(loadDocument).toHaveBeenCalledTimes(1);
  });

  it('is tried again when the visitor stopped the browser', async () => {
    read.mockRejectedValueOnce(broken);
    void visit('/marvel');
    await vi.advanceTimersByTimeAsync(deadlines.patience + deadlines.render);
    expect(await go('/marvel')).toMatchObject({ kind: 'page' });
  });

  it('nor its address gives way to an error page, and comes on request', async () => {
    read.mockImplementationOnce(never);
    loadDocument.mockResolvedValueOnce(unavailable);
    expect(await visit('/marvel')).toMatchObject({ kind: 'unavailable' });
    pages.retry('/marvel');
    expect(restart).toHaveBeenCalledWith('/marvel');
    expect(await go('/marvel')).toMatchObject({ kind: 'page' });
  });

  it('is not given up because an attempt before it fails late', async () => {
    let failLate = (_: LoadFailure) => {};
    read.mockImplementationOnce(() => new Promise((_, reject) => (failLate = reject)));
    read.mockImplementationOnce(never);
    loadDocument.mockResolvedValueOnce(unavailable);
    await visit('/marvel');
    pages.retry('/marvel');
    failLate(new LoadFailure('fetch', 'cancelled', 'given up'));
    await vi.advanceTimersByTimeAsync(deadlines.patience - 1);
    expect(loadDocument).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(loadDocument).toHaveBeenCalledTimes(2);
  });

  it('in time is nobody’s loss once the visitor is elsewhere', async () => {
    let come = (_: Page) => {};
    read.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
    void visit('/marvel');
    location.pathname = '/about';
    await vi.advanceTimersByTimeAsync(2 * deadlines.patience);
    expect([loadDocument.mock.calls, reported]).toEqual([[], []]);
    const page = visit('/marvel');
    come(pageOf('/marvel'));
    expect(await page).toMatchObject({ kind: 'page' });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is forgotten once the visitor is elsewhere', async () => {
    read.mockRejectedValueOnce(broken);
    loadDocument.mockResolvedValueOnce(unavailable);
    const page = pages.at('/marvel');
    location.pathname = '/about';
    await vi.advanceTimersByTimeAsync(deadlines.patience);
    expect(pages.isReady('/marvel')).toBe(false);
    location.pathname = '/marvel';
    pages.at('/marvel');
    expect(await page).toMatchObject({ kind: 'page' });
  });
});

describe('the page of the document', () => {
  it('that is not found is shown as it is', () => {
    pages.adopt('/nowhere', { kind: 'not-found' }, { title: '', description: '' });
    expect(pages.at('/nowhere')).toEqual({ kind: 'not-found' });
  });
});
