import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { franchiseRemotes, type RemoteName, type RemoteSource } from '../contract/index.ts';
import { type RemoteManifest, remoteManifestSchema } from '../contract/manifest.ts';
import { publishedFiles } from './published.ts';

const moduleId = 'virtual:remote';
// With the ending of a source file, so that the federation plugin looks at it.
const resolvedId = '\0virtual:remote.ts';
const frame = resolve(import.meta.dirname, '../standalone/main.tsx');

interface Listed {
  pages: readonly { path: string; expose: string; title: string }[];
}

/** One remote alone, from its sources, in a plain frame with an index of its pages. */
export function developAlone(name: RemoteName, exposes: Record<string, string>): Plugin {
  let server: ViteDevServer;
  const source = async () => (await server.ssrLoadModule('/src/manifest.ts')).manifest as RemoteSource;
  return {
    name: 'mint-row:develop-alone',
    apply: 'serve',
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    load: async (id) => (id === resolvedId ? remoteModule(name, await source(), exposes) : null),
    configureServer(configured) {
      server = configured;
      server.middlewares.use(answer(async (path) => publishedFiles(await source()).get(path.slice(1))?.()));
      return () => server.middlewares.use(frameDocument(server, name, source, []));
    },
  };
}

/** One remote alone, from its built artifact, loaded through its federation entry. */
export function previewAlone(name: RemoteName, root: string): Plugin {
  const manifest = readManifest(name, resolve(root, 'dist/manifest.json'));
  const exposes = Object.fromEntries(Object.keys(manifest.exposes).map((key) => [key, `${name}/${key}`]));
  // With its origin: Vite takes a plain path for a source file of its own.
  const entry = `globalThis.__mint_row_entries__ = { ${name}: location.origin + '/${manifest.entry}' };`;
  return {
    name: 'mint-row:preview-alone',
    apply: 'serve',
    // The artifact's files lie at the root of the server.
    config: () => ({ publicDir: resolve(root, 'dist/client') }),
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    load: (id) => (id === resolvedId ? `${entry}\n${remoteModule(name, manifest, exposes)}` : null),
    configureServer(server) {
      return () => server.middlewares.use(frameDocument(server, name, async () => manifest, manifest.styles));
    },
  };
}

function remoteModule(name: RemoteName, { pages }: Listed, exposes: Record<string, string>): string {
  const listed = pages.map(({ path, expose, title }) => ({ path, expose, title }));
  const franchise = (franchiseRemotes as readonly string[]).includes(name) ? name : null;
  const loaders = Object.entries(exposes).map(([key, from]) => `  ${key}: () => import(${JSON.stringify(from)}),`);
  return [
    `export const name = '${name}';`,
    `export const franchise = ${JSON.stringify(franchise)};`,
    `export const base = '/';`,
    `export const pages = ${JSON.stringify(listed)};`,
    'export const exposes = {',
    ...loaders,
    '};',
  ].join('\n');
}

function readManifest(name: RemoteName, file: string): RemoteManifest {
  try {
    return remoteManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`There is no built artifact of ${name} to preview (${file}): run its build first.`, {
      cause: error,
    });
  }
}

function answer(content: (path: string) => Promise<string | undefined>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const found = await content(path).catch(next);
    if (found === undefined) return next();
    response.setHeader('Content-Type', path.endsWith('.svg') ? 'image/svg+xml' : 'application/json');
    response.end(found);
  };
}

function frameDocument(
  server: ViteDevServer,
  name: RemoteName,
  listed: () => Promise<Listed>,
  styles: readonly string[],
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const address = request.originalUrl ?? '/';
    const path = new URL(address, 'http://localhost').pathname;
    try {
      const { pages } = await listed();
      const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
      const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}, alone</title>${links}</head><body><div id="root"></div><script type="module" src="/@fs${frame}"></script></body></html>`;
      response.statusCode = path === '/' || pages.some((page) => page.path === path) ? 200 : 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(address, html));
    } catch (error) {
      next(error);
    }
  };
}
