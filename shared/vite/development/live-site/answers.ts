import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { registryPath } from '../../../contract/index.ts';
import { sendUnderPolicy } from '../send-document.ts';
import { stateOf } from './documents.ts';
import type { Answer, LiveSite } from './live-site.ts';
import type { OwnPages } from './own-pages.ts';
import { SiteError } from './site-error.ts';

/** The headers of the site that answers keep. Development sends the others itself, or must not send them. */
const keptHeaders = ['content-type', 'cache-control', 'content-security-policy'];

/** What Vite answers: its own addresses, the remote's sources, and other files that they import. */
const ofVite = /^\/(@|__|src\/|node_modules\/)|[?&]import(&|$)/;

/** Answers from the live site, and with the remote's own pages, registry entry and files instead of those of its release. */
export function answerFromSite(
  server: ViteDevServer,
  name: string,
  site: LiveSite,
  own: OwnPages,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const target = request.url ?? '/';
    const path = target.replace(/\?.*$/s, '');
    if (ofVite.test(target)) return next();
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      return send(response, 405, 'text/plain', 'Only GET and HEAD are forwarded to the site.\n');
    }
    try {
      if (path === registryPath) return send(response, 200, 'application/json', JSON.stringify(await own.registry()));
      const file = own.releases.read(path);
      if (file !== null) return send(response, 200, typeOf(path), file);
      const answer = await site.ask(target, method);
      if (isDocument(answer)) await sendPage(path, answer, response);
      else relay(answer, site.origin, response);
    } catch (error) {
      if (error instanceof SiteError) return send(response, 502, 'text/plain', `${error.message}\n`);
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  };

  async function sendPage(path: string, answer: Answer, response: ServerResponse): Promise<void> {
    const page = (await own.list()).find((each) => each.path === path);
    const live = answer.body.toString();
    const state = stateOf(live);
    if (!state)
      throw new SiteError(`${site.origin}${path} answered ${answer.status}, with a document that is not ours.`);
    if (page) {
      // What the shell writes around a page is not around the not-found page.
      const around = state.kind === 'page' ? live : ((await own.anyLivePage()) ?? live);
      return sendLive(response, 200, await own.document(page, around));
    }
    if (state.kind !== 'page' || state.remote !== name) return sendLive(response, answer.status, { html: live });
    // The release has this page, but the sources no longer do.
    const missing = await site.ask('/@mint-row/removed');
    sendLive(response, 404, { html: missing.body.toString() });
  }
}

function isDocument({ headers, body }: Answer): boolean {
  return body.length > 0 && (headers.get('content-type')?.startsWith('text/html') ?? false);
}

function sendLive(
  response: ServerResponse,
  status: number,
  { html, styles = [] }: { html: string; styles?: string[] },
) {
  const end = html.indexOf('</head>');
  const client = '<script type="module" src="/@vite/client"></script>';
  sendUnderPolicy(response, { status, head: html.slice(0, end) + client, rest: html.slice(end), styles });
}

function relay({ status, headers, body }: Answer, origin: string, response: ServerResponse): void {
  response.statusCode = status;
  for (const name of keptHeaders) {
    const value = headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  const location = headers.get('location');
  if (location !== null) {
    const target = new URL(location, origin);
    if (target.origin !== origin) throw new SiteError(`${origin} redirects to ${target.origin}. Give that as --site.`);
    response.setHeader('location', target.pathname + target.search);
  }
  response.end(body);
}

function typeOf(path: string): string {
  if (path.endsWith('.svg')) return 'image/svg+xml';
  return path.endsWith('.js') ? 'text/javascript' : 'application/json';
}

function send(response: ServerResponse, status: number, type: string, content: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(content);
}
