import { join } from 'node:path';
import { filesBase } from '@mint-row/kit/contract';
import { type Artifact, FileStorage, publish, readArtifact } from '../../../delivery/index.ts';
import { temporaryFolder, tinyArtifact, tinySite } from '../../../tests/release/tiny-site.ts';
import { appNames, workspaceOf } from '../../../tests/site/applications.ts';
import { root } from '../../../tests/site/root.ts';
import { shared, siteOf } from '../ground.ts';
import { ServerProcess } from './server-process.ts';

/** A process that serves the whole site. */
export const serverOf = shared(
  async (ground) => ServerProcess.start((await siteOf(ground)).storage.address),
  async (server) => void (await server.stop()),
);

/** Every address of the whole site, with its bytes. */
export const addressesOf = shared<ReadonlyMap<string, Uint8Array>>(
  async (ground) => {
    const { site } = await siteOf(ground);
    const artifacts = await Promise.all(appNames.map((app) => readArtifact(app, join(root, workspaceOf(app), 'dist'))));
    const files = artifacts.flatMap(({ app, manifest }) =>
      Object.keys(manifest.files)
        .filter((file) => file.startsWith('client/'))
        .map((file) => filesBase(app) + file.slice('client/'.length)),
    );
    const all = new Map<string, Uint8Array>();
    for (const path of [...site.paths(), ...files]) {
      const resource = await site.resource(path);
      const bytes = resource?.status === 200 ? await resource.read(null) : null;
      if (bytes) all.set(path, bytes);
    }
    return all;
  },
  async () => {},
);

/** A store of a small site, and a release of Marvel that is not live; and a process that serves it. */
export interface TinyStore {
  storage: FileStorage;
  /** Marvel's releases: the live one, and another one. */
  releases: readonly [Artifact, Artifact];
  server: ServerProcess;
}

export const tinyStoreOf = shared<TinyStore & { remove: () => Promise<void> }>(
  async () => {
    const { folder, remove } = await temporaryFolder();
    const storage = new FileStorage(join(folder, 'store'));
    const site = await tinySite(folder);
    await publish(storage, site, { composer: 'tests', author: { who: 'A tester', why: 'a test' } });
    const [marvel] = site.filter(({ app }) => app === 'marvel');
    if (!marvel) throw new Error('The small site has no Marvel.');
    const next = await tinyArtifact(folder, { app: 'marvel', text: 'two' });
    return { storage, releases: [marvel, next], server: await ServerProcess.start(storage.address), remove };
  },
  async ({ server, remove }) => {
    await server.stop();
    await remove();
  },
);
