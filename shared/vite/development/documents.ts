import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Connect, EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { RemoteName } from '../../contract/index.ts';
import { notAPage } from '../../development/messages.ts';
import { documentPolicy, setHeaders } from '../../headers/index.ts';
import { kitModule } from '../kit.ts';
import { addressOf, exposedSource, nameOf } from '../repository.ts';
import { explainFailure } from './failures.ts';

/** A page, an inset or a document as HTML, and the addresses of the stylesheets that the module imports. */
interface Rendered {
  html: string;
  styles: string[];
}

/**
 * Renders a page or an inset with its module, as the sources have it now.
 * @param exposed the module, and the path of the page
 * @param render gets the module's component
 * @throws whatever the page or the inset throws, with the remote's name
 */
export async function renderSource(
  server: ViteDevServer,
  { remote, expose, path }: { remote: RemoteName; expose: string; path: string },
  render: (Component: object) => Promise<string>,
): Promise<Rendered> {
  const module = exposedSource(remote, expose);
  try {
    const { default: Component } = await server.ssrLoadModule(module);
    if (typeof Component !== 'function') throw new Error(notAPage(nameOf(module), expose));
    return { html: await render(Component), styles: stylesOf(server, module) };
  } catch (error) {
    await explainFailure(server, error, { remote, expose, path });
    throw error;
  }
}

/**
 * The stylesheets that a page's module imports, in that order. The server updates them as they change, which Vite does
 * not do for stylesheets in a document.
 * @param module the file of the module, which has been loaded on the server
 */
function stylesOf({ environments }: ViteDevServer, module: string): string[] {
  const styles = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.id?.endsWith('.css')) styles.add(addressOf(node.id));
    else for (const next of node.importedModules) visit(next);
  };
  for (const node of environments.ssr.moduleGraph.getModulesByFile(module) ?? []) visit(node);
  return [...styles];
}

interface Document {
  status: number;
  html: string;
  /** Addresses of stylesheets that Vite must leave unchanged. */
  styles: readonly string[];
}

/**
 * Runs before anything that the policy may refuse: records refusals until the code that reports them has loaded, and
 * removes SharedWorker, which Vite's client would start from a blob to wait for a restarting server. Without it, the
 * client waits in the page.
 */
const earlyScript = [
  'globalThis.__mint_row_refusals__ = [];',
  "addEventListener('securitypolicyviolation', (event) => __mint_row_refusals__.push(event));",
  'delete globalThis.SharedWorker;',
].join('');

/**
 * Sends a document of the development server under production's policy, with a nonce instead of hashes: everything
 * inline in the head has it, and so do the stylesheets that Vite's client adds. The page itself, in the body, gets
 * none.
 * @throws whatever the plugins that transform the head throw
 */
export async function sendDocument(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  { status, html, styles }: Document,
): Promise<void> {
  const end = html.indexOf('</head>');
  // Without the body: Vite would turn a page's inline script into a file, and the policy allows files.
  const head = await server.transformIndexHtml(request.originalUrl ?? '/', `${html.slice(0, end)}</head></html>`);
  sendUnderPolicy(response, { status, head: head.replace(/<\/head>.*$/s, ''), rest: html.slice(end), styles });
}

interface Parts {
  status: number;
  /** The document up to the end of its head, that tag not included. */
  head: string;
  /** The document from there. */
  rest: string;
  /** Addresses of stylesheets that the head links. */
  styles: readonly string[];
}

/** Sends a document under production's policy, with a nonce for what its head contains, and reports refusals. */
export function sendUnderPolicy(response: ServerResponse, { status, head, rest, styles }: Parts): void {
  const nonce = randomBytes(16).toString('base64url');
  const early = [`<meta property="csp-nonce" nonce="${nonce}">`, `<script>${earlyScript}</script>`];
  const late = [
    `<script type="module" src="${addressOf(kitModule('development/report-refusals'))}"></script>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ];
  const started = `${head.replace('<head>', () => `<head>${early.join('')}`)}${late.join('')}`;
  const inline = [`nonce-${nonce}`];
  setHeaders(response, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': documentPolicy({ scriptHashes: inline, styleHashes: inline }),
  });
  response.statusCode = status;
  response.end(started.replaceAll(/<(script|style)\b/g, `<$1 nonce="${nonce}"`) + rest);
}
