import { contractId, type RegisteredRemote } from '@mint-row/kit/contract';
import * as federation from '@mint-row/kit/federation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlines } from './deadlines.ts';
import { LoadFailure } from './load-failure.ts';
import { loadComponent, loadStyles } from './page-reader.ts';
import type { FileReader } from './release-files.ts';

vi.mock('@mint-row/kit/federation', () => ({ importPage: vi.fn() }));
const importPage = vi.mocked(federation.importPage);

/** The steps of loading, in order: files that were checked, links that were added, modules that ran. */
const steps: string[] = [];
const read = vi.fn(async (address: string): Promise<null> => {
  steps.push(`checked ${address}`);
  return null;
});
const files = { read, known: () => undefined, requestAhead: () => {} } as unknown as FileReader;
const Page = () => null;
const target = { remote: 'marvel', expose: 'Page' } as const;
const registered: Omit<RegisteredRemote, 'base'> = {
  release: '1',
  owner: 'Marvel team',
  contract: contractId,
  entry: 'entry.0123456789.js',
  styles: ['common.0123456789.css'],
  exposes: {
    Page: { files: ['page.0123456789.js'], styles: ['page.0123456789.css'], pages: ['/m'] },
    PlainPage: { files: ['plain.0123456789.js'], pages: ['/plain'] },
  },
  offers: [],
  depth: 0,
  integrity: {
    'entry.js': 'sha256-e',
    'page.js': 'sha256-p',
    'common.css': 'sha256-c',
    'page.css': 'sha256-s',
  },
};

let releases = 0;

/** A release of its own, because a document loads a file only once. */
function nextSource(changes: Partial<RegisteredRemote> = {}) {
  releases += 1;
  const base = `/m${releases}/`;
  return { base, source: { files, code: { ...registered, base, ...changes }, replaceable: false } };
}

class FakeLink extends EventTarget {
  rel = '';
  href = '';
  integrity = '';
  remove() {}
}

/** A document in which every link loads, unless its address is among the refused ones. */
const refusedAddresses = new Set<string>();
const inlinedStyles = new Set<string>();
let importMap = '';
const fakeDocument = {
  createElement: () => new FakeLink(),
  head: {
    append: (link: FakeLink) => {
      const isRefused = refusedAddresses.has(link.href);
      if (!isRefused) steps.push(`${link.rel} ${link.href} ${link.integrity}`);
      queueMicrotask(() => link.dispatchEvent(new Event(isRefused ? 'error' : 'load')));
    },
  },
  querySelector: (selector: string) => {
    if (selector.startsWith('script')) return { textContent: importMap };
    return [...inlinedStyles].some((href) => selector.includes(`"${href}"`)) ? {} : null;
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', fakeDocument);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  steps.length = 0;
  refusedAddresses.clear();
  inlinedStyles.clear();
  importMap = '';
  read.mockClear();
  importPage.mockReset().mockImplementation(async () => {
    steps.push('ran');
    return Page;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('loadComponent', () => {
  it('runs a page once all files that it needs have been checked and linked, each with its hash', async () => {
    const { base, source } = nextSource();
    expect(await loadComponent(source, target)).toBe(Page);
    expect(steps).toEqual([
      `checked ${base}entry.0123456789.js`,
      `checked ${base}page.0123456789.js`,
      `modulepreload ${base}entry.0123456789.js sha256-e`,
      `modulepreload ${base}page.0123456789.js sha256-p`,
      'ran',
    ]);
  });

  it('links each file only once', async () => {
    const { base, source } = nextSource();
    await Promise.all([loadComponent(source, target), loadComponent(source, target)]);
    expect(steps.filter((step) => step === `modulepreload ${base}page.0123456789.js sha256-p`)).toHaveLength(1);
  });

  it('does not run a page of which one file is damaged', async () => {
    read.mockRejectedValueOnce(new LoadFailure('fetch', 'integrity', 'damaged'));
    await expect(loadComponent(nextSource().source, target)).rejects.toMatchObject({ reason: 'integrity' });
    expect(steps.filter((step) => !step.startsWith('checked'))).toEqual([]);
  });

  it('runs a page whose preload the browser refuses only if the import map has the hash', async () => {
    const { base, source } = nextSource();
    refusedAddresses.add(`${base}page.0123456789.js`);
    await expect(loadComponent(source, target)).rejects.toMatchObject({ phase: 'evaluate' });
    importMap = `{"integrity":{"${base}page.0123456789.js":"sha256-p"}}`;
    expect(await loadComponent(source, target)).toBe(Page);
  });

  it.each([
    ['another contract', { contract: 'ffffffff' }, { phase: 'find', reason: 'contract' }],
    ['no such module', { exposes: {} }, { phase: 'find', reason: 'unknown' }],
    ['a module whose hash is in no list', { integrity: {} }, { phase: 'fetch', reason: 'unknown' }],
  ])('reads no file of a release with %s', async (_, changes, failure) => {
    await expect(loadComponent(nextSource(changes as Partial<RegisteredRemote>).source, target)).rejects.toMatchObject(
      failure,
    );
    expect(read).not.toHaveBeenCalled();
  });

  it('fails when the page throws, or runs for longer than it may', async () => {
    importPage.mockRejectedValueOnce(new Error('broken'));
    await expect(loadComponent(nextSource().source, target)).rejects.toMatchObject({ phase: 'evaluate' });
    importPage.mockReturnValueOnce(new Promise(() => {}));
    const failure = loadComponent(nextSource().source, target).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(deadlines.evaluate);
    expect(await failure).toMatchObject({ phase: 'evaluate', reason: 'deadline' });
  });
});

describe('loadStyles', () => {
  const linked = () => steps.filter((step) => step.startsWith('stylesheet'));

  it('links the common styles, then those of the page, each with its hash', async () => {
    const { base, source } = nextSource();
    await loadStyles(source, target);
    expect(linked()).toEqual([
      `stylesheet ${base}common.0123456789.css sha256-c`,
      `stylesheet ${base}page.0123456789.css sha256-s`,
    ]);
  });

  it('links no styles of other pages', async () => {
    const { base, source } = nextSource();
    await loadStyles(source, { expose: 'PlainPage' });
    expect(linked()).toEqual([`stylesheet ${base}common.0123456789.css sha256-c`]);
  });

  it('does not load styles that the document came with', async () => {
    const { base, source } = nextSource();
    inlinedStyles.add(`${base}common.0123456789.css`);
    await loadStyles(source, target);
    expect(linked()).toEqual([`stylesheet ${base}page.0123456789.css sha256-s`]);
    expect(steps).not.toContain(`checked ${base}common.0123456789.css`);
  });
});
