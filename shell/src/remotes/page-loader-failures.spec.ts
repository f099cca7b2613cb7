import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlines } from './deadlines.ts';
import { LoadFailure } from './load-failure.ts';
import type { Page } from './page.ts';
import { PageLoader } from './page-loader.ts';
import { answers, asked, files, never, pageOf, resetFakes, unavailable } from './page-loader-fakes.ts';
import type { RemoteRegistry } from './registry.ts';
import type { ReleaseFiles } from './release-files.ts';

vi.mock('./journal.ts', () => import('./page-loader-fakes.ts'));
vi.mock('./load-document.ts', () => import('./page-loader-fakes.ts'));
vi.mock('./load-recovery.ts', () => import('./page-loader-fakes.ts'));
vi.mock('./page-reader.ts', () => import('./page-loader-fakes.ts'));

const missing = () => Promise.reject(new LoadFailure('fetch', 'missing', 'missing'));
const location = { pathname: '/' };
let pages: PageLoader;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location });
  vi.stubGlobal('navigator', { onLine: true });
  resetFakes();
  pages = new PageLoader({} as RemoteRegistry, files as unknown as ReleaseFiles);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Goes to a page and waits for it as long as a visitor does. */
async function visit(path: string): Promise<Page> {
  location.pathname = path;
  const page = pages.at(path);
  await vi.advanceTimersByTimeAsync(deadlines.patience);
  return page;
}

describe('a page that cannot be shown', () => {
  it.each([
    ['does not load', missing, 'fetch, missing'],
    ['does not come in time', never, 'fetch, deadline'],
  ])('because it %s leaves it to the browser to load the address', async (_, answer, reason) => {
    answers.pages = [answer];
    const came = vi.fn();
    void visit('/marvel').then(came);
    await vi.advanceTimersByTimeAsync(deadlines.patience);
    expect(asked.left).toEqual(['/marvel']);
    expect(asked.reported).toEqual([`/marvel failed: ${reason}`]);
    expect(came, 'the page before stays').not.toHaveBeenCalled();
  });

  it('because it throws before it is in the document leaves it to the browser, too', async () => {
    await visit('/marvel');
    expect(pages.threw('/marvel', new Error('broken'))).toBe(false);
    expect(pages.at('/marvel')).toBeInstanceOf(Promise);
    expect(asked.left).toEqual(['/marvel']);
  });

  it('is tried again when the visitor stopped the browser', async () => {
    answers.pages = [missing];
    void visit('/marvel');
    await vi.advanceTimersByTimeAsync(deadlines.patience + deadlines.render);
    expect(await visit('/marvel')).toMatchObject({ kind: 'page' });
  });

  it('nor its address gives way to an error page, and comes on request', async () => {
    answers.pages = [never];
    answers.documents = [unavailable];
    expect(await visit('/marvel')).toBe(unavailable);
    pages.retry('/marvel');
    expect(asked.restarted).toEqual(['/marvel']);
    expect(await visit('/marvel')).toMatchObject({ kind: 'page' });
  });

  it('is not given up because an attempt before it fails late', async () => {
    let failLate = (_: LoadFailure) => {};
    answers.pages = [() => new Promise((_, reject) => (failLate = reject)), never];
    answers.documents = [unavailable];
    await visit('/marvel');
    pages.retry('/marvel');
    failLate(new LoadFailure('fetch', 'cancelled', 'given up'));
    await vi.advanceTimersByTimeAsync(deadlines.patience - 1);
    expect(asked.left).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.left).toHaveLength(2);
  });

  it('in time is nobody’s loss once the visitor is elsewhere', async () => {
    let come = (_: Page) => {};
    answers.pages = [() => new Promise((resolve) => (come = resolve))];
    void visit('/marvel');
    location.pathname = '/about';
    await vi.advanceTimersByTimeAsync(2 * deadlines.patience);
    expect([asked.left, asked.reported]).toEqual([[], []]);
    const page = visit('/marvel');
    come(pageOf('/marvel'));
    expect(await page).toMatchObject({ kind: 'page' });
    expect(asked.read).toEqual(['/marvel']);
  });

  it('is forgotten once the visitor is elsewhere', async () => {
    answers.pages = [missing];
    answers.documents = [unavailable];
    const page = pages.at('/marvel');
    location.pathname = '/about';
    await vi.advanceTimersByTimeAsync(deadlines.patience);
    expect(pages.isReady('/marvel')).toBe(false);
    location.pathname = '/marvel';
    pages.at('/marvel');
    expect(await page).toMatchObject({ kind: 'page' });
  });
});
