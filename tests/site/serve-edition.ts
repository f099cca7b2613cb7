import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { appNames } from '@mint-row/shared/contract';
import { FileStorage, LiveSite, publish, readArtifact, serveSite, workspaceOf } from '../../delivery/index.ts';

/** The root of the checkout. */
export const root = join(import.meta.dirname, '../..');

/** Everything that tests leave behind; git ignores it. */
export const outputFolder = join(root, 'tests/.output');

/** A site that is being served, on a port of its own. */
export interface Served {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Composes the site from the built artifacts, in a store of its own, and serves it.
 * @param shellFolder the folder of the shell that holds its artifact
 */
export async function serveEdition(shellFolder: string): Promise<Served> {
  await mkdir(outputFolder, { recursive: true });
  const folder = await mkdtemp(join(outputFolder, `${shellFolder}-`));
  const storage = new FileStorage(folder);
  const artifacts = await Promise.all(
    appNames.map((app) => readArtifact(app, join(root, workspaceOf(app), app === 'shell' ? shellFolder : 'dist'))),
  );
  await publish(storage, artifacts, { composer: 'tests', author: { who: 'tests', why: 'an edition to visit' } });
  const site = await LiveSite.open(storage);
  const server = serveSite(() => site.current()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
