import type { Connect, ViteDevServer } from 'vite';
import { type DocumentHead, type PageState, type Render, shownPage } from '../../contract/index.ts';
import { pageSource } from '../repository.ts';
import { stylesOf } from './document-styles.ts';
import { explainFailure } from './explain-failure.ts';
import { sendDocument } from './send-document.ts';
import { catalogueFor, findPage, register, shellRoutes } from './site-of-sources.ts';

/** Renders every request that no file has answered, with the shell's own server code. */
export function renderPages(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
    try {
      const { status, html, module } = await renderPage(server, path);
      const styles = ['/src/styles.css', ...(module ? stylesOf(server, module) : [])];
      await sendDocument(server, request, response, { status, html, styles });
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  };
}

interface Rendered {
  status: number;
  html: string;
  /** The file of the exposed module; null for the not-found page. */
  module: string | null;
}

async function renderPage(server: ViteDevServer, path: string): Promise<Rendered> {
  const { render } = (await server.ssrLoadModule('/src/render.tsx')) as { render: Render<object> };
  const found = await findPage(server, path);
  if (!found) {
    const state: PageState = { kind: 'not-found' };
    const { notFoundHead } = await shellRoutes(server);
    return {
      status: 404,
      html: await render(path, state, { ...notFoundHead, ...assets, path: null, indexed: false, state }),
      module: null,
    };
  }
  const { remote, title, description, reviewed, indexed = true, expose } = found;
  const catalogue = await catalogueFor(server, found);
  const { props, state } = shownPage(found, await register(server, remote), catalogue);
  const module = pageSource(remote, expose);
  try {
    const { default: Component } = await server.ssrLoadModule(module);
    const ready = { kind: 'page', path, remote, title, description, reviewed, Component, props } as const;
    const html = await render(path, ready, { ...assets, title, description, path, indexed, state });
    return { status: 200, html, module };
  } catch (error) {
    await explainFailure(server, error, { remote, expose, path });
    throw error;
  }
}

/** Development has no artifacts: Vite resolves the imports of the shell's entry, and nothing has a hash. */
const assets: Omit<DocumentHead, 'title' | 'description' | 'path' | 'indexed' | 'state'> = {
  picture: null,
  structuredData: [],
  styles: [],
  modules: [{ href: '/src/main.tsx' }],
  remoteModules: [],
  importMap: { integrity: {} },
};
