import { resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { readRemotes } from '../../build/index.ts';
import type { RemoteDeclaration } from '../../contract/declaration.ts';
import {
  type Catalogue,
  CONTRACT_VERSION,
  findRoute,
  integrityFile,
  mergeCatalogues,
  offersOf,
  type PageSource,
  type PageState,
  pagesByExpose,
  type RegisteredRemote,
  type Registry,
  type RemoteName,
  type Route,
  registryPath,
  releaseBase,
} from '../../contract/index.ts';
import type { CurrentContent } from '../../development/messages.ts';
import { catalogueOf, publishedFiles } from '../published.ts';
import { repository } from '../repository.ts';
import { contentUpdates, readSource } from './content-updates.ts';
import { sendDocument } from './send-document.ts';
import { pageSource, remoteFolder, sourceEntries, sourceEntry } from './source-entries.ts';

/** The name of every remote's release while its sources are being edited. */
const release = 'dev';

/** Read anew each time: a remote may join while the server runs. */
const remotes = () => readRemotes(repository);

/** What development needs of the shell's sources. */
interface ShellModules {
  routes: { routeTable: readonly Route[]; notFoundHead: { title: string; description: string } };
  render: { render: (path: string, page: unknown, head: unknown) => Promise<string> };
}

/** The whole site from sources, on one server: pages are rendered as the composer would, and reload as they change. */
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
  const { title, data } = found.page;
  return { title, data, catalogue: await catalogueFor(server, found.page) };
}

/** Answers for the registry and for what releases publish, from the sources of all remotes. */
function publishSources(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      if (path === registryPath) {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(await registryOf(server)));
        return;
      }
      const declared = remotes().find(({ name }) => path.startsWith(releaseBase(name, release)));
      const content = declared && (await publishedContent(server, declared, path));
      if (!content) return next();
      response.setHeader('Content-Type', path.endsWith('.svg') ? 'image/svg+xml' : 'application/json');
      response.end(content);
    } catch (error) {
      next(error);
    }
  };
}

/** Sources change too often to have hashes: the list says which pages there are. */
async function publishedContent(
  server: ViteDevServer,
  declared: RemoteDeclaration,
  path: string,
): Promise<string | undefined> {
  const file = path.slice(releaseBase(declared.name, release).length);
  const published = publishedFiles(await readSource(server, declared.name), declared);
  if (file !== integrityFile) return published.get(file)?.();
  return JSON.stringify(Object.fromEntries([...published.keys()].map((each) => [each, ''])));
}

/** Renders whatever no file answered for, with the shell's own server code. */
function renderPages(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
    try {
      const { status, html, remote } = await renderPage(server, path);
      await sendDocument(server, request, response, { status, html, styles: stylesOf(remote) });
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  };
}

/** The stylesheets of a page. The server keeps them up to date; what Vite itself finds in a document it would not. */
function stylesOf(remote: RemoteName | null): string[] {
  return ['/src/styles.css', ...(remote ? [`/@fs${resolve(remoteFolder(remote), 'src/styles.css')}`] : [])];
}

interface Rendered {
  status: number;
  html: string;
  remote: RemoteName | null;
}

async function renderPage(server: ViteDevServer, path: string): Promise<Rendered> {
  const { render } = (await server.ssrLoadModule('/src/render.tsx')) as ShellModules['render'];
  const { notFoundHead } = (await server.ssrLoadModule('/src/route-table.ts')) as ShellModules['routes'];
  const assets = {
    styles: [],
    fonts: [],
    modules: [{ href: '/src/main.tsx' }],
    remoteModules: [],
    importMap: { integrity: {} },
  };
  const found = await findPage(server, path);
  if (!found) {
    const state: PageState = { kind: 'not-found' };
    return {
      status: 404,
      html: await render(path, state, { ...notFoundHead, ...assets, path: null, state }),
      remote: null,
    };
  }
  const { remote, page } = found;
  const catalogue = await catalogueFor(server, page);
  const { title, description, data, expose } = page;
  const state: PageState = {
    kind: 'page',
    path,
    remote,
    expose,
    registered: await register(server, remote),
    data,
    catalogue,
  };
  const head = { ...assets, title, description, path, state };
  const props = { data, catalogue, base: releaseBase(remote, release) };
  try {
    const { default: Component } = await server.ssrLoadModule(resolve(repository, pageSource(remote, expose)));
    const html = await render(path, { ...head, kind: 'page', remote, Component, props }, head);
    return { status: 200, html, remote };
  } catch (error) {
    if (error instanceof Error) error.message = `${remote}: ${expose} failed at ${path}. ${error.message}`;
    throw error;
  }
}

/** The page of a path, and the remote that has it: of those that the route table allows, the first one. */
async function findPage(server: ViteDevServer, path: string) {
  const { routeTable } = (await server.ssrLoadModule('/src/route-table.ts')) as ShellModules['routes'];
  for (const remote of findRoute(routeTable, path)?.remotes ?? []) {
    if (!remotes().some(({ name }) => name === remote)) continue;
    const page = (await readSource(server, remote)).pages.find((candidate) => candidate.path === path);
    if (page) return { remote, page };
  }
  return null;
}

/** The entries of all remotes, of the kinds that a page shows. */
async function catalogueFor(server: ViteDevServer, { shows = [] }: PageSource): Promise<Catalogue> {
  if (shows.length === 0) return {};
  const all = await Promise.all(
    remotes().map(async (declared) => catalogueOf(await readSource(server, declared.name), declared)),
  );
  return mergeCatalogues(shows, all);
}

async function registryOf(server: ViteDevServer): Promise<Registry> {
  const all = await Promise.all(remotes().map(async ({ name }) => [name, await register(server, name)] as const));
  return { snapshot: release, shell: release, remotes: Object.fromEntries(all) };
}

async function register(server: ViteDevServer, name: RemoteName): Promise<RegisteredRemote> {
  const source = await readSource(server, name);
  const declared = remotes().find((remote) => remote.name === name);
  return {
    release,
    owner: declared?.owner ?? name,
    contract: CONTRACT_VERSION,
    base: releaseBase(name, release),
    entry: sourceEntry,
    styles: [],
    exposes: Object.fromEntries(
      [...pagesByExpose(source.pages)].map(([expose, pages]) => [expose, { files: [], pages }]),
    ),
    offers: declared ? offersOf(catalogueOf(source, declared)) : [],
    depth: 0,
    integrity: { [integrityFile]: '' },
  };
}
