import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { RemoteDeclaration } from '../../contract/declaration.ts';
import { integrityFile, liveRelease, registryPath, releaseBase, searchIndexPath } from '../../contract/index.ts';
import type { CurrentContent } from '../../development/messages.ts';
import { currentContent, publishedFiles } from '../published.ts';
import { contentUpdates, readSource } from './content-updates.ts';
import { lastSource } from './last-source.ts';
import { renderPages } from './render-pages.ts';
import { catalogueFor, findPage, registryOf, release, remotes, searchIndexOf } from './site-of-sources.ts';
import { sourceEntries } from './source-entries.ts';

/** Serves the whole site from sources on one server: pages render as in the composer, and reload when they change. */
export function developWholeSite(): Plugin[] {
  const site: Plugin = {
    name: 'mint-row:develop-whole-site',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(publishSources(server));
      return () => server.middlewares.use(renderPages(server));
    },
  };
  const names = remotes().map(({ name }) => name);
  const bases = new Map(names.map((name) => [name, releaseBase(name, release)]));
  return [site, ...sourceEntries(bases), contentUpdates({ remotes: names, read: readContent })];
}

async function readContent(server: ViteDevServer, path: string): Promise<CurrentContent | null> {
  const found = await findPage(server, path);
  if (!found) return null;
  return currentContent(found, await catalogueFor(server, found));
}

/** The files that belong to the whole site. */
const ofWholeSite = new Map<string, (server: ViteDevServer) => Promise<object>>([
  [registryPath, registryOf],
  [searchIndexPath, searchIndexOf],
]);

const publishedAddress = new RegExp(`^/remotes/([^/]+)/(?:${release}|${liveRelease})/(.+)$`);

/** Responds with the files of the whole site and with what releases publish, from the sources of all remotes. */
function publishSources(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      const read = ofWholeSite.get(path);
      if (read) {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(await read(server)));
        return;
      }
      const [, name, file = ''] = publishedAddress.exec(path) ?? [];
      const declared = remotes().find((one) => one.name === name);
      const content = declared && (await publishedContent(server, declared, file));
      if (content === null) {
        // Without Vite's overlay: the page that is open may be another remote's.
        response.statusCode = 500;
        response.end(`The content of ${name} cannot be read: the terminal says why.`);
        return;
      }
      if (content === undefined) return next();
      response.setHeader('Content-Type', path.endsWith('.svg') ? 'image/svg+xml' : 'application/json');
      response.end(content);
    } catch (error) {
      next(error);
    }
  };
}

/**
 * What a remote publishes under a file's name; undefined if it is nothing. Sources change too often for hashes: the list
 * of them only says which pages exist.
 * @returns null while the sources cannot be read, and never could be
 * @throws Error saying why, for a page of the remote
 */
async function publishedContent(
  server: ViteDevServer,
  declared: RemoteDeclaration,
  file: string,
): Promise<string | undefined | null> {
  // Pages of other remotes need the rest, and work while these sources have an error.
  const isOwnPage = file.startsWith('data/');
  const source = await (isOwnPage ? readSource : lastSource)(server, declared.name);
  if (!source) return null;
  const published = publishedFiles(source, declared);
  if (file !== integrityFile) return published.get(file)?.();
  return JSON.stringify(Object.fromEntries([...published.keys()].map((each) => [each, ''])));
}
