import { createHash } from 'node:crypto';
import { createQueryClient } from '@mint-row/kit/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlines } from './deadlines.ts';
import { ReleaseFiles } from './release-files.ts';

const address = '/remotes/marvel/0000000000000000/chunk.js';
const integrity = 'sha256-abc';
const reading = { phase: 'fetch', integrity } as const;
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request);
  request.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The GET requests, with the cache mode of each. */
const asked = () => request.mock.calls.map(([, init]) => init).filter((init) => init?.method !== 'HEAD');
/** The hash of the body that `ok` answers with. */
const hashOfOk = `sha256-${createHash('sha256').update('1').digest('base64')}`;
const ok = () => Promise.resolve(new Response('1'));
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('a file of a release', () => {
  it('is asked for with its hash, once', async () => {
    request.mockImplementation(ok);
    const files = new ReleaseFiles(createQueryClient());
    await Promise.all([files.read(address, reading), files.read(address, reading)]);
    await files.read(address, reading);
    expect(asked()).toEqual([expect.objectContaining({ integrity, cache: 'default' })]);
  });

  it('is asked for three times more, after 1, 2 and 4 seconds, past the cache and with its hash', async () => {
    request.mockImplementation(refused);
    const failure = failureOf(new ReleaseFiles(createQueryClient()).read(address, reading));
    for (const [before, seconds] of [0, 1, 2, 4].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      expect(asked()).toHaveLength(before + 1);
    }
    expect(await failure).toMatchObject({ phase: 'fetch', reason: 'unreachable' });
    for (const again of asked().slice(1)) expect(again).toMatchObject({ integrity, cache: 'reload' });
  });

  it('that comes at the second attempt has come', async () => {
    request.mockImplementationOnce(refused).mockImplementationOnce(refused).mockImplementation(ok);
    const read = new ReleaseFiles(createQueryClient()).read(address, reading);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await read).toBeNull();
  });

  it('is damaged when its address answers and its hash does not match, and not asked for again if another can stand in', async () => {
    request.mockImplementation((_, init) => (init?.method === 'HEAD' ? ok() : refused()));
    const files = new ReleaseFiles(createQueryClient());
    const failure = failureOf(files.read(address, { ...reading, replaceable: true }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ reason: 'integrity' });
    expect(asked()).toHaveLength(1);
  });

  it('is given up when it does not come in time', async () => {
    request.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const failure = failureOf(new ReleaseFiles(createQueryClient()).read(address, reading));
    await vi.advanceTimersByTimeAsync(4 * deadlines.fetch + 7000);
    expect(await failure).toMatchObject({ reason: 'deadline' });
  });

  it('that was asked for ahead is not asked for again when it is what it should be', async () => {
    request.mockImplementation(ok);
    const files = new ReleaseFiles(createQueryClient());
    files.askAhead(address);
    files.askAhead(address);
    await files.read(address, { ...reading, integrity: hashOfOk });
    expect(asked()).toHaveLength(1);
  });

  it.each<[string, () => Promise<Response>]>([
    ['is not', async () => new Response('damaged')],
    ['did not come', refused],
    ['was not there', async () => new Response('1', { status: 404 })],
  ])('that was asked for ahead and %s is asked for with its hash', async (_, first) => {
    request.mockImplementationOnce(first).mockImplementation(ok);
    const files = new ReleaseFiles(createQueryClient());
    files.askAhead(address);
    await files.read(address, { ...reading, integrity: hashOfOk });
    expect(asked()).toEqual([expect.anything(), expect.objectContaining({ integrity: hashOfOk })]);
  });

  it('that was asked for ahead and takes long can be asked for at once', async () => {
    request.mockImplementationOnce(() => new Promise(() => {})).mockImplementation(ok);
    const files = new ReleaseFiles(createQueryClient());
    const page = files.forPage('/marvel');
    page.askAhead(address);
    const first = failureOf(page.read(address, reading));
    await files.restart('/marvel');
    expect(await first).toMatchObject({ reason: 'cancelled' });
    expect(await page.read(address, reading)).toBeNull();
  });

  it('can be asked for at once instead of in time', async () => {
    request.mockImplementationOnce(refused).mockImplementationOnce(refused).mockImplementation(ok);
    const files = new ReleaseFiles(createQueryClient());
    const page = files.forPage('/marvel');
    const first = failureOf(page.read(address, reading));
    await vi.advanceTimersByTimeAsync(10);
    await files.restart('/marvel');
    expect(await first).toMatchObject({ reason: 'cancelled' });
    expect(await page.read(address, reading)).toBeNull();
  });

  it('goes on coming for one page while another page asks again', async () => {
    let answer = () => {};
    request.mockImplementation(async (_, init) => {
      await new Promise<void>((resolve, reject) => {
        answer = resolve;
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
      return new Response('1');
    });
    const files = new ReleaseFiles(createQueryClient());
    const other = files.forPage('/pokemon').read('/remotes/pokemon/0000000000000000/chunk.js', reading);
    await vi.advanceTimersByTimeAsync(10);
    const answerOther = answer;
    const retried = failureOf(files.forPage('/marvel').read(address, reading));
    await files.restart('/marvel');
    expect(await retried).toMatchObject({ reason: 'cancelled' });
    answerOther();
    expect(await other).toBeNull();
    expect(asked()).toHaveLength(2);
  });

  it.each([403, 404, 410])('whose address answers %i is given up at once: it never changes', async (status) => {
    request.mockImplementation((_, init) =>
      init?.method === 'HEAD' ? Promise.resolve(new Response(null, { status })) : refused(),
    );
    const failure = failureOf(new ReleaseFiles(createQueryClient()).read(address, reading));
    await vi.advanceTimersByTimeAsync(0);
    expect(await failure).toMatchObject({ phase: 'fetch', reason: 'missing' });
    expect(asked()).toHaveLength(1);
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
  ])('is given up at once after a final answer, and asked for at the next page: %i %s', async (status, body) => {
    answers(status, body);
    const files = new ReleaseFiles(createQueryClient());
    const failure = failureOf(read(files));
    await vi.advanceTimersByTimeAsync(0);
    expect(await failure).toMatchObject({ phase: 'find', reason: 'missing' });
    expect(asked()).toHaveLength(1);
    answers(200, '{"remotes":{}}');
    expect(await read(files)).toEqual({ remotes: {} });
  });

  it.each([429, 500, 503])('is asked for again when its address answers %i, which may pass', async (status) => {
    answers(status, '');
    const answered = read(new ReleaseFiles(createQueryClient()));
    await vi.advanceTimersByTimeAsync(999);
    answers(200, '{"remotes":{}}');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toEqual({ remotes: {} });
  });
});
