import { resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { site as published } from '../../content/index.ts';
import type { RemoteDeclaration } from '../../contract/declaration.ts';
import { filesBase, movedPages, signatures } from '../../contract/index.ts';
import { redirectTo } from '../../headers/index.ts';
import { ArtifactRemote, readBuilt } from '../../site/from-artifacts.ts';
import { SourceRemote } from '../../site/from-sources.ts';
import { AssembledSite, type LocalRemote } from '../../site/site.ts';
import { federationHost } from '../federation.ts';
import { kitModule } from '../kit.ts';
import { addressOf } from '../repository.ts';
import { contentUpdates, pageWatch } from './content-updates.ts';
import { sendDocument } from './documents.ts';
import { sendFiles } from './send-files.ts';
import { sourceEntries } from './source-entries.ts';
import { readSource } from './sources.ts';

/**
 * Serves one remote alone from its sources, in a plain frame with an index of its pages.
 * @param root the remote's folder
 */
export function developAlone(declared: RemoteDeclaration, root: string): Plugin[] {
  const { name } = declared;
  let remote: SourceRemote;
  let watchPages: () => Promise<void>;
  return [
    frameAround((server) => {
      remote = new SourceRemote({ declared, read: () => readSource(server, name), base: '/' });
      return remote;
    }),
    ...sourceEntries(new Map([[name, '/']])),
    contentUpdates({
      remotes: [name],
      // Without the entries of other remotes, which are not available here.
      site: () =>
        new AssembledSite({
          remotes: async () => [remote],
          place: async () => published.examplePlace,
          edition: async () => noEdition,
        }),
      // If the sources have an error, the last known pages stay; the browser sees the error when it requests their
      // content.
      onChange: () => watchPages().catch(() => {}),
    }),
    {
      name: 'mint-row:develop-alone',
      apply: 'serve',
      configureServer(server) {
        watchPages = pageWatch(
          async () => (await remote.pages()).map(({ path, expose, title }) => [path, expose, title]),
          () => reloadFrame(server),
        );
        const pages = resolve(root, 'src/pages');
        const changed = (file: string) => {
          if (resolve(file).startsWith(pages) && file.endsWith('Page.tsx')) reloadFrame(server);
        };
        server.watcher.on('add', changed).on('unlink', changed);
        // Not in a server that only runs tests, and is closed meanwhile.
        server.httpServer?.once('listening', () => void watchPages().catch(() => {}));
      },
    },
  ];
}

/** A remote alone is in no edition of the site, and nothing reads a registry. */
const noEdition = { shell: '', search: '' };

/**
 * Serves one remote alone from its built artifact, loaded through its federation entry, in the same frame.
 * @param root the remote's folder
 */
export function previewAlone({ name }: RemoteDeclaration, root: string): Plugin[] {
  const dist = resolve(root, 'dist');
  return [
    ...federationHost(),
    frameAround(async () => {
      const built = await readBuilt(name, dist).catch((cause: unknown) => {
        throw new Error(`${name} has no built artifact to preview (${dist}). Build it first.`, { cause });
      });
      return new ArtifactRemote(built, { signatures });
    }),
  ];
}

const moduleId = 'virtual:remote';
const resolvedId = '\0virtual:remote';

/**
 * The document and the virtual module of the frame in which a remote runs alone, and the remote's files, at the root of
 * the server.
 * @param open reads the remote when the server starts
 */
function frameAround(open: (server: ViteDevServer) => LocalRemote | Promise<LocalRemote>): Plugin {
  let remote: LocalRemote;
  return {
    name: 'mint-row:frame',
    apply: 'serve',
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    load: async (id) => (id === resolvedId ? describeRemote(remote) : null),
    async configureServer(server) {
      remote = await open(server);
      // Other files are Vite's own: they show what is wrong with the sources.
      // Built pages name their pictures by the addresses that they have in a site.
      const inSite = filesBase(remote.name);
      server.middlewares.use(sendFiles((path) => remote.file(path.slice(path.startsWith(inSite) ? inSite.length : 1))));
      return () => server.middlewares.use(sendFrame(server, remote));
    },
  };
}

/** Reloads the frame, because its remote has a different list of pages. */
function reloadFrame({ environments }: ViteDevServer): void {
  const module = environments.client.moduleGraph.getModuleById(resolvedId);
  if (module) environments.client.moduleGraph.invalidateModule(module);
  environments.client.hot.send({ type: 'full-reload' });
}

async function describeRemote(remote: LocalRemote): Promise<string> {
  const [{ offers, entry }, pages] = await Promise.all([remote.registered(), remote.pages()]);
  const shown = pages.map(({ path, expose, title }) => ({ path, expose, title }));
  return [
    `export const name = '${remote.name}';`,
    `export const offers = ${JSON.stringify(offers)};`,
    `export const base = '/';`,
    // With its origin: Vite would take a plain path for a source file of its own.
    `export const entry = location.origin + '/${entry}';`,
    `export const pages = ${JSON.stringify(shown)};`,
  ].join('\n');
}

function sendFrame(server: ViteDevServer, remote: LocalRemote): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname: path, search } = new URL(request.originalUrl ?? '/', 'http://localhost');
    try {
      const [{ styles: common, exposes }, pages] = await Promise.all([remote.registered(), remote.pages()]);
      const present = movedPages(pages)[path];
      if (present !== undefined) return redirectTo(response, present + search);
      const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${remote.name}, alone</title></head><body><div id="root"></div><script type="module" src="${addressOf(kitModule('standalone/main'))}"></script></body></html>`;
      const page = pages.find((each) => each.path === path);
      const status = path === '/' || page ? 200 : 404;
      // Those of an artifact, before its code runs; sources import theirs.
      const styles = page ? [...common, ...(exposes[page.expose]?.styles ?? [])].map((file) => `/${file}`) : [];
      await sendDocument(server, request, response, { status, html, styles });
    } catch (error) {
      next(error);
    }
  };
}
