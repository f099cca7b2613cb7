import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  budgets,
  closeServer,
  FileStorage,
  LiveSite,
  publish,
  readArtifact,
  type ServeOptions,
  type Site,
  type Storage,
  serveSite,
} from '../../delivery/index.ts';
import { appNames, workspaceOf } from './applications.ts';
import { root } from './root.ts';

/** Everything that tests leave behind; git ignores it. */
export const outputFolder = join(root, 'tests/.output');

/** A site that is being served, on a port of its own. */
export interface Served {
  url: string;
  port: number;
  site: Site;
  live: LiveSite;
  /** Where the site is stored: what is published there goes live. */
  storage: FileStorage;
  stop: () => Promise<void>;
}

/** A development React is for tests and weighs what it weighs. */
const developmentLimits = {
  ...budgets,
  javaScript: Number.POSITIVE_INFINITY,
  files: { ...budgets.files, js: Number.POSITIVE_INFINITY },
};

/** The variable that names the folder of a store with the site as visitors meet it, once a run has composed it. */
export const composedVariable = 'COMPOSED_SITE';

/**
 * Serves the site that the built artifacts make, from a store of its own.
 * @param shellFolder the folder of the shell that holds its artifact
 * @param options how it is served
 */
export async function serveBuiltSite(shellFolder: string, options: ServeOptions = {}): Promise<Served> {
  await mkdir(outputFolder, { recursive: true });
  const folder = await mkdtemp(join(outputFolder, `${shellFolder}-`));
  const storage = new FileStorage(folder);
  const composed = process.env[composedVariable];
  if (shellFolder === 'dist' && composed) await cp(composed, folder, { recursive: true });
  else await composeBuiltSite(shellFolder, storage);
  const live = await LiveSite.open(storage);
  const server = serveSite(live, options).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    site: await live.current(),
    live,
    storage,
    stop: async () => {
      await closeServer(server, 0);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Composes the site from the built artifacts into a store; `shellFolder` is as above. */
export async function composeBuiltSite(shellFolder: string, storage: Storage): Promise<void> {
  const artifacts = await Promise.all(
    appNames.map((app) => readArtifact(app, join(root, workspaceOf(app), app === 'shell' ? shellFolder : 'dist'))),
  );
  await publish(storage, artifacts, {
    composer: 'tests',
    author: { who: 'tests', why: 'a site to visit' },
    ...(shellFolder === 'dist' ? {} : { limits: developmentLimits }),
  });
}
