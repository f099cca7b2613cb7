import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { registryPath } from '../../../contract/index.ts';
import { sendUnderPolicy } from '../send-document.ts';
import { documentAround, isDocument } from './document.ts';
import { type Answer, type LiveSite, relay, SiteError } from './live-site.ts';
import type { OwnPages } from './own-pages.ts';

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

  async function sendPage(path: string, live: Answer, response: ServerResponse): Promise<void> {
    const page = (await own.list()).find((each) => each.path === path);
    const { status, body } = await documentAround(site, path, live, { name, hasPage: page !== undefined });
    const html = body.toString();
    sendLive(response, status, page ? await own.document(page, html) : { html });
  }
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

function typeOf(path: string): string {
  if (path.endsWith('.svg')) return 'image/svg+xml';
  return path.endsWith('.js') ? 'text/javascript' : 'application/json';
}

function send(response: ServerResponse, status: number, type: string, content: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(content);
}
