import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Connect, type Plugin, parseSync, type ViteDevServer } from 'vite';
import type { RemoteDeclaration } from '../../contract/declaration.ts';
import { type PageProps, signatures, signaturesUsed } from '../../contract/index.ts';
import type { Host } from '../../contract/manifest.ts';
import { visibleLines } from '../../contract/visible.ts';
import { redirectTo } from '../../headers/index.ts';
import { checkFit, isAllowed, readHost } from '../../site/fit.ts';
import { documentAround, type SiteAroundRemote, siteAround } from '../../site/from-live-site.ts';
import { sourceEntry, VerifiedSourceRemote } from '../../site/from-sources.ts';
import type { ShownPage } from '../../site/page.ts';
import { catalogueOf } from '../../site/published-files.ts';
import { relay, SiteClient, SiteError, siteAddress } from '../../site/site-client.ts';
import { kit, kitModule, kitVersion } from '../kit.ts';
import { addressOf } from '../repository.ts';
import { type SharedImport, sharedImports } from '../share-scope/take.ts';
import { pageWatch } from './content-updates.ts';
import { renderSource, sendUnderPolicy } from './documents.ts';
import { developInSite } from './in-site.ts';
import { shellLibraries } from './shell-libraries.ts';
import { readSource } from './sources.ts';

/** The variable with the value of `--site`: Vite's command line allows no options but its own. */
export const siteVariable = 'MINT_ROW_SITE';

/** The folder of the modules that Vite makes, on the local origin. */
const madeModules = '/@mint-row/';

/**
 * The federation entry that the live shell loads and checks. Its text never changes, so that its hash can be told in
 * advance; what changes is behind its imports, which Vite answers.
 */
const entry = [
  'export const init = () => {};',
  'export async function get(name) {',
  // Packages may use any name of any library.
  '  const libraries = Object.values(globalThis.__federation_shared__.default).flatMap(Object.values);',
  '  await Promise.all(libraries.map(async (one) => { one.names ??= await one.get(); }));',
  // First: the code that keeps state must run before any page.
  `  const { livePage } = await import('${addressOf(kitModule('development/live-site/live-page'))}');`,
  `  const sources = await import('${madeModules}${sourceEntry}');`,
  '  const page = await sources.get(name);',
  '  return () => livePage(page());',
  '}',
].join('\n');

/**
 * Serves a live site on the local origin, with one remote from its sources. The site itself is only read, and knows
 * nothing of it.
 * @param root the remote's folder
 * @param address the value of `--site`
 */
export function developInLiveSite(declared: RemoteDeclaration, root: string, address: string): Plugin[] {
  const { name } = declared;
  let client: SiteClient;
  let host: Host;
  return [
    {
      name: 'mint-row:live-site',
      apply: 'serve',
      config: () =>
        orExit(async () => {
          client = new SiteClient(siteAddress(address));
          host = await readHost(client);
        }),
    },
    ...shellLibraries(),
    ...developInSite({
      bases: new Map([[name, madeModules]]),
      async open(server) {
        const own = new VerifiedSourceRemote({
          declared,
          read: () => readSource(server, name),
          shell: host,
          isAllowed: (page) => isAllowed(name, page, host.routes),
          entry,
        });
        // A tab keeps the list of a remote's pages that it has loaded.
        const watchPages = pageWatch(
          async () => (await own.pages()).map(({ path, expose }) => [path, expose]),
          () => server.environments.client.hot.send({ type: 'full-reload' }),
        );
        await orExit(async () => {
          const source = await readSource(server, name);
          const { pages } = source;
          const uses = usedNames(root);
          const used = signaturesUsed({ pages, catalogue: catalogueOf(source, declared), uses }, signatures);
          await watchPages();
          checkFit({ app: name, kit: kitVersion, signatures: used, pages, uses }, host, client.origin);
        });
        server.httpServer?.once('listening', () => {
          server.config.logger.info(`\n  ${client.origin}, with ${name} from its sources`);
        });
        const site = siteAround(client, host, own);
        return {
          site,
          answer: answerFromSite(server, { client, site, name }),
          isAfterVite: false,
          // If the sources have an error, the last known pages stay; the browser sees the error when it requests a page.
          onChange: () => watchPages().catch(() => {}),
        };
      },
    }),
  ];
}

/** Ends the command with a plain message when the site cannot be shown. */
async function orExit(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    console.error(visibleLines(error.message));
    process.exit(1);
  }
}

/** The addresses that Vite answers: its own, the remote's sources, and other files that they import. */
const ofVite = /^\/(@|__|src\/|node_modules\/)|[?&]import(&|$)/;

/** Answers from the live site, and with the remote's own pages instead of those of its release. */
function answerFromSite(server: ViteDevServer, around: SiteAroundRemote): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const target = request.url ?? '/';
    if (ofVite.test(target)) return next();
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      return sendText(response, 405, 'Only GET and HEAD are forwarded to the site.\n');
    }
    try {
      const path = target.replace(/\?.*$/s, '');
      const present = await around.site.movedTo(path);
      if (present !== null) return redirectTo(response, present + target.slice(path.length));
      const live = await around.client.ask(target, method);
      const document = await documentAround(around, target, live, (page) => renderPage(server, page));
      if (!document) return relay(live, around.client.origin, response);
      const { html, styles } = document;
      const end = html.indexOf('</head>');
      const head = `${html.slice(0, end)}<script type="module" src="/@vite/client"></script>`;
      sendUnderPolicy(response, { status: document.status, head, rest: html.slice(end), styles });
    } catch (error) {
      if (error instanceof SiteError) return sendText(response, 502, `${error.message}\n`);
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  };
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(text);
}

interface RenderPage {
  renderPage: (head: ShownPage['head'], Page: object, props: PageProps) => Promise<string>;
}

/** Renders a page of the sources by itself, with the same React as the page. */
async function renderPage(server: ViteDevServer, page: ShownPage) {
  const { renderPage: render } = (await server.ssrLoadModule(
    addressOf(kitModule('site/render-page')),
  )) as unknown as RenderPage;
  const { html, styles } = await renderSource(server, page.head.state, (Page) => render(page.head, Page, page.props));
  return { content: html, styles };
}

/** The part of the kit that a remote bundles. */
const bundled = `${kit}/ui`;

/**
 * The names that a remote's sources, and the design system that it bundles, import from the share scope.
 * @param root the remote's folder
 * @returns the names by library
 */
function usedNames(root: string): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  for (const { library, name } of [join(root, 'src'), bundled].flatMap(importsIn)) {
    uses[library] = [...new Set([...(uses[library] ?? []), name])];
  }
  return uses;
}

function importsIn(folder: string): SharedImport[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(spec|d)\.tsx?$/.test(file))
    .flatMap((file) => {
      const path = join(folder, file);
      return sharedImports(parseSync(path, readFileSync(path, 'utf8')).program);
    });
}
