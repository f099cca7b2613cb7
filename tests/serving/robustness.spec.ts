import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, serveSite } from '../../delivery/index.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { ask, send, statusesIn } from './ask.ts';
import { get, hostileRequests } from './hostile-requests.ts';

const last = get('/about', 'Connection: close\r\n');
let served: Served;

beforeAll(async () => {
  served = await serveBuiltSite('dist', {
    limits: { headersTimeoutMs: 200, requestTimeoutMs: 400, keepAliveTimeoutMs: 200, lingerMs: 50 },
  });
}, 60_000);
afterAll(() => served.stop());

describe('a request', () => {
  it.each(hostileRequests)('%s gets one answer, %i, and the connection closes', async (_what, status, message) => {
    expect(statusesIn(await send(served.port, message))).toEqual([status]);
  });

  it('with a body is answered without it, and nothing after it is a request', async () => {
    const smuggled = get('/marvel');
    const answers = await send(served.port, get('/', `Content-Length: ${smuggled.length}\r\n`) + smuggled);
    expect(statusesIn(answers)).toEqual([200]);
    expect(statusesIn(await send(served.port, get('/', 'Transfer-Encoding: chunked\r\n') + last))).toEqual([200]);
  });
});

describe('a connection', () => {
  it('answers pipelined requests in their order', async () => {
    const answers = await send(served.port, get('/marvel/') + get('/nope') + get('/%') + last);
    expect(statusesIn(answers)).toEqual([308, 404, 400, 200]);
  });

  it('answers requests before a malformed one, then refuses that', async () => {
    expect(statusesIn(await send(served.port, `${get('/')}${get('/marvel')}nonsense\r\n\r\n`))).toEqual([
      200, 200, 400,
    ]);
  });

  it.each([
    ['says nothing', ''],
    ['begins a request', 'GET / HT'],
    ['never ends its headers', get('/', 'X: a').slice(0, -2)],
  ])('ends for a client that %s', async (_what, message) => {
    expect(statusesIn(await send(served.port, message))).toEqual([408]);
  });

  it('ends when it has been idle', async () => {
    expect(statusesIn(await send(served.port, get('/')))).toEqual([200]);
  });

  it('ends for a client that does not read', async () => {
    const { server, port } = await serve({ limits: { unreadTimeoutMs: 300 } });
    const client = connect(port, '127.0.0.1').pause();
    client.write(get('/').repeat(3000));
    const [connection] = (await once(server, 'connection')) as [Socket];
    await once(connection, 'close');
    client.destroy();
    await closeServer(server, 0);
  });
});

describe('closing the server', () => {
  it('ends idle connections, finishes requests in progress, and accepts no more', async () => {
    const { server, port } = await serve();
    const idle = connect(port, '127.0.0.1');
    idle.write(get('/nope'));
    await once(idle, 'data');
    const ends = once(idle.resume(), 'close');
    const begun = send(port, get('/'));
    await once(server, 'request');
    const start = performance.now();
    await Promise.all([closeServer(server, 60_000), ends]);
    expect(statusesIn(await begun)).toEqual([200]);
    expect(performance.now() - start).toBeLessThan(2_000);
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
  });

  it('ends what is left when the time is over', async () => {
    const { server, port } = await serve();
    const slow = connect(port, '127.0.0.1');
    slow.on('error', () => {});
    slow.write('GET / HT');
    await once(server, 'connection');
    const ends = once(slow, 'close');
    const start = performance.now();
    await Promise.all([closeServer(server, 100), ends]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('HSTS', () => {
  const insists = async (port: number) =>
    (await ask(port, '/', { headers: { 'x-forwarded-proto': 'https' } })).headers['strict-transport-security'];

  it('is sent only behind a proxy that may declare TLS', async () => {
    const { server, port } = await serve({ trustProxy: true });
    expect(await insists(served.port)).toBeUndefined();
    expect(await insists(port)).toMatch(/^max-age=63072000/);
    expect((await ask(port, '/')).headers['strict-transport-security']).toBeUndefined();
    await closeServer(server, 0);
  });

  it('is sent over TLS', async () => {
    // A pre-shared key needs no certificate.
    const psk = Buffer.alloc(32, 1);
    const tls = { ciphers: 'PSK', maxVersion: 'TLSv1.2' as const };
    const { server, port } = await serve({ tls: { ...tls, pskCallback: () => psk } });
    const socket = connectSecurely({
      ...tls,
      port,
      host: '127.0.0.1',
      pskCallback: () => ({ psk, identity: 'test' }),
      checkServerIdentity: () => undefined,
    });
    socket.write(last);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toContain('Strict-Transport-Security: max-age=63072000');
    await closeServer(server, 0);
  });
});

async function serve(options: Parameters<typeof serveSite>[1] = {}) {
  const server = serveSite(served.live, options).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
