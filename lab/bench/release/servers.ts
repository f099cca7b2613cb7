import { registryPath } from '@mint-row/kit/contract';
import { closeServer, type FileStorage, SiteFollower, serveSite, webServers } from '../../../delivery/index.ts';
import { ask } from '../../../tests/serving/ask.ts';
import { listening } from '../../../tests/serving/listening.ts';
import { runWebServer } from '../../../tests/serving/run-web-server.ts';
import { missing } from '../../../tests/serving/web-server-programs.ts';

/** How long a server may take to show a release, in milliseconds. */
const maxReloadMs = 60_000;

/** A server of the store's live site. */
export interface Server {
  name: string;
  url: string;
  /** Has it serve the newest release; resolves when it does. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @throws Error naming every server that is not installed, and what to do */
export function requireServers(): void {
  const lacking = webServers.flatMap((name) => missing(name) ?? []);
  if (lacking.length === 0) return;
  throw new Error(
    `${lacking.join('; ')}. Install nginx and Caddy with Debian's packages that .ci/run names, workerd with: npm ci --prefix tests/serving/workerd`,
  );
}

/** Starts our own server, nginx, Caddy and the worker, each on a port of its own. */
export async function startServers(storage: FileStorage): Promise<Server[]> {
  const servers = [await startNode(storage)];
  for (const name of webServers) {
    const { port, reload, stop } = await runWebServer(name, storage.address);
    servers.push({ name, url: `http://127.0.0.1:${port}`, reload: await untilNew(port, reload), stop });
  }
  return servers;
}

async function startNode(storage: FileStorage): Promise<Server> {
  const server = serveSite(await SiteFollower.open(storage));
  const port = await listening(server);
  // It looks for a newer release by itself.
  const reload = await untilNew(port, async () => {});
  return { name: 'node', url: `http://127.0.0.1:${port}`, reload, stop: () => closeServer(server, 0) };
}

/**
 * The registry differs with each release.
 * @param reload asks the server to serve the newest release, which may take a while
 */
async function untilNew(port: number, reload: () => Promise<void>): Promise<() => Promise<void>> {
  const read = async () => String((await ask(port, registryPath)).body);
  let shown = await read();
  return async () => {
    await reload();
    const late = performance.now() + maxReloadMs;
    for (let now = await read(); ; now = await read()) {
      if (now !== shown) {
        shown = now;
        return;
      }
      if (performance.now() > late) throw new Error(`The server at port ${port} does not show the release.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
}
