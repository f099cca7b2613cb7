import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  closeServer,
  FileStorage,
  type ServeOptions,
  SiteFollower,
  type StoredSite,
  serveSite,
} from '../../delivery/index.ts';
import { composeBuiltSite, putBuiltSite } from './compose-built-site.ts';
import { outputFolder } from './root.ts';

/** A served site, on a port of its own. */
export interface Served {
  /** Without a slash at its end. */
  url: string;
  port: number;
  /** The folder that the site is in. */
  folder: string;
  site: StoredSite;
  live: SiteFollower;
  /** Where the site is stored: what is published there goes live. */
  storage: FileStorage;
  stop: () => Promise<void>;
}

/**
 * Serves the site that the built artifacts make, from a store of its own.
 * @param shellFolder the folder of the shell's artifact
 * @param options the options of the server, the folder of its origin that the site is in, and the origins whose pages may load
 * files of releases
 */
export async function serveBuiltSite(
  shellFolder: string,
  {
    inFolder = '/',
    allowedOrigins = [],
    ...options
  }: ServeOptions & { inFolder?: string; allowedOrigins?: readonly string[] } = {},
): Promise<Served> {
  await mkdir(outputFolder, { recursive: true });
  const folder = await mkdtemp(join(outputFolder, `${shellFolder}-`));
  const storage = new FileStorage(folder);
  if (shellFolder === 'dist') await putBuiltSite(folder, inFolder);
  else await composeBuiltSite(shellFolder, storage);
  const live = await SiteFollower.open(storage, allowedOrigins);
  const server = serveSite(live, options).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${inFolder.slice(0, -1)}`,
    port,
    folder: inFolder,
    site: await live.current(),
    live,
    storage,
    stop: async () => {
      await closeServer(server, 0);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
