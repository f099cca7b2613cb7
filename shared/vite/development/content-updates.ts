import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { RemoteName, RemoteSource } from '../../contract/index.ts';
import { type CurrentContent, contentChanged, contentPath } from '../../development/messages.ts';
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

interface Options {
  remotes: readonly RemoteName[];
  /** The current content of the page at a path; null when there is no such page. */
  read: (server: ViteDevServer, path: string) => Promise<CurrentContent | null>;
  /** Called after a change, before the browser is notified. */
  onChange?: (server: ViteDevServer) => Promise<void>;
}

/**
 * Notifies the browser when the content of a remote changes. Content is read only on the server, so Vite itself has no
 * module to update in the browser.
 */
export function contentUpdates({ remotes, read, onChange }: Options): Plugin {
  let server: ViteDevServer;
  return {
    name: 'mint-row:content-updates',
    apply: 'serve',
    configureServer(configured) {
      server = configured;
      server.middlewares.use(contentPath, async (request, response, next) => {
        try {
          const path = new URL(request.url ?? '/', 'http://localhost').searchParams.get('path') ?? '/';
          const content = await read(server, path);
          response.statusCode = content ? 200 : 404;
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Cache-Control', 'no-store');
          response.end(JSON.stringify(content));
        } catch (error) {
          next(error);
        }
      });
    },
    async hotUpdate({ modules, file }) {
      if (this.environment.name !== 'ssr') return;
      const changed = remotes.filter((name) => leadsTo(modules, pagesModule(name)));
      if (changed.length === 0) return;
      server.config.logger.info(`content of ${changed.join(', ')} changed: ${file}`, { timestamp: true });
      await onChange?.(server);
      server.environments.client.hot.send(contentChanged);
    },
  };
}

/** Whether one of the modules is imported by another, directly or indirectly. */
function leadsTo(modules: Iterable<EnvironmentModuleNode>, file: string): boolean {
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return module.file === file || [...module.importers].some(visit);
  };
  return [...modules].some(visit);
}
