import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { filesBase } from '@mint-row/kit/contract';
import { closeServer, FileStorage, publish, SiteFollower, serveSite } from '../../delivery/index.ts';
import { temporaryFolder, tinyArtifact } from '../../tests/release/tiny-site.ts';
import { appNames } from '../../tests/site/applications.ts';
import { Bodies } from './judge.ts';
import type { Conversation } from './requests.ts';

/** Limits in milliseconds, short so that a run is short: anything that takes longer counts as slow. */
const limits = {
  headersTimeoutMs: 300,
  requestTimeoutMs: 500,
  keepAliveTimeoutMs: 200,
  unreadTimeoutMs: 1_000,
  // Longer than a client that is sending waits on a busy machine: what it has not read when we close is lost.
  lingerMs: 1_000,
};

/** The time after which a connection counts as left hanging, in milliseconds, with many others open. */
const hangingTimeoutMs = 20_000;

/** A server of a small site whose every byte is known, with secret files next to the site. */
export async function startTarget() {
  const temporary = await temporaryFolder();
  const text = 'one '.repeat(200);
  const artifacts = await Promise.all(appNames.map((app) => tinyArtifact(temporary.folder, { app, text })));
  const storage = new FileStorage(`${temporary.folder}/store`);
  await publish(storage, artifacts, { composer: 'tests', author: { who: 'A tester', why: 'a test' } });
  for (const folder of [temporary.folder, storage.address]) await writeFile(`${folder}/secret.txt`, 'secret');
  const live = await SiteFollower.open(storage);
  const site = await live.current();
  const assets = artifacts.flatMap(({ app, manifest }) =>
    Object.keys(manifest.files)
      .filter((file) => file.startsWith('client/'))
      .map((file) => filesBase(app) + file.slice('client/'.length)),
  );
  const paths = [...site.paths(), ...assets];
  const files = (await Promise.all([...paths, '/nope'].map((path) => site.resource(path)))).filter(
    (file) => file !== null,
  );
  const bytesOf = async (keys: string[]) =>
    (await Promise.all(keys.map((key) => storage.read(key)))).filter((bytes) => bytes !== null);
  const plain = await bytesOf(files.map(({ key }) => key));
  const copies = await bytesOf(files.filter(({ encoded }) => encoded).flatMap(({ key }) => [`${key}.br`, `${key}.gz`]));
  const server = serveSite(live, { limits }).listen(0, '127.0.0.1', 4_096);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    paths,
    bodies: new Bodies(plain, copies),
    say: (conversation: Conversation) => say(port, conversation),
    /** The number of open connections of the server. */
    connections: () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count))),
    stop: async () => {
      await closeServer(server, 0);
      await temporary.remove();
    },
  };
}

/** Sends a conversation and listens until the server closes. The result is its output, or "hanging". */
function say(port: number, { pieces }: Conversation): Promise<Buffer | 'hanging'> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const timer = setTimeout(() => {
      resolve('hanging');
      socket.destroy();
    }, hangingTimeoutMs);
    const next = (index: number) => {
      const piece = pieces[index];
      if (piece === undefined || socket.destroyed) return;
      socket.write(Buffer.from(piece, 'latin1'), () => setImmediate(next, index + 1));
    };
    socket.on('connect', () => next(0));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close while the client is still sending.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
  });
}
