import type { ViteDevServer } from 'vite';
import type { RemoteName, RemoteSource } from '../../contract/index.ts';
import { remoteFolder } from '../repository.ts';
import { withoutMarks } from '../without-marks.ts';

/** The module that lists a remote's pages with their content. */
export function pagesModule(name: RemoteName): string {
  return `${remoteFolder(name)}/src/pages/index.ts`;
}

/** One object for each state of the sources, by which others remember what they have made of it. */
const published = new WeakMap<RemoteSource, RemoteSource>();
const failures = new WeakSet<Error>();

/**
 * A remote's pages, content and drawings, as its sources have them now.
 * @throws Error with the remote's name when they cannot be read
 */
export async function readSource(server: ViteDevServer, name: RemoteName): Promise<RemoteSource> {
  try {
    const remote = (await server.ssrLoadModule(pagesModule(name))).remote as RemoteSource;
    const source = published.get(remote) ?? withoutMarks(remote);
    published.set(remote, source);
    return source;
  } catch (error) {
    // Vite throws the same object until the sources change.
    if (error instanceof Error && !failures.has(error)) {
      failures.add(error);
      error.message = `The content of ${name} cannot be read. ${error.message}`;
    }
    throw error;
  }
}

/** The last state of each remote's sources that could be read. */
const lastRead = new Map<RemoteName, RemoteSource>();
const printed = new Set<unknown>();

/**
 * A remote's sources for the pages of other remotes: while they cannot be read, their last state, and null if there was
 * none. The error is printed once; the remote's own pages show it.
 */
export async function readLastSource(server: ViteDevServer, name: RemoteName): Promise<RemoteSource | null> {
  try {
    const source = await readSource(server, name);
    lastRead.set(name, source);
    return source;
  } catch (error) {
    if (!printed.has(error)) server.config.logger.error(String(error), { timestamp: true });
    printed.add(error);
    return lastRead.get(name) ?? null;
  }
}
