import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { authorize, bodyHashOf, type SignedRequest } from '@mint-row/kit/intake';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Intake, type IntakeOptions } from './intake.ts';
import type { Keys } from './keys.ts';

const made = '2026-11-01T00:00:00.000Z';
const secret = () => randomBytes(32).toString('base64url');
const keyOf = (app: string, id: string) => ({ app, id, secret: secret() });
const racing = keyOf('racing', '0000000000000001');
const marvel = keyOf('marvel', '0000000000000002');
const keys: Keys = Object.fromEntries([racing, marvel].map(({ id, app, secret }) => [id, { app, secret, made }]));

const body = Buffer.from('a packed artifact');

interface Sent extends Partial<SignedRequest> {
  key?: typeof racing;
  authorization?: string;
  /** What is sent instead of what was signed. */
  body?: Buffer;
  headers?: Record<string, string>;
  /** The target that is asked for instead of the signed one. */
  asked?: string;
  /** Whether the body is only announced, and never sent. */
  isHeld?: boolean;
  /** Called with what has arrived of the answer. */
  onText?: (text: string) => void;
}

interface Answer {
  status: number;
  text: string;
  again: string | undefined;
}

const running: Intake[] = [];
const logged: string[] = [];

afterEach(async () => {
  for (const intake of running.splice(0)) {
    await intake.stop();
    intake.server.closeAllConnections();
  }
  logged.length = 0;
  vi.useRealTimers();
});

/** Starts an intake that accepts requests at once, and returns a function that sends it one. */
async function start(options: Partial<IntakeOptions> = {}) {
  const intake = new Intake({
    readKeys: async () => keys,
    release: async (_upload, print) => {
      print({ out: 'released' });
      return 0;
    },
    log: (line) => logged.push(line),
    ...options,
    limits: { maxAheadMs: 0, ...options.limits },
  });
  // What is signed in the millisecond of the start is refused.
  const now = Date.now();
  while (Date.now() === now) await setImmediate();
  running.push(intake);
  await new Promise<void>((resolve) => intake.server.listen(0, '127.0.0.1', resolve));
  const { port } = intake.server.address() as AddressInfo;
  return { intake, send: (sent: Sent = {}) => send(port, sent) };
}

/** A header Authorization for a request; what is not given is right. */
function sign({ key = racing, ...given }: Sent = {}): string {
  const nonce = randomBytes(16).toString('hex');
  const signed = { method: 'POST', target: '/racing/publish', time: Date.now(), nonce, bodyHash: bodyHashOf(body) };
  return authorize(key, { ...signed, ...given });
}

function send(port: number, sent: Sent): Promise<Answer> {
  const { target = '/racing/publish', body: sentBody = body, method = 'POST' } = sent;
  const authorization = sent.authorization ?? sign(sent);
  return new Promise((resolve, reject) => {
    const headers = { authorization, ...sent.headers };
    const sending = request({ port, method, path: sent.asked ?? target, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        sent.onText?.(text);
      });
      const again = response.headers['retry-after'];
      response.on('close', () => resolve({ status: response.statusCode ?? 0, text, again }));
    });
    if (!sent.headers?.['transfer-encoding']) sending.setHeader('content-length', sentBody.length);
    sending.on('error', reject);
    if (sent.isHeld) sending.flushHeaders();
    else sending.end(sentBody);
  });
}

/** A promise, and the function that fulfils it. */
function settled<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

/** A release that ends when it is told to, and a promise of its beginning. */
function heldRelease() {
  const begun = settled<void>();
  const end = settled<number>();
  const release = async () => {
    begun.resolve();
    return end.promise;
  };
  return { release, begun: begun.promise, end: end.resolve };
}

describe('an intake', () => {
  it('releases what a team has signed, says what is printed, and logs a line without secrets', async () => {
    const release = vi.fn<IntakeOptions['release']>(async (_upload, print) => {
      print({ err: 'a fault' });
      return 2;
    });
    const { send } = await start({ release });
    const { status, text } = await send({ target: '/racing/preview?message=A+new+page&allow-removal=' });
    expect([status, text]).toEqual([200, '{"err":"a fault"}\n{"code":2}\n']);
    expect(release.mock.lastCall?.[0]).toMatchObject({
      ...{ app: 'racing', action: 'preview', key: racing.id, message: 'A new page', allowRemoval: true },
    });
    expect(logged).toEqual([
      expect.stringMatching(/^\S+ 127\.0\.0\.1 racing preview, key 0000000000000001: exit code 2 after \d+\.\d s$/),
    ]);
  });

  it.each<[string, Sent, number, string]>([
    ['without a signature', { authorization: '' }, 401, 'No valid signature'],
    ['with another secret', { key: { ...racing, secret: secret() } }, 401, 'No valid signature'],
    ['with an unknown key', { key: keyOf('racing', '0000000000000003') }, 401, 'No valid signature'],
    ['for another target than the signed one', { asked: '/racing/publish?allow-removal=' }, 401, 'No valid signature'],
    ['with another method than the signed one', { method: 'PUT', authorization: sign() }, 401, 'No valid signature'],
    ['with a key for another application', { key: marvel }, 403, 'is for marvel alone'],
    ['for something else', { target: '/racing/rollback' }, 404, 'POST /racing/check, /racing/preview, /racing/publish'],
    ['with another body than the signed one', { body: Buffer.from('another') }, 400, 'not what was signed'],
    ['that was signed long ago', { time: Date.now() - 6 * 60_000 }, 401, ' s behind the intake’s. Set the clock'],
    ['that was signed in the future', { time: Date.now() + 60_000 }, 401, ' s ahead of the intake’s. Set the clock'],
  ])('refuses a request %s', async (_what, sent, status, why) => {
    const release = vi.fn<IntakeOptions['release']>();
    const { send } = await start({ release });
    const answer = await send(sent);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(why)]);
    expect(release).not.toHaveBeenCalled();
    expect(logged).toEqual([expect.stringContaining(`: ${status} `)]);
  });

  it('takes a request once', async () => {
    const { send } = await start();
    const authorization = sign();
    expect((await send({ authorization })).status).toBe(200);
    expect(await send({ authorization })).toMatchObject({ status: 401, text: expect.stringContaining('sent before') });
  });

  it('takes nothing after its start that may have been taken before', async () => {
    const before = sign({ time: Date.now() + 4_000 });
    const { send } = await start({ limits: { maxAheadMs: 5_000 } });
    const { status, text, again } = await send({ authorization: before });
    expect([status, text]).toEqual([503, expect.stringContaining('The intake has just started.')]);
    expect(Number(again)).toBeGreaterThan(0);
    vi.useFakeTimers({ now: Date.now() + 5_001, toFake: ['Date'] });
    expect((await send({ authorization: before })).status).toBe(503);
    expect((await send({})).status).toBe(200);
  });

  it('takes no old request when its clock is set back', async () => {
    const { send } = await start();
    const authorization = sign();
    vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ['Date'] });
    await send();
    vi.useRealTimers();
    expect((await send({ authorization })).text).toContain('behind the intake’s');
  });

  it('refuses a body that is too large, before it and while it arrives', async () => {
    const { send } = await start({ limits: { maxBodyBytes: 10, lingerMs: 1 } });
    const large = { status: 413, text: expect.stringContaining('larger than 10 bytes') };
    expect(await send({ isHeld: true })).toMatchObject(large);
    expect(await send({ headers: { 'transfer-encoding': 'chunked' } })).toMatchObject(large);
  });

  it('answers a few wrong requests of an address in a minute, and no team is locked out', async () => {
    const { send } = await start({ limits: { maxFailuresPerMinute: 2 } });
    const wrong = { authorization: 'Bearer abc' };
    expect((await send(wrong)).status).toBe(401);
    expect((await send(wrong)).status).toBe(401);
    expect(await send(wrong)).toMatchObject({ status: 429, again: expect.stringMatching(/^\d+$/) });
    expect((await send()).status).toBe(200);
    expect(logged).toHaveLength(3);
  });

  it('counts wrong requests by the address that the proxy names', async () => {
    const { send } = await start({ limits: { maxFailuresPerMinute: 1 }, trustProxy: true });
    const from = (address: string) =>
      send({ authorization: '', headers: { 'x-forwarded-for': `1.1.1.1, ${address}` } });
    expect((await from('2.2.2.2')).status).toBe(401);
    expect((await from('2.2.2.2')).status).toBe(429);
    expect((await from('3.3.3.3')).status).toBe(401);
  });

  it('takes so many requests of an application in a minute', async () => {
    const { send } = await start({ limits: { maxRequestsPerMinute: 1 } });
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, again: expect.stringMatching(/^\d+$/) });
    expect((await send({ key: marvel, target: '/marvel/publish' })).status).toBe(200);
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    expect((await send()).status).toBe(200);
  });

  it('releases one artifact at a time, and has a queue with an end', async () => {
    const { release, begun, end } = heldRelease();
    const { send } = await start({ release, limits: { maxWaiting: 0 } });
    const first = send();
    await begun;
    const same = await send();
    expect([same.status, same.text]).toEqual([503, expect.stringContaining('Another release of racing is at work')]);
    const other = await send({ key: marvel, target: '/marvel/publish' });
    expect(other).toMatchObject({ status: 503, again: '15', text: expect.stringContaining('Too many releases') });
    end(0);
    expect((await first).text).toBe('{"code":0}\n');
    expect((await send({ key: marvel, target: '/marvel/publish' })).status).toBe(200);
  });

  it('finishes the release at work when it is stopped, and releases nothing that waits', async () => {
    const { release, begun, end } = heldRelease();
    const called = vi.fn(release);
    const { intake, send } = await start({ release: called });
    const first = send();
    await begun;
    const isWaiting = settled<void>();
    const waiting = send({ key: marvel, target: '/marvel/publish', onText: () => isWaiting.resolve() });
    await isWaiting.promise;
    const stopped = intake.stop();
    end(0);
    await stopped;
    expect((await first).text).toBe('{"code":0}\n');
    expect((await waiting).text).toMatch(
      /^\{"out":"Another release is at work; this one waits\."\}\n.*The intake is being stopped\. Nothing was released\..*\n\{"code":1\}\n$/,
    );
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('says that it is at work, and repeats only so much of what is printed', async () => {
    const { release, end } = heldRelease();
    const { send } = await start({
      release: async (_upload, print) => {
        print({ out: 'x'.repeat(60) });
        print({ out: 'y'.repeat(60) });
        print({ out: 'z' });
        return release();
      },
      limits: { aliveIntervalMs: 5, maxPrinted: 100 },
    });
    const sent = send({ onText: (text) => text.endsWith('\n\n') && end(0) });
    expect((await sent).text).toMatch(
      /^\{"out":"x+"\}\n\{"err":"… and more than fits into an answer\."\}\n\n+\{"code":0\}\n$/,
    );
  });
});
