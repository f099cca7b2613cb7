import type { Server } from 'node:http';
import { filesBase } from '@mint-row/kit/contract';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type Artifact, closeServer, FileStorage, SiteFollower, serveSite } from '../../delivery/index.ts';
import { useOwnSite } from '../release/set-up.ts';
import { ask } from './ask.ts';
import { listening } from './listening.ts';

/** A store with a live site for each test of a file, a server of it, and the next releases. */
export function useServedStore() {
  const own = useOwnSite();
  let stores = 0;
  let port = 0;
  let server: Server;
  const made = {} as { next: Artifact[]; storage: FileStorage };

  const serve = async () => {
    server = serveSite(await SiteFollower.open(made.storage));
    port = await listening(server);
  };
  const close = () => closeServer(server, 0);
  /** The status of Marvel's page, and the text of its release. */
  const page = async () => {
    const { status, body } = await ask(port, '/marvel');
    return `${status} ${/<h1>(\w+)/.exec(String(body))?.[1]}`;
  };
  const get = (path: string) => ask(port, path);
  const status = async (path: string) => (await get(path)).status;
  const marvel = () => own.site.filter(({ app }) => app === 'marvel');

  beforeAll(async () => {
    made.next = await Promise.all(['two', 'three', 'four'].map((text) => own.marvel({ text })));
  });
  beforeEach(async () => {
    stores += 1;
    made.storage = new FileStorage(`${own.folder}/store-${stores}`);
    await own.putInto(made.storage);
    await serve();
    await page();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await close();
  });
  return { own, made, serve, close, get, page, status, marvel };
}

export const entryOf = ({ app, manifest }: Artifact) => filesBase(app) + manifest.entry;

/** Waits until the server's knowledge of the store is out of date. */
export const idle = () => new Promise((resolve) => setTimeout(resolve, 260));
