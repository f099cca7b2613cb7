import { createHash } from 'node:crypto';
import {
  hashedName,
  integrityLists,
  plainName,
  type RegisteredRemote,
  writeIntegrityLists,
} from '@mint-row/kit/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryRequest } from '../recovery/retry-request.ts';
import { deadlines } from './deadlines.ts';
import { type FileReader, isListed, ReleaseFiles, readVerified } from './release-files.ts';

let isRecoveryLoaded = true;
vi.mock('../recovery/load-recovery.ts', () => ({
  loadRecovery: async () => (isRecoveryLoaded ? { retryRequest } : null),
}));

const address = '/remotes/marvel/0000000000000000/chunk.js';
const integrity = 'sha256-abc';
const reading = { phase: 'fetch', integrity } as const;
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request);
  request.mockReset();
  isRecoveryLoaded = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The GET requests, with the cache mode of each. */
const requests = () => request.mock.calls.map(([, init]) => init).filter((init) => init?.method !== 'HEAD');
/** The hash of the body that `ok` answers with. */
const hashOfOk = `sha256-${createHash('sha256').update('1').digest('base64')}`;
const ok = () => Promise.resolve(new Response('1'));
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('a file of a release', () => {
  it('is requested with its hash, once', async () => {
    request.mockImplementation(ok);
    const files = new ReleaseFiles();
    await Promise.all([files.read(address, reading), files.read(address, reading)]);
    await files.read(address, reading);
    expect(requests()).toEqual([expect.objectContaining({ integrity, cache: 'default' })]);
  });

  it('is requested three times more, after 1, 2 and 4 seconds, past the cache and with its hash', async () => {
    request.mockImplementation(refused);
    const failure = failureOf(new ReleaseFiles().read(address, reading));
    for (const [before, seconds] of [0, 1, 2, 4].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      expect(requests()).toHaveLength(before + 1);
    }
    expect(await failure).toMatchObject({ phase: 'fetch', reason: 'unreachable' });
    for (const again of requests().slice(1)) expect(again).toMatchObject({ integrity, cache: 'reload' });
  });

  it('fails at once if the code for recovery does not load either', async () => {
    isRecoveryLoaded = false;
    request.mockImplementation(refused);
    expect(await failureOf(new ReleaseFiles().read(address, reading))).toMatchObject({ reason: 'unreachable' });
    expect(requests()).toHaveLength(1);
  });

  it('is kept for five minutes', async () => {
    request.mockImplementation(ok);
    const files = new ReleaseFiles();
    await files.read('/a.json', reading);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(files.known('/a.json')).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(files.known('/a.json')).toBeUndefined();
  });

  it('is read if a later attempt succeeds', async () => {
    request.mockImplementationOnce(refused).mockImplementationOnce(refused).mockImplementation(ok);
    const read = new ReleaseFiles().read(address, reading);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await read).toBeNull();
  });

  it('is damaged if its address answers and its hash does not match, and not requested again if it is replaceable', async () => {
    request.mockImplementation((_, init) => (init?.method === 'HEAD' ? ok() : refused()));
    const files = new ReleaseFiles();
    const failure = failureOf(files.read(address, { ...reading, replaceable: true }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ reason: 'integrity' });
    expect(requests()).toHaveLength(1);
  });

  it('fails if it does not arrive before its deadline', async () => {
    request.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const failure = failureOf(new ReleaseFiles().read(address, reading));
    await vi.advanceTimersByTimeAsync(4 * deadlines.fetch + 7000);
    expect(await failure).toMatchObject({ reason: 'deadline' });
  });

  it('is not requested again if it was requested ahead and is intact', async () => {
    request.mockImplementation(ok);
    const files = new ReleaseFiles();
    files.requestAhead(address);
    files.requestAhead(address);
    await files.read(address, { ...reading, integrity: hashOfOk });
    expect(requests()).toHaveLength(1);
  });

  it.each<[string, () => Promise<Response>]>([
    ['is damaged', async () => new Response('damaged')],
    ['did not arrive', refused],
    ['was missing', async () => new Response('1', { status: 404 })],
  ])('is requested again with its hash if it was requested ahead and %s', async (_, first) => {
    request.mockImplementationOnce(first).mockImplementation(ok);
    const files = new ReleaseFiles();
    files.requestAhead(address);
    await files.read(address, { ...reading, integrity: hashOfOk });
    expect(requests()).toEqual([expect.anything(), expect.objectContaining({ integrity: hashOfOk })]);
  });

  it('can be requested again at once if the request ahead takes long', async () => {
    request.mockImplementationOnce(() => new Promise(() => {})).mockImplementation(ok);
    const files = new ReleaseFiles();
    const page = files.forPage('/marvel');
    page.requestAhead(address);
    const first = failureOf(page.read(address, reading));
    files.cancel('/marvel');
    expect(await first).toMatchObject({ reason: 'cancelled' });
    expect(await page.read(address, reading)).toBeNull();
  });

  it('can be requested again at once instead of after a pause', async () => {
    request.mockImplementationOnce(refused).mockImplementationOnce(refused).mockImplementation(ok);
    const files = new ReleaseFiles();
    const page = files.forPage('/marvel');
    const first = failureOf(page.read(address, reading));
    await vi.advanceTimersByTimeAsync(10);
    files.cancel('/marvel');
    expect(await first).toMatchObject({ reason: 'cancelled' });
    expect(await page.read(address, reading)).toBeNull();
  });

  it('is still awaited by one page when another page cancels its requests', async () => {
    let answer = () => {};
    request.mockImplementation(async (_, init) => {
      await new Promise<void>((resolve, reject) => {
        answer = resolve;
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
      return new Response('1');
    });
    const files = new ReleaseFiles();
    const other = files.forPage('/pokemon').read('/remotes/pokemon/0000000000000000/chunk.js', reading);
    await vi.advanceTimersByTimeAsync(10);
    const answerOther = answer;
    const retried = failureOf(files.forPage('/marvel').read(address, reading));
    files.cancel('/marvel');
    expect(await retried).toMatchObject({ reason: 'cancelled' });
    answerOther();
    expect(await other).toBeNull();
    expect(requests()).toHaveLength(2);
  });

  it.each([403, 404, 410])('fails at once if its address answers %i: that never changes', async (status) => {
    request.mockImplementation((_, init) =>
      init?.method === 'HEAD' ? Promise.resolve(new Response(null, { status })) : refused(),
    );
    const failure = failureOf(new ReleaseFiles().read(address, reading));
    await vi.advanceTimersByTimeAsync(0);
    expect(await failure).toMatchObject({ phase: 'fetch', reason: 'missing' });
    expect(requests()).toHaveLength(1);
  });
});

describe('the registry', () => {
  const read = (files: ReleaseFiles) => files.read('/registry.json', { phase: 'find', integrity: '' });
  const answers = (status: number, body: string) =>
    request.mockImplementation(async () => new Response(body, { status }));

  it.each([
    [403, 'Forbidden'],
    [404, '{}'],
    [410, ''],
    [200, '<!doctype html><title>Sign in</title>'],
    [200, ''],
  ])('fails at once after a final answer, and is requested again for the next page: %i %s', async (status, body) => {
    answers(status, body);
    const files = new ReleaseFiles();
    const failure = failureOf(read(files));
    await vi.advanceTimersByTimeAsync(0);
    expect(await failure).toMatchObject({ phase: 'find', reason: 'missing' });
    expect(requests()).toHaveLength(1);
    answers(200, '{"remotes":{}}');
    expect(await read(files)).toEqual({ remotes: {} });
  });

  it.each([429, 500, 503])('is requested again if its address answers %i, which may pass', async (status) => {
    answers(status, '');
    const answered = read(new ReleaseFiles());
    await vi.advanceTimersByTimeAsync(999);
    answers(200, '{"remotes":{}}');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toEqual({ remotes: {} });
  });
});

const base = '/remotes/marvel/';
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
/** The name of a file whose content is its plain name. */
const nameOf = (file: string) => hashedName(file, hash(file));

/** A release with the data of a hundred pages, one module, and the lists of their hashes. */
function releaseOf(depth: number) {
  const files = ['chunk.js', ...Array.from({ length: 100 }, (_, index) => `data/characters/c-${index}.json`)];
  const lists = writeIntegrityLists(Object.fromEntries(files.map((file) => [file, hash(file)])), depth, hash);
  const release: RegisteredRemote = {
    release: '1',
    owner: 'Marvel team',
    contract: '00000002',
    base,
    entry: 'entry.js',
    styles: [],
    exposes: {},
    offers: [],
    depth,
    integrity: { 'integrity.json': hash([...lists.values()].at(-1) ?? ''), 'known.js': 'sha256-known' },
  };
  const read = vi.fn(async (address: string, _: { integrity: string }): Promise<unknown> => {
    const text = lists.get(address.slice(base.length));
    return text ? JSON.parse(text) : null;
  });
  const requestAhead = vi.fn();
  const known = vi.fn((_: string): unknown => undefined);
  return { release, lists, read, known, requestAhead, files: { read, known, requestAhead } as unknown as FileReader };
}

describe('readVerified', () => {
  it.each([0, 1, 2])('reads a file with the hash that its lists lead to, at depth %i', async (depth) => {
    const { release, lists, read, files } = releaseOf(depth);
    const file = 'data/characters/c-0.json';
    expect(await readVerified(files, release, file)).toMatchObject({ hash: hash(file) });
    const chain = integrityLists(file, depth);
    const listNames = chain.map((list) => [...lists.keys()].find((name) => plainName(name) === list) ?? '');
    expect(read.mock.calls.map(([address, { integrity }]) => [address, integrity])).toEqual([
      ...listNames.map((name) => [base + name, hash(lists.get(name) ?? '')]),
      [base + nameOf(file), hash(file)],
    ]);
  });

  it('requests a file at once, with every list that leads to its hash', async () => {
    const { release, read, requestAhead, files } = releaseOf(2);
    const reading = readVerified(files, release, 'data/characters/c-0.json');
    const requested = [...requestAhead.mock.calls, ...read.mock.calls].map(([address]) => address.slice(base.length));
    expect(requested.map(plainName).sort()).toEqual(
      ['data/characters/c-0.json', ...integrityLists('data/characters/c-0.json', 2)].sort(),
    );
    await reading;
  });

  it('requests a file at its own address alone if the lists that lead to its hash have been read', async () => {
    const { release, lists, read, known, requestAhead, files } = releaseOf(1);
    const textOf = (address: string) => lists.get(address.slice(base.length));
    known.mockImplementation((address) => JSON.parse(textOf(address) ?? 'null') ?? undefined);
    await readVerified(files, release, 'data/characters/c-0.json');
    expect(requestAhead).not.toHaveBeenCalled();
    expect(read).toHaveBeenLastCalledWith(base + nameOf('data/characters/c-0.json'), expect.anything());
  });

  it('reads no list for a file whose hash the document has', async () => {
    const { release, read, requestAhead, files } = releaseOf(0);
    await readVerified(files, release, 'known.0123456789.js');
    expect(read.mock.calls.map(([address]) => address)).toEqual([`${base}known.0123456789.js`]);
    expect(requestAhead).not.toHaveBeenCalled();
  });

  it.each([0, 2])('does not read a file that no list names, at depth %i', async (depth) => {
    const { release, read, files } = releaseOf(depth);
    for (const file of ['data/characters/nobody.json', 'data/constructor.json', 'constructor', 'other.js']) {
      await expect(readVerified(files, release, file)).rejects.toMatchObject({ phase: 'fetch', reason: 'unknown' });
      expect(await isListed(files, release, file)).toBe(false);
      expect(read).not.toHaveBeenCalledWith(base + nameOf(file), expect.anything());
    }
  });

  it('does not read a file whose list has no hash for it, or whose list has no known hash', async () => {
    const { release, read, files } = releaseOf(0);
    read.mockResolvedValueOnce({ 'chunk.js': '' });
    await expect(readVerified(files, release, 'chunk.js')).rejects.toMatchObject({ reason: 'unknown' });
    await expect(readVerified(files, { ...release, integrity: {} }, 'chunk.js')).rejects.toMatchObject({
      reason: 'unknown',
    });
  });
});
