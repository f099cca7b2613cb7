import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlines } from './deadlines.ts';
import { LoadFailure } from './load-failure.ts';
import { PageLoader } from './page-loader.ts';
import { answers, asked, files, resetFakes } from './page-loader-fakes.ts';
import type { RemoteRegistry } from './registry.ts';
import type { ReleaseFiles } from './release-files.ts';

vi.mock('./journal.ts', () => import('./page-loader-fakes.ts'));
vi.mock('./load-document.ts', () => import('./page-loader-fakes.ts'));
vi.mock('./load-recovery.ts', () => import('./page-loader-fakes.ts'));
vi.mock('./page-reader.ts', () => import('./page-loader-fakes.ts'));

const location = { pathname: '/' };
let pages: PageLoader;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location });
  vi.stubGlobal('navigator', { onLine: true });
  resetFakes();
  pages = new PageLoader({ prepare: () => {} } as unknown as RemoteRegistry, files as unknown as ReleaseFiles);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Does what React does with a page: asks for it until it is there, and reports when it is shown. */
async function go(path: string) {
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
    expect(asked.read).toEqual(['/marvel', '/about']);
  });

  it('is timed from each visit', async () => {
    await go('/marvel');
    await vi.advanceTimersByTimeAsync(60_000);
    await go('/about');
    await go('/marvel');
    expect(asked.reported).toEqual(['/marvel loaded in 0 ms', '/about loaded in 0 ms', '/marvel loaded in 0 ms']);
  });

  it('that was asked for ahead fails in silence, and is read again when the visitor goes there', async () => {
    answers.pages = [() => Promise.reject(new LoadFailure('fetch', 'missing', 'missing'))];
    pages.prefetch('/marvel');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.reported).toEqual([]);
    expect(await go('/marvel')).toMatchObject({ path: '/marvel' });
  });

  it('that was asked for ahead and is under way is not read twice', async () => {
    pages.prefetch('/marvel');
    await go('/marvel');
    expect(asked.read).toEqual(['/marvel']);
  });

  it('that is ready and not shown in time is left, unless the visitor has gone elsewhere', async () => {
    location.pathname = '/marvel';
    await pages.at('/marvel');
    location.pathname = '/about';
    await vi.advanceTimersByTimeAsync(deadlines.render);
    expect(asked.left).toEqual([]);
    location.pathname = '/marvel';
    await pages.at('/marvel');
    await vi.advanceTimersByTimeAsync(deadlines.render);
    expect(asked.left).toEqual(['/marvel']);
    expect(asked.reported).toEqual(['/marvel failed: render, deadline']);
  });

  it('that throws in the document leaves a static copy there, until the visitor returns', async () => {
    await go('/marvel');
    expect(pages.threw('/marvel', new Error('broken'))).toBe(true);
    expect(pages.threw('/marvel', new Error('broken')), 'as React renders it again').toBe(true);
    expect(asked.reported).toEqual(['/marvel loaded in 0 ms', '/marvel failed: render, threw']);
    await go('/about');
    await go('/marvel');
    expect(asked.reported.at(-1)).toBe('/marvel loaded in 0 ms');
  });

  it('that is not found is shown as the document has it', () => {
    pages.adopt('/nowhere', { kind: 'not-found' }, { title: '', description: '' });
    expect(pages.at('/nowhere')).toEqual({ kind: 'not-found' });
  });
});
