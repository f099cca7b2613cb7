import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileStorage, publish } from '../../delivery/index.ts';
import { temporaryFolder, tinyArtifact, tinySite } from '../release/tiny-site.ts';
import { ask, send, statusesIn } from './ask.ts';

interface Use {
  connections: number;
  descriptors: number;
  bytes: number;
}

const connections = 200;
const requests = 500;
const megabyte = 1024 ** 2;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ChildProcess;
let port: number;

beforeAll(async () => {
  place = await temporaryFolder();
  const storage = new FileStorage(`${place.folder}/store`);
  // A page of many pieces: what does not fit into one write has to wait for its reader.
  const large = await tinyArtifact(place.folder, { app: 'marvel', text: 'one '.repeat(50_000) });
  const others = (await tinySite(place.folder)).filter(({ app }) => app !== 'marvel');
  await publish(storage, [...others, large], { composer: 'tests', author: { who: 'A tester', why: 'a test' } });
  server = fork(join(import.meta.dirname, 'serve-process.ts'), [storage.place], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  [port] = (await once(server, 'message')) as [number];
});
afterAll(async () => {
  server.disconnect();
  await place.remove();
});

it(`${connections} connections with ${requests} unread requests each leave nothing behind, and take little`, async () => {
  await ask(port, '/marvel');
  const before = await use();
  const sockets = await Promise.all(Array.from({ length: connections }, pipeline));
  const during = await use();
  // Others are served meanwhile.
  expect((await ask(port, '/marvel')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await use()).connections, { timeout: 10_000 }).toBe(0);
  const after = await use();
  expect(after.descriptors).toBe(before.descriptors);
  expect((after.bytes - before.bytes) / megabyte).toBeLessThan(10);
  // A descriptor for each connection, and none for what it asks.
  expect(during.descriptors).toBeLessThanOrEqual(before.descriptors + connections);
  expect((during.bytes - before.bytes) / megabyte).toBeLessThan(200);
}, 60_000);

it('answers 32 requests of a connection that come at once, says that it closes, and closes', async () => {
  const text = await send(port, get.repeat(100));
  expect(statusesIn(text)).toEqual(Array(32).fill(200));
  expect(text.match(/\r\nConnection: close\r\n/g)).toHaveLength(1);
});

const get = 'GET /marvel HTTP/1.1\r\nHost: localhost\r\n\r\n';

async function pipeline(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(get.repeat(requests));
  return socket;
}

async function use(): Promise<Use> {
  server.send('use');
  const [answer] = (await once(server, 'message')) as [Use];
  return answer;
}
