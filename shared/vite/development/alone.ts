import { resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { RemoteDeclaration } from '../../contract/declaration.ts';
import { mergeCatalogues, offersOf, type RemoteName } from '../../contract/index.ts';
import type { CurrentContent } from '../../development/messages.ts';
import { catalogueOf, currentContent, publishedFiles, publishedPage } from '../published.ts';
import { contentUpdates, readSource } from './content-updates.ts';
import { frameOf, reloadFrame } from './frame.ts';
import { sourceEntries, sourceEntry } from './source-entries.ts';

/**
 * Serves one remote alone from its sources, in a plain frame with an index of its pages.
 * @param root the remote's folder
 */
export function developAlone(declared: RemoteDeclaration, root: string): Plugin[] {
  const { name } = declared;
  const watchPages = pageWatch(name);
  return [
    frameOf({
      name,
      listed: async (server) => {
        const source = await readSource(server, name);
        return { pages: source.pages, offers: offersOf(catalogueOf(source, declared)) };
      },
      entry: sourceEntry,
    }),
    ...sourceEntries(new Map([[name, '/']])),
    contentUpdates({
      remotes: [name],
      read: (server, path) => readContent(server, declared, path),
      // If the sources have an error, the last known pages stay; the browser sees the error when it requests their
      // content.
      onChange: (server) => watchPages(server).catch(() => {}),
    }),
    {
      name: 'mint-row:develop-alone',
      apply: 'serve',
      configureServer(server) {
        server.middlewares.use(publishSources(server, declared));
        const pages = resolve(root, 'src/pages');
        const changed = (file: string) => {
          if (resolve(file).startsWith(pages) && file.endsWith('Page.tsx')) reloadFrame(server);
        };
        server.watcher.on('add', changed).on('unlink', changed);
        // Not in a server that only runs tests, and is closed meanwhile.
        server.httpServer?.once('listening', () => void watchPages(server).catch(() => {}));
      },
    },
  ];
}

/** Reloads the frame when the list of pages differs from the last one. */
function pageWatch(name: RemoteName): (server: ViteDevServer) => Promise<void> {
  let last: string | null = null;
  return async (server) => {
    const { pages } = await readSource(server, name);
    const now = JSON.stringify(pages.map(({ path, expose, title }) => [path, expose, title]));
    if (last !== null && last !== now) reloadFrame(server);
    last = now;
  };
}

/** Without the entries of other remotes, which are not available here. */
async function readContent(
  server: ViteDevServer,
  declared: RemoteDeclaration,
  path: string,
): Promise<CurrentContent | null> {
  const source = await readSource(server, declared.name);
  const page = source.pages.find((candidate) => candidate.path === path);
  if (!page) return null;
  const published = publishedPage(declared.name, page);
  return currentContent(published, mergeCatalogues(published.shows, [catalogueOf(source, declared)]));
}

/** Responds with the page data, the catalogue and the drawings of the remote. */
function publishSources(server: ViteDevServer, declared: RemoteDeclaration): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    // Others are Vite's own files: they show what is wrong with the sources.
    if (!/^\/(data|catalogue|art)\//.test(path)) return next();
    try {
      const content = publishedFiles(await readSource(server, declared.name), declared).get(path.slice(1))?.();
      if (content === undefined) return next();
      response.setHeader('Content-Type', path.endsWith('.svg') ? 'image/svg+xml' : 'application/json');
      response.end(content);
    } catch (error) {
      next(error);
    }
  };
}
