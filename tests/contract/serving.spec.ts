import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releaseBase } from '@mint-row/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStorage, LiveSite, publish, serveSite } from '../../delivery/index.ts';
import { builtArtifacts } from './site.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const { shell, remotes } = await builtArtifacts();
const entry = releaseBase('shell', shell.release) + shell.manifest.entry;
let folder: string;
let port: number;
let stop: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mint-row-'));
  const storage = new FileStorage(join(folder, 'store'));
  const author = { who: 'tests', why: 'a site to ask' };
  await publish(storage, [shell, ...remotes], { composer: 'tests', author });
  await writeFile(join(folder, 'secret.txt'), 'outside');
  const site = await LiveSite.open(storage);
  const server = serveSite(() => site.current()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
  stop = () => server.close();
}, 60_000);

afterAll(async () => {
  stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a document', () => {
  it('is HTML that is asked for again each time', async () => {
    const { status, headers } = await ask('/marvel');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.etag).toMatch(/^".+"$/);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self' 'sha256-/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('comes compressed as the client can take it', async () => {
    const plain = await ask('/');
    const brotli = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
    const neither = await ask('/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(neither.headers['content-encoding']).toBeUndefined();
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('Accept-Encoding');
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const get = await ask('/about');
    const head = await ask('/about', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it('answers a condition that holds with 304', async () => {
    const { headers } = await ask('/about', { headers: { 'accept-encoding': 'br' } });
    const again = await ask('/about', { headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const other = await ask('/about', { headers: { 'accept-encoding': 'br', 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('has one address: others lead to it once', async () => {
    for (const [from, to] of [
      ['/marvel/', '/marvel'],
      ['/Marvel', '/marvel'],
      ['//marvel//characters/', '/marvel/characters'],
      ['/marvel.html', '/marvel'],
      ['/index.html', '/'],
      ['/%6Darvel', '/marvel'],
      ['/about/?from=mail', '/about?from=mail'],
    ] as const) {
      const { status, headers } = await ask(from);
      expect([from, status, headers.location]).toEqual([from, 308, to]);
      expect((await ask(to)).status).toBe(200);
    }
  });
});

describe('an asset', () => {
  it('is kept for ever', async () => {
    const { status, headers } = await ask(entry);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('answers ranges', async () => {
    const whole = await ask(entry);
    const part = await ask(entry, { headers: { range: 'bytes=10-19', 'accept-encoding': 'br' } });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
    expect(part.body).toEqual(whole.body.subarray(10, 20));
    expect((await ask(entry, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
  });

  it.each(remotes)('of every file of $app’s release is served', async ({ app, release, manifest }) => {
    for (const file of Object.keys(manifest.files).filter((name) => name.startsWith('client/'))) {
      const { status, body } = await ask(releaseBase(app, release) + file.slice('client/'.length));
      expect([file, status]).toEqual([file, 200]);
      expect(body).toHaveLength(manifest.files[file]?.bytes ?? -1);
    }
  });

  it('of an artifact’s server build or manifest is not', async () => {
    for (const file of [
      'manifest.json',
      'server/render.mjs',
      '../server/render.mjs',
      `../../${shell.release}/manifest.json`,
    ]) {
      expect((await ask(releaseBase('shell', shell.release) + file)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('what is not there', () => {
  it.each([
    '/nope',
    '/404.html',
    '/snapshot.json',
    '/live',
    '/remotes/marvel/0000000000000000/remoteEntry.js',
    '/remotes/evil/0000000000000000/x.js',
    '/constructor',
    '/__proto__',
    '/remotes/marvel/toString',
  ])('%s answers 404 with the not-found page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('Oops! Page not found');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/remotes/marvel/..%2f..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/%00',
    '/%c0%ae%c0%ae/secret.txt',
    '/%',
    'http://evil.example/marvel',
    '//evil.example/%2e%2e',
    '*',
  ])('%s gets nothing', async (target) => {
    const { status, body } = await askRaw(target);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('outside');
  });

  it('gets no other method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const { status, headers } = await ask('/', { method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });

  it('never leads to another host', async () => {
    for (const target of ['//evil.example/', '//evil.example/marvel/', '/\\evil.example/', '///marvel']) {
      const { location } = await askRaw(target);
      if (location !== undefined) expect(location).toMatch(/^\/(?!\/)/);
    }
  });
});

it('every answer carries the security headers', async () => {
  for (const path of ['/', '/nope', '/marvel/', entry, '/%']) {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});

function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Asks over a bare socket: clients would tidy the target first. */
function askRaw(target: string): Promise<{ status: number; location: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('end', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
        location: /\r\nlocation: (.*)\r\n/i.exec(text)?.[1],
        body: text.split('\r\n\r\n').slice(1).join('\r\n\r\n'),
      }),
    );
    socket.on('error', reject);
  });
}
