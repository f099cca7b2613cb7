import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Kind, RemoteName } from '../../contract/index.ts';
import { kitModule } from '../kit.ts';
import { addressOf } from '../repository.ts';
import { sendDocument } from './send-document.ts';

const moduleId = 'virtual:remote';
const resolvedId = '\0virtual:remote';

/** What the frame shows of a remote: the pages from its sources or its artifact. */
export interface Listed {
  pages: readonly { path: string; expose: string; title: string }[];
  /** The kinds of entries that it offers. */
  offers: readonly Kind[];
}

interface Framed {
  name: RemoteName;
  listed: (server: ViteDevServer) => Promise<Listed>;
  /** The file name of the remote's federation entry. */
  entry: string;
  /** The stylesheets of an exposed module's pages, in the artifact: linked before its code runs. */
  stylesOf?: (expose: string) => readonly string[];
}

/** The document and the virtual module of the frame in which a remote runs alone. */
export function frameOf({ name, listed, entry, stylesOf = () => [] }: Framed): Plugin {
  let server: ViteDevServer;
  return {
    name: 'mint-row:frame',
    apply: 'serve',
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    load: async (id) => (id === resolvedId ? describeRemote(name, await listed(server), entry) : null),
    configureServer(configured) {
      server = configured;
      return () => server.middlewares.use(frameDocument(server, name, () => listed(server), stylesOf));
    },
  };
}

/** Reloads the frame, because its remote has a different list of pages. */
export function reloadFrame({ environments }: ViteDevServer): void {
  const module = environments.client.moduleGraph.getModuleById(resolvedId);
  if (module) environments.client.moduleGraph.invalidateModule(module);
  environments.client.hot.send({ type: 'full-reload' });
}

function describeRemote(name: RemoteName, { pages, offers }: Listed, entry: string): string {
  const shown = pages.map(({ path, expose, title }) => ({ path, expose, title }));
  return [
    `export const name = '${name}';`,
    `export const offers = ${JSON.stringify(offers)};`,
    `export const base = '/';`,
    // With its origin: Vite would take a plain path for a source file of its own.
    `export const entry = location.origin + '/${entry}';`,
    `export const pages = ${JSON.stringify(shown)};`,
  ].join('\n');
}

function frameDocument(
  server: ViteDevServer,
  name: RemoteName,
  listed: () => Promise<Listed>,
  stylesOf: (expose: string) => readonly string[],
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
    try {
      const { pages } = await listed();
      const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}, alone</title></head><body><div id="root"></div><script type="module" src="${addressOf(kitModule('standalone/main'))}"></script></body></html>`;
      const page = pages.find((each) => each.path === path);
      const status = path === '/' || page ? 200 : 404;
      const styles = page ? stylesOf(page.expose).map((file) => `/${file}`) : [];
      await sendDocument(server, request, response, { status, html, styles });
    } catch (error) {
      next(error);
    }
  };
}
