import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileStorage, publish } from '../../delivery/index.ts';
import { renderHere } from '../release/render-here.ts';
import { temporaryFolder, tinyArtifact, tinySite } from '../release/tiny-site.ts';
import { ask, send, statusesIn } from './ask.ts';
import { get } from './hostile-requests.ts';
import { leaveUnread, MeasuredServer } from './measured-server.ts';

const connections = 200;
const requests = 500;
const megabyte = 1024 ** 2;
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let server: MeasuredServer;

beforeAll(async () => {
  temporary = await temporaryFolder();
  const storage = new FileStorage(`${temporary.folder}/store`);
  // A page of many pieces: bytes that do not fit into one write have to wait for their reader.
  const large = await tinyArtifact(temporary.folder, { app: 'marvel', text: 'one '.repeat(50_000) });
  const others = (await tinySite(temporary.folder)).filter(({ app }) => app !== 'marvel');
  await publish(storage, [...others, large], {
    composer: 'tests',
    startUnconfined: renderHere,
    author: { who: 'A tester', why: 'a test' },
  });
  server = await MeasuredServer.start(storage.address);
});
afterAll(async () => {
  server.stop();
  await temporary.remove();
});

it(`${connections} connections with ${requests} unread requests each leave nothing behind, and take little memory`, async () => {
  await ask(server.port, '/marvel');
  const { before, during, after } = await leaveUnread(server, '/marvel', connections, requests, async () => {
    // Other clients are served meanwhile.
    expect((await ask(server.port, '/marvel')).status).toBe(200);
  });
  expect(after.connections).toBe(0);
  expect(after.descriptors).toBe(before.descriptors);
  expect((after.bytes - before.bytes) / megabyte).toBeLessThan(10);
  // A descriptor for each connection, some for a look at the store, and none for the requests.
  expect(during.descriptors).toBeLessThan(before.descriptors + connections + 10);
  expect((during.bytes - before.bytes) / megabyte).toBeLessThan(200);
}, 60_000);

it('answers 32 requests of a connection that arrive at once, announces that it closes, and closes', async () => {
  const text = await send(server.port, get('/marvel').repeat(100));
  expect(statusesIn(text)).toEqual(Array(32).fill(200));
  expect(text.match(/\r\nConnection: close\r\n/g)).toHaveLength(1);
});
