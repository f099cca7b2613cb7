import { contractId, type RegisteredRemote } from '@mint-row/kit/contract';
import * as federation from '@mint-row/kit/federation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as attaching from './attach.ts';
import { deadlines } from './deadlines.ts';
import { LoadFailure } from './load-failure.ts';
import type { FileReader } from './release-files.ts';
import { loadComponent, loadStyles } from './remote-loader.ts';

vi.mock('./attach.ts', () => ({ attach: vi.fn(), isMapped: vi.fn(), isStyled: vi.fn() }));
vi.mock('@mint-row/kit/federation', () => ({ importPage: vi.fn() }));
const { attach, isStyled } = vi.mocked(attaching);
const importPage = vi.mocked(federation.importPage);

const done: string[] = [];
const read = vi.fn(async (address: string): Promise<null> => {
  done.push(`checked ${address}`);
  return null;
});
const files = { read, askAhead: () => {} } as unknown as FileReader;
const Page = () => null;
const target = { remote: 'marvel', expose: 'Page' } as const;
const registered: RegisteredRemote = {
  release: '1',
  owner: 'Marvel team',
  contract: contractId,
  base: '/m/',
  entry: 'entry.js',
  styles: ['common.css'],
  exposes: {
    Page: { files: ['page.js'], styles: ['page.css'], pages: ['/m'] },
    PlainPage: { files: ['plain.js'], pages: ['/plain'] },
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

const source = { files, release: registered, replaceable: false };

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  attach.mockReset().mockImplementation(async (rel, href) => void done.push(`${rel} ${href}`));
  importPage.mockReset().mockImplementation(async () => {
    done.push('ran');
    return Page;
  });
  isStyled.mockReset().mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  read.mockClear();
});

describe('a page of a release', () => {
  it('runs once all that it needs has been checked, each file with its hash', async () => {
    expect(await loadComponent(source, target)).toBe(Page);
    expect(done).toEqual([
      'checked /m/entry.js',
      'checked /m/page.js',
      'modulepreload /m/entry.js',
      'modulepreload /m/page.js',
      'ran',
    ]);
    expect(attach.mock.calls.map(([, , integrity]) => integrity)).toEqual(['sha256-e', 'sha256-p']);
  });

  it('does not run when one file is damaged', async () => {
    read.mockRejectedValueOnce(new LoadFailure('fetch', 'integrity', 'damaged'));
    await expect(loadComponent(source, target)).rejects.toMatchObject({ reason: 'integrity' });
    expect(done).not.toContain('ran');
    expect(attach).not.toHaveBeenCalled();
  });

  it.each([
    ['another contract', { contract: 'ffffffff' }, { phase: 'find', reason: 'contract' }],
    ['no such module', { exposes: {} }, { phase: 'find', reason: 'unknown' }],
    ['a module whose hash is in no list', { integrity: {} }, { phase: 'fetch', reason: 'unknown' }],
  ])('is not even fetched with %s', async (_, change, failure) => {
    await expect(loadComponent({ ...source, release: { ...registered, ...change } }, target)).rejects.toMatchObject(
      failure,
    );
    expect(read).not.toHaveBeenCalled();
  });

  it('fails when it throws, or runs for longer than it may', async () => {
    importPage.mockRejectedValueOnce(new Error('broken'));
    await expect(loadComponent(source, target)).rejects.toMatchObject({ phase: 'evaluate' });
    importPage.mockReturnValueOnce(new Promise(() => {}));
    const late = loadComponent(source, target).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(deadlines.evaluate);
    expect(await late).toMatchObject({ phase: 'evaluate', reason: 'deadline' });
  });
});

describe('the styles of a page', () => {
  const linked = () => attach.mock.calls.map((call) => call.join(' '));

  it('are the common ones, then its own, each with its hash', async () => {
    await loadStyles(source, target);
    expect(linked()).toEqual(['stylesheet /m/common.css sha256-c', 'stylesheet /m/page.css sha256-s']);
  });

  it('are not those of other pages', async () => {
    await loadStyles(source, { expose: 'PlainPage' });
    expect(linked()).toEqual(['stylesheet /m/common.css sha256-c']);
  });

  it('are not loaded if the document came with them', async () => {
    isStyled.mockImplementation((href) => href === '/m/common.css');
    await loadStyles(source, target);
    expect(linked()).toEqual(['stylesheet /m/page.css sha256-s']);
    expect(done).not.toContain('checked /m/common.css');
  });
});
