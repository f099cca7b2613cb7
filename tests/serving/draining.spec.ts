import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, FileStorage, publish, SiteFollower, serveSite } from '../../delivery/index.ts';
import { renderHere } from '../release/render-here.ts';
import { temporaryFolder, tinySite } from '../release/tiny-site.ts';
import { statusesIn } from './ask.ts';
import { listening } from './listening.ts';

const get = 'GET /marvel HTTP/1.1\r\nHost: localhost\r\n\r\n';
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let live: SiteFollower;

beforeAll(async () => {
  temporary = await temporaryFolder();
  const storage = new FileStorage(`${temporary.folder}/store`);
  await publish(storage, await tinySite(temporary.folder), {
    composer: 'tests',
    startUnconfined: renderHere,
    author: { who: 'A tester', why: 'a test' },
  });
  live = await SiteFollower.open(storage);
});
afterAll(() => temporary.remove());

/**
 * Sends requests on one connection until the server announces that it closes, as a client under load does.
 * @param atOnce the number of requests that are sent together
 * @returns the numbers of sent and of answered requests
 */
async function client(port: number, atOnce: number) {
  const socket = connect(port, '127.0.0.1');
  let failed = '';
  socket.on('error', (error) => {
    failed = error.message;
  });
  await once(socket, 'connect');
  let sent = 0;
  let text = '';
  const more = () => {
    socket.write(get.repeat(atOnce));
    sent += atOnce;
  };
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    const closes = /\r\nConnection: close\r\n/i.test(text);
    // The status is not the whole answer: `Connection: close` may still follow.
    if (!closes && text.split('</html>').length - 1 === sent) more();
  });
  more();
  await new Promise((resolve) => socket.once('close', resolve));
  return { failed, sent, answered: statusesIn(text).filter((status) => status === 200).length };
}

it.each([1, 3])(
  'a server that ends under load answers all requests that were sent, %i at once',
  async (atOnce) => {
    for (let round = 0; round < 5; round += 1) {
      const server = serveSite(live);
      const port = await listening(server);
      const clients = Array.from({ length: 40 }, () => client(port, atOnce));
      // A connection that waits to be accepted is not yet the server's.
      const accepted = new Set<Socket>();
      await new Promise<void>((resolve) => {
        server.on('request', ({ socket }) => {
          if (accepted.add(socket).size === clients.length) resolve();
        });
      });
      await closeServer(server, 10_000);
      for (const { failed, sent, answered } of await Promise.all(clients)) {
        expect([failed, answered]).toEqual(['', sent]);
      }
    }
  },
  60_000,
);

it('a request that arrives on an idle connection while the server ends is answered', async () => {
  const server = serveSite(live);
  const socket = connect(await listening(server), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  socket.write(get);
  await expect.poll(() => statusesIn(text)).toEqual([200]);
  const closed = closeServer(server, 10_000);
  await expect.poll(() => server.listening).toBe(false);
  socket.write(get);
  await Promise.all([closed, once(socket, 'close')]);
  expect(statusesIn(text)).toEqual([200, 200]);
  expect(text).toMatch(/Connection: close/);
});
