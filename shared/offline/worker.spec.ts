import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Progress, Wish } from './kept.ts';
import { ownAnswer, SampleCaches, SampleSite } from './sample-site.ts';

let site: SampleSite;
let caches: SampleCaches;
let listeners: Map<string, (event: object) => void>;

beforeEach(async () => {
  site = new SampleSite();
  site.files.set('/registry.json', 'the registry');
  caches = new SampleCaches();
  listeners = new Map();
  vi.stubGlobal('fetch', site.fetch);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', {
    registration: { scope: site.scope },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  vi.resetModules();
  await import('./worker.ts');
});

/** Sends an event to the worker; resolves when all that it began has ended. */
async function dispatch(type: string, event: object): Promise<Response | null> {
  const began: Promise<unknown>[] = [];
  let answer: Promise<Response> | null = null;
  listeners.get(type)?.({
    ...event,
    waitUntil: (work: Promise<unknown>) => began.push(work),
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
  });
  await Promise.allSettled(began);
  return answer;
}

/** What the worker answers to a request; null if it leaves that to the browser. */
async function answerTo(path: string, request: { method?: string; mode?: string } = {}): Promise<string | null> {
  const url = path.startsWith('/') ? site.scope + path.slice(1) : path;
  const answer = await dispatch('fetch', { request: { method: 'GET', mode: 'navigate', url, ...request } });
  return answer && `${answer.status} ${await answer.text()}`;
}

/** What the worker says when it is asked for something. */
async function ask(wish: Wish): Promise<readonly Progress[]> {
  const said: Progress[] = [];
  await dispatch('message', { data: wish, ports: [{ postMessage: (progress: Progress) => said.push(progress) }] });
  return said;
}

const keep = () => ask({ kind: 'keep', characters: ['thor'] });
const refuses = () => Promise.reject(new TypeError('Failed to fetch'));
const fails = () => ownAnswer('an error', { status: 503 });

it('says how far it is, and that all is kept', async () => {
  const said = await keep();
  expect(said.slice(-2)).toEqual([{ kind: 'file', done: 5, all: 5 }, { kind: 'kept' }]);
});

it('says why nothing is kept', async () => {
  caches.quotaBytes = 20;
  expect((await keep()).at(-1)).toEqual({ kind: 'failed', fault: 'full' });
});

it('says that the network failed of what it does not expect', async () => {
  vi.spyOn(caches, 'open').mockRejectedValue(new Error('This browser is broken.'));
  expect((await keep()).at(-1)).toEqual({ kind: 'failed', fault: 'network' });
});

it('deletes everything when it is asked to', async () => {
  await keep();
  await ask({ kind: 'remove' });
  expect(await caches.keys()).toEqual([]);
});

describe('a navigation to a kept page', () => {
  beforeEach(async () => void (await keep()));

  it.each([
    ['a page', () => ownAnswer('the newer binder'), '200 the newer binder'],
    ['a page that is not there', () => ownAnswer('no page', { status: 404 }), '404 no page'],
    ['the page of a captive portal', () => ownAnswer('Sign in'), '200 Sign in'],
    ['a redirect, which the browser follows', () => ownAnswer('', { status: 302 }), '302 '],
    ['an error of the server', fails, '200 the binder'],
    ['nothing', refuses, '200 the binder'],
  ])('where the network has %s', async (_, answer, shown) => {
    site.answers.set('/binder', answer);
    expect(await answerTo('/binder')).toBe(shown);
    expect(await answerTo('/binder', { method: 'HEAD' })).toBe(shown);
  });

  it('waits three seconds for the network', async () => {
    vi.useFakeTimers();
    let arrives = (_: Response) => {};
    site.answers.set('/binder', () => new Promise((resolve) => (arrives = resolve)));
    const late = answerTo('/binder');
    const look = vi.spyOn(caches, 'match');
    await vi.advanceTimersByTimeAsync(2999);
    expect(look).not.toHaveBeenCalled();
    const inTime = answerTo('/binder');
    arrives(ownAnswer('the newer binder'));
    expect(await inTime).toBe('200 the newer binder');
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toBe('200 the binder');
    vi.useRealTimers();
  });

  it('takes a newer release afterwards', async () => {
    site.files.set('/checklists', 'newer checklists');
    await answerTo('/binder');
    site.answers.set('/checklists', refuses);
    expect(await answerTo('/checklists')).toBe('200 newer checklists');
  });
});

it('passes on what the network has of a page that is not kept', async () => {
  site.answers.set('/binder', fails);
  expect(await answerTo('/binder')).toBe('503 an error');
  site.answers.set('/binder', refuses);
  await expect(answerTo('/binder')).rejects.toThrow('Failed to fetch');
});

describe('leaves to the browser', () => {
  it.each([
    ['other pages', '/about', {}],
    ['what forms send', '/binder', { method: 'POST' }],
    ['files without a hash in their names', '/shell/main.js', { mode: 'cors' }],
    ['documents that code asks for', '/binder', { mode: 'cors' }],
    ['other sites of the origin', 'https://site.test/binder', {}],
    ['other origins', 'https://evil.test/cards/binder', {}],
  ])('%s', async (_, path, request) => {
    await keep();
    expect(await answerTo(path, request)).toBeNull();
  });
});

it('takes a newer release with a navigation to another page', async () => {
  await keep();
  site.files.set('/checklists', 'newer checklists');
  await answerTo('/about');
  site.answers.set('/checklists', refuses);
  expect(await answerTo('/checklists')).toBe('200 newer checklists');
});

it('answers with a kept file of a release without the network, and asks that for others', async () => {
  const code = '/shell/main.Ab-d_fGhIj.js';
  await keep();
  site.asked.length = 0;
  expect(await answerTo(code, { mode: 'cors' })).toBe('200 the code');
  expect(site.asked).toEqual([]);
  site.files.set('/shell/other.Ab-d_fGhIj.js', 'other code');
  expect(await answerTo('/shell/other.Ab-d_fGhIj.js', { mode: 'cors' })).toBe('200 other code');
});

it('answers with the kept registry where the network has none', async () => {
  await keep();
  site.files.set('/registry.json', 'the newer registry');
  expect(await answerTo('/registry.json', { mode: 'cors' })).toBe('200 the newer registry');
  site.answers.set('/registry.json', refuses);
  expect(await answerTo('/registry.json', { mode: 'cors' })).toBe('200 the registry');
});
