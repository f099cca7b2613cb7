import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeServer, FileStorage, SiteFollower, serveSite } from '../../delivery/index.ts';
import { overwrite } from '../release/overwrite.ts';
import { useOwnFolder } from '../release/set-up.ts';
import { ask } from './ask.ts';
import { usesDictionaries } from './conformance/dictionaries.ts';
import { listening } from './listening.ts';
import { storeWithDeltas, type WithDeltas } from './store-with-deltas.ts';

const own = useOwnFolder();
let made: WithDeltas;
let server: Server;
let port: number;

const serve = async () => serveSite(await SiteFollower.open(new FileStorage(made.store)));

beforeAll(async () => {
  made = await storeWithDeltas(own.folder);
  server = await serve();
  port = await listening(server);
}, 60_000);
afterAll(() => closeServer(server, 0));

describe('our server', () => {
  usesDictionaries(() => ({ ...made, port }));

  it('sends the whole module instead of a damaged delta, and reports it once', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const storage = new FileStorage(made.store);
    const [key = ''] = (await storage.list('releases/marvel/')).filter((one) => one.endsWith('.dcz'));
    const whole = (await storage.read(key)) ?? Buffer.alloc(0);
    await overwrite(storage, key, whole.subarray(1));
    const another = await serve();
    const at = await listening(another);
    const asked = () => ask(at, made.address, { headers: made.offering });
    for (const answer of [await asked(), await asked()]) {
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
    }
    expect(errors.mock.calls).toEqual([[expect.stringContaining(`${key} in ${made.store} is damaged`)]]);
    await overwrite(storage, key, whole);
    expect((await asked()).headers['content-encoding']).toBe('dcz');
    errors.mockRestore();
    await closeServer(another, 0);
  });
});
