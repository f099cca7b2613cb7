import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptPages } from './kept-pages.ts';
import { ownAnswer, SampleCaches, SampleSite } from './sample-site.ts';

let site: SampleSite;
let caches: SampleCaches;
let pages: KeptPages;

beforeEach(() => {
  site = new SampleSite();
  caches = new SampleCaches();
  vi.stubGlobal('fetch', site.fetch);
  vi.stubGlobal('caches', caches);
  pages = new KeptPages(site.scope);
});

const code = '/shell/main.Ab-d_fGhIj.js';
const refuses = () => Promise.reject(new TypeError('Failed to fetch'));
const textOf = async (path: string) => (await pages.answer(path))?.text() ?? null;
/** The fault with which keeping pages ends; null if they are kept. */
const faultOf = (characters?: readonly string[]) =>
  pages.keep(characters).then(
    () => null,
    ({ fault }) => fault,
  );

it('answers with the files that are always kept and those of the characters, and with nothing else', async () => {
  const progress: string[] = [];
  await pages.keep(['thor'], (done, all) => progress.push(`${done} of ${all}`));
  for (const [path, text] of site.files) expect(await textOf(path), path).toBe(text);
  expect(await textOf('/about')).toBeNull();
  expect(await textOf('toString')).toBeNull();
  expect(progress).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
  expect(await pages.kept()).toMatchObject({ bytes: 36, characters: ['thor'] });
});

it('keeps what an answer says of itself, but for its compression', async () => {
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br', vary: 'accept-encoding' };
  site.answers.set('/binder', () => ownAnswer('the binder', { headers }));
  await pages.keep([]);
  expect([...((await pages.answer('/binder'))?.headers ?? [])]).toEqual([['content-type', 'text/html']]);
});

it('takes what did not change from what is kept, and deletes the rest', async () => {
  await pages.keep([]);
  site.asked.length = 0;
  site.files.set('/binder', 'another binder');
  await pages.keep();
  expect(site.asked).toEqual(['/offline.json', '/binder']);
  expect(await textOf('/binder')).toBe('another binder');
  expect(await caches.keys()).toHaveLength(2);
});

it('keeps the characters of the visitor in later releases', async () => {
  await pages.keep(['thor']);
  site.files.set('/characters/thor', 'another Thor');
  await pages.keep();
  expect(await textOf('/characters/thor')).toBe('another Thor');
});

it('asks for nothing on behalf of a visitor who keeps nothing', async () => {
  await pages.keep();
  expect(site.asked).toEqual([]);
});

describe('when it stops halfway', () => {
  it('counts nothing for the first time, and goes on where it was', async () => {
    site.answers.set('/checklists', refuses);
    expect(await faultOf([])).toBe('network');
    expect(await pages.kept()).toBeNull();
    expect(await textOf('/binder')).toBeNull();
    site.answers.clear();
    site.asked.length = 0;
    await pages.keep([]);
    expect(site.asked).toEqual(['/offline.json', '/checklists']);
  });

  it('answers with the release before', async () => {
    await pages.keep([]);
    site.files.set('/binder', 'another binder').set('/checklists', 'other checklists');
    site.answers.set('/checklists', refuses);
    expect(await faultOf()).toBe('network');
    expect(await textOf('/binder')).toBe('the binder');
  });

  it('keeps the release before if the device has no room for both', async () => {
    await pages.keep([]);
    caches.quotaBytes = 500;
    site.files.set('/binder', 'another binder'.repeat(50));
    expect(await faultOf()).toBe('full');
    expect(await textOf('/binder')).toBe('the binder');
    expect(await caches.keys(), 'nothing half full').toHaveLength(2);
  });

  it('keeps nothing if there is no room for the record', async () => {
    caches.quotaBytes = 40;
    expect(await faultOf([])).toBe('full');
    expect(await pages.kept()).toBeNull();
  });
});

describe('a file that is not the one of the list', () => {
  it('is asked for once more, past a damaged copy in the HTTP cache', async () => {
    site.answers.set(code, (cache) => ownAnswer(cache === 'reload' ? 'the code' : 'damaged'));
    expect(await faultOf([])).toBeNull();
    expect(await textOf(code)).toBe('the code');
  });

  it('means that the site has changed, so the list is read once more', async () => {
    site.answers.set('/binder', () => ownAnswer('of a newer release'));
    expect(await faultOf([])).toBe('changed');
    expect(site.asked.filter((path) => path === '/offline.json')).toHaveLength(2);
    expect(await pages.kept()).toBeNull();
  });

  it('is kept with the list that names it, if that came meanwhile', async () => {
    site.answers.set('/binder', () => {
      site.files.set('/binder', 'another binder');
      return ownAnswer('another binder');
    });
    expect(await faultOf([])).toBeNull();
    expect(await textOf('/binder')).toBe('another binder');
  });
});

it.each([
  ['is gone', { status: 404 }, 'changed'],
  ['fails', { status: 503 }, 'network'],
  ['is a part', { status: 206 }, 'network'],
  ['was redirected', { redirected: true }, 'network'],
  ['is of another origin', { type: 'cors' }, 'network'],
  ['cannot be read', { type: 'opaque' }, 'network'],
] as const)('keeps no file whose answer %s', async (_, init, fault) => {
  site.answers.set('/binder', () => ownAnswer('the binder', init));
  expect(await faultOf([])).toBe(fault);
  expect(await pages.kept()).toBeNull();
});

it.each([
  ['the page of a captive portal', () => '<!doctype html><h1>Sign in</h1>'],
  ['a file of another origin', (list: string) => list.replace('/binder', 'https://evil.test/binder')],
  ['a file of another host', (list: string) => list.replace('/binder', '//evil.test/binder')],
  ['a file above the site', (list: string) => list.replace('/binder', '/../other/binder')],
  ['a file of a terabyte', (list: string) => list.replace('"bytes":10', '"bytes":1e12')],
])('asks for nothing that a false list names: %s', async (_, change) => {
  await pages.keep([]);
  const list = JSON.stringify(await site.list());
  site.answers.set('/offline.json', () => ownAnswer(change(list)));
  site.asked.length = 0;
  expect(change(list)).not.toBe(list);
  expect(await faultOf()).toBe('network');
  expect(site.asked).toEqual(['/offline.json']);
  expect(await textOf('/binder')).toBe('the binder');
});

it('gives no damaged file, and fetches it again', async () => {
  await pages.keep([]);
  const kept = await pages.kept();
  await (await caches.open(kept?.cache ?? '')).put(`${site.scope}binder`, new Response('damaged'));
  expect(await textOf('/binder')).toBeNull();
  site.asked.length = 0;
  await pages.keep();
  expect(site.asked).toEqual(['/offline.json', '/binder']);
  expect(await textOf('/binder')).toBe('the binder');
});

it('gives nothing once the browser has deleted its caches', async () => {
  await pages.keep([]);
  for (const name of await caches.keys()) await caches.delete(name);
  expect(await textOf('/binder')).toBeNull();
  expect(await pages.kept()).toBeNull();
});

describe('removal', () => {
  it('deletes everything of this site, and nothing of another in the same origin', async () => {
    const other = new KeptPages('https://site.test/');
    await caches.open('offline / record');
    await pages.keep([]);
    await pages.remove();
    expect(await textOf('/binder')).toBeNull();
    expect(await caches.keys()).toEqual(['offline / record']);
    await other.remove();
    expect(await caches.keys()).toEqual([]);
  });

  it('stops what is being kept at the moment', async () => {
    for (let index = 0; index < 50; index += 1) site.files.set(`/characters/${index}`, 'another page');
    let removed: Promise<void> | undefined;
    site.answers.set('/binder', () => {
      removed = pages.remove();
      return ownAnswer('the binder');
    });
    await pages.keep([]);
    await removed;
    expect(site.asked.length).toBeLessThan(10);
    expect(await caches.keys()).toEqual([]);
  });

  it('stops a look for a newer release that has not begun', async () => {
    await pages.keep([]);
    site.asked.length = 0;
    await Promise.all([pages.keep(), pages.remove()]);
    expect(site.asked).toEqual([]);
  });

  it('lasts until the visitor asks again', async () => {
    await pages.keep([]);
    const removed = pages.remove();
    // A visit of another tab.
    await pages.keep();
    await removed;
    expect(await caches.keys()).toEqual([]);
    await pages.keep([]);
    expect(await textOf('/binder')).toBe('the binder');
  });
});

it.each([
  ['https://site.test/cards/', '/'],
  ['https://site.test/cards/binder?add=1#top', '/binder'],
  ['https://site.test/cardsharp/binder', null],
  ['https://site.test/', null],
  ['https://evil.test/cards/binder', null],
  ['https://evil.test/?https://site.test/cards/', null],
])('the path of %s is %s', (address, path) => {
  expect(pages.pathOf(address)).toBe(path);
});
