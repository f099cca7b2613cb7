import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { closeServer, FileStorage, publish, readArtifact, SiteFollower, serveSite } from '../../delivery/index.ts';
import { root } from '../site/root.ts';
import { shellWithSports } from './shell-with-sports.ts';

/** The options of releases in the tests of a remote in its own repository. */
export const options = {
  composer: 'tests',
  author: { who: 'tests', why: 'a remote in its own repository' },
  effort: 'fast',
} as const;

/**
 * Publishes and serves a site that allows a remote which it does not have yet: the shell and editorial.
 * @param folder the folder for its store
 */
export async function serveSiteForSports(folder: string) {
  const storage = new FileStorage(join(folder, 'store'));
  await mkdir(storage.address);
  const shell = await readArtifact('shell', await shellWithSports(folder));
  await publish(storage, [shell, await readArtifact('editorial', join(root, 'remote-editorial/dist'))], options);
  const server = serveSite(await SiteFollower.open(storage), {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { storage, url: `http://127.0.0.1:${port}`, close: () => closeServer(server, 0) };
}
