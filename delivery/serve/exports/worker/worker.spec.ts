import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { ExportedSnapshot } from './exported-snapshot.ts';

const module = '/shell/main.0123456789.js';
const record = (key: string, bytes = 300) =>
  ({ key, type: 'text/html', bytes, integrity: `sha256-${key.padEnd(64, '0')}` }) as const;

/** The folder of exports, by path. Without it, the binding fails. */
let exported: Map<string, string> | null;
let asked: string[];
const EXPORTS = {
  fetch: async (address: string) => {
    const path = decodeURIComponent(new URL(address).pathname.slice(1));
    asked.push(path);
    if (!exported) return new Response('', { status: 503 });
    const text = exported.get(path);
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  },
};

/** Exports a home page with a text, and files of the shell. */
function exportSite(name: string, { text = name, rules = 'these', hasModule = true } = {}): void {
  const edition: ExportedSnapshot = {
    rules,
    folder: '/',
    moved: {},
    allowedOrigins: [],
    files: { '/': record('documents/index.html'), '/404.html': record('documents/404.html/index.html') },
    released: { '/shell/host.json': record(''), ...(hasModule && { [module]: record('') }) },
  };
  for (const [path, content] of [
    [`${name}/edition.json`, JSON.stringify(edition)],
    [`${name}/files/documents/index.html`, text],
    [`${name}/files/documents/index.html.br`, `${text}, with brotli`],
    [`${name}/files/documents/index.html.gz`, `${text}, with gzip`],
    [`${name}/files/documents/404.html/index.html`, 'not found'],
    [`${name}/files/shell/host.json`, 'host'],
    [`${name}/files${module}`, 'main'],
    ['current/name', name],
  ] as const)
    exported?.set(path, content);
}

/** A worker that has answered nothing yet. */
async function newWorker() {
  vi.resetModules();
  const { default: worker } = await import('./worker.ts');
  return async (path: string, { headers = {}, scheme = 'http' } = {}) => {
    const request = new Request(`${scheme}://localhost${path}`, { headers: { host: 'localhost', ...headers } });
    const response = await worker.fetch(request, { EXPORTS, RULES: 'these', HSTS: 'host' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

const reported = vi.spyOn(console, 'error');
const stale = () => vi.advanceTimersByTime(300);

afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  exported = new Map();
  asked = [];
  reported.mockReset().mockImplementation(() => {});
  exportSite('one');
});

it('answers from the newest export, which it finds by itself', async () => {
  const ask = await newWorker();
  expect((await ask('/')).text).toBe('one');
  exportSite('two');
  expect((await ask('/')).text).toBe('one');
  stale();
  expect((await ask('/')).text).toBe('two');
  exported?.set('current/name', 'one');
  stale();
  expect((await ask('/')).text).toBe('one');
});

it('looks once for all requests of a quarter of a second', async () => {
  const ask = await newWorker();
  for (const path of ['/', '/nope', '/']) await ask(path);
  expect(asked.filter((path) => path === 'current/name')).toHaveLength(1);
});

it('looks again at once for a file of a release that it does not know: another worker may have named it', async () => {
  exportSite('one', { hasModule: false });
  const ask = await newWorker();
  expect((await ask(module)).status).toBe(404);
  exportSite('two');
  expect(await ask(module)).toMatchObject({ status: 200, text: 'main' });
});

it('answers with the live release’s file under its plain name, and with no module under its own', async () => {
  const ask = await newWorker();
  expect(await ask('/shell/host.json')).toMatchObject({ status: 200, text: 'host' });
  expect((await ask('/shell/main.js')).status).toBe(404);
});

it('goes on with what it has while the folder cannot be read, and says so once', async () => {
  const ask = await newWorker();
  await ask('/');
  const whole = exported;
  exported = new Map([...(whole ?? [])].filter(([path]) => path !== 'current/name'));
  for (let look = 0; look < 2; look += 1) {
    stale();
    expect((await ask('/')).text).toBe('one');
  }
  expect(reported.mock.calls).toEqual([[expect.stringMatching(/no current\/name.*\n.*one is served meanwhile/)]]);
});

it('does not serve an export that other rules belong to, and says what to do', async () => {
  const ask = await newWorker();
  await ask('/');
  exportSite('two', { rules: 'those' });
  stale();
  expect((await ask('/')).text).toBe('one');
  expect(reported).toHaveBeenCalledWith(expect.stringMatching(/two needs a newer worker: start workerd again/));
});

it('answers with an error that is not cached where there is no export, or it cannot be read', async () => {
  for (const state of [new Map<string, string>(), null]) {
    exported = state;
    const { status, headers } = await (await newWorker())('/');
    expect([status, headers.get('cache-control')]).toEqual([500, 'no-store']);
  }
  expect(reported).toHaveBeenCalledTimes(2);
});

it('sends the next best copy if one is missing, and finally the page itself', async () => {
  const ask = await newWorker();
  const takes = { headers: { 'accept-encoding': 'br, gzip' } };
  for (const [ending, text] of [
    ['', 'one, with brotli'],
    ['.br', 'one, with gzip'],
    ['.gz', 'one'],
  ]) {
    if (ending) exported?.delete(`one/files/documents/index.html${ending}`);
    expect((await ask('/', takes)).text).toBe(text);
  }
});

it('insists on TLS where the request came with it', async () => {
  const ask = await newWorker();
  expect((await ask('/')).headers.has('strict-transport-security')).toBe(false);
  expect((await ask('/', { scheme: 'https' })).headers.has('strict-transport-security')).toBe(true);
});
