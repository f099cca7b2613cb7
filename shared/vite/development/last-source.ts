import type { ViteDevServer } from 'vite';
import type { RemoteName, RemoteSource } from '../../contract/index.ts';
import { readSource } from './content-updates.ts';

/** What each remote's sources last said. */
const lastRead = new Map<RemoteName, RemoteSource>();
const reported = new Set<unknown>();

/**
 * A remote's sources for what the whole site shows of it: while they cannot be read, what they last said, and null if
 * they never could be. The error is printed once; the remote's own pages show it.
 */
export async function lastSource(server: ViteDevServer, name: RemoteName): Promise<RemoteSource | null> {
  try {
    const source = await readSource(server, name);
    lastRead.set(name, source);
    return source;
  } catch (error) {
    if (!reported.has(error)) server.config.logger.error(String(error), { timestamp: true });
    reported.add(error);
    return lastRead.get(name) ?? null;
  }
}
