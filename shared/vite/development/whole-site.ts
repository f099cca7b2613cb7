import type { Connect, Plugin, ViteDevServer } from 'vite';
import { outsideOfPatterns, readRemotes } from '../../build/index.ts';
import { site as published } from '../../content/index.ts';
import {
  type DocumentHead,
  filesBase,
  type PageState,
  type RemoteName,
  type Render,
  type RenderInset,
  type Route,
} from '../../contract/index.ts';
import { redirectTo } from '../../headers/index.ts';
import { SourceRemote, sourceRelease } from '../../site/from-sources.ts';
import { InsetPlaces, shownInset } from '../../site/insets.ts';
import { readyPage, type ShownPage } from '../../site/page.ts';
import { AssembledSite, type Site } from '../../site/site.ts';
import { exposedModules } from '../exposed-modules.ts';
import { remoteFolder, repository } from '../repository.ts';
import { renderSource, sendDocument } from './documents.ts';
import { developInSite } from './in-site.ts';
import { readLastSource, readSource } from './sources.ts';

/**
 * Serves the whole site from sources: pages render as in the composer, and reload when they change.
 * @param names the remotes of the checkout
 */
export function developWholeSite(names: readonly RemoteName[]): Plugin[] {
  return developInSite({
    bases: new Map(names.map((name) => [name, filesBase(name)])),
    open(server) {
      const site = siteOfSources(server);
      return { site, answer: renderPages(server, site), isAfterVite: true };
    },
  });
}

/** The part of the shell's routes that development needs. */
interface ShellRoutes {
  routeTable: readonly Route[];
  notFoundHead: { title: string; description: string };
}

/** The shell's route table and the head of its not-found page, as its sources have them now. */
async function shellRoutes(server: ViteDevServer): Promise<ShellRoutes> {
  return (await server.ssrLoadModule('/src/route-table.ts')) as ShellRoutes;
}

/** The site of all remotes in the checkout. */
function siteOfSources(server: ViteDevServer): Site {
  return new AssembledSite({
    // Read again each time: a remote may be added while the server runs.
    remotes: async () => remotesOfSources(server),
    routes: async () => (await shellRoutes(server)).routeTable,
    place: async () => published.examplePlace,
    edition: async () => ({ shell: sourceRelease, search: '' }),
  });
}

function remotesOfSources(server: ViteDevServer): SourceRemote[] {
  return readRemotes(repository).map((declared) => {
    const { name } = declared;
    return new SourceRemote({
      declared,
      read: () => readSource(server, name),
      readLast: () => readLastSource(server, name),
      exposes: () => Object.keys(exposedModules(remoteFolder(name))),
    });
  });
}

/** Renders every request that no file has answered, with the shell's own server code. */
function renderPages(server: ViteDevServer, site: Site): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname: path, search } = new URL(request.originalUrl ?? '/', 'http://localhost');
    try {
      const present = await site.movedTo(path);
      if (present !== null) return redirectTo(response, present + search);
      const { status, html, styles } = await renderDocument(server, site, path);
      await sendDocument(server, request, response, { status, html, styles: ['/src/styles.css', ...styles] });
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  };
}

async function renderDocument(server: ViteDevServer, site: Site, path: string) {
  const { render, renderInset } = (await server.ssrLoadModule('/src/render.tsx')) as ShellRenderer;
  const page = await site.page(path);
  if (page) {
    const insets = await renderInsets(server, page, renderInset);
    const places = new InsetPlaces(insets);
    const shown = { ...page, props: { ...page.props, insets: places.marks } };
    const { html, styles } = await renderSource(server, page.head.state, (Component) =>
      render(path, readyPage(shown, Component), { ...assets, ...page.head }),
    );
    return { status: 200, html: places.fill(html), styles: [...styles, ...insets.flatMap((inset) => inset.styles)] };
  }
  const unreachable = await unreachablePage(server, path);
  if (unreachable) throw new Error(unreachable);
  const state: PageState = { kind: 'not-found' };
  const { notFoundHead } = await shellRoutes(server);
  const html = await render(path, state, { ...notFoundHead, ...assets, path: null, indexed: false, state });
  return { status: 404, html, styles: [] };
}

/** The shell's functions that render, as its sources have them. */
interface ShellRenderer {
  render: Render<object>;
  renderInset: RenderInset<object>;
}

/** Renders the insets of a page, those of all remotes that offer them. */
async function renderInsets(server: ViteDevServer, { head, insets }: ShownPage, renderInset: RenderInset<object>) {
  const { path, place } = head;
  const offered = insets.flatMap(({ name, props }) =>
    remotesOfSources(server).map(async (remote) => {
      const published = await remote.inset(name);
      if (!published) return [];
      const exposed = { remote: remote.name, expose: name, path };
      const rendered = await renderSource(server, exposed, (Component) =>
        renderInset(Component, shownInset(remote.name, published, props, place), place),
      );
      return [{ remote: remote.name, name, ...rendered }];
    }),
  );
  return (await Promise.all(offered)).flat();
}

/** Why the page that a remote lists at a path is not there; null if none lists one. */
async function unreachablePage(server: ViteDevServer, path: string): Promise<string | null> {
  for (const declared of readRemotes(repository)) {
    const { name } = declared;
    const source = await readLastSource(server, name);
    if (!source?.pages.some((page) => page.path === path)) continue;
    return (
      outsideOfPatterns(declared, path) ??
      `${name} has a page at ${path}, which no row of shell/src/route-table.ts gives to it: add it to a row there.`
    );
  }
  return null;
}

/** Development has no artifacts: Vite resolves the imports of the shell's entry, and nothing has a hash. */
const assets: Omit<DocumentHead, 'title' | 'description' | 'path' | 'indexed' | 'state'> = {
  picture: null,
  structuredData: [],
  styles: [],
  fonts: [],
  modules: [{ href: '/src/main.tsx' }],
  remoteModules: [],
  importMap: { integrity: {} },
  place: published.examplePlace,
};
