import { request as ask, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { encode } from '../../../delivery/index.ts';
import type { Handler } from './secure-server.ts';

/** Headers that HTTP/2 does not allow, or that it sets itself. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'date'];

/** HTTP/2 in front of the site's own server: its answers, its headers, its bytes. */
export function frontOf(origin: string): Handler {
  return async (request, response) => {
    const answer = await askOrigin(origin, request.url, request.headers as Record<string, string>);
    response.writeHead(answer.statusCode ?? 500, headersOf(answer));
    answer.pipe(response);
  };
}

/** The site without its scripts: the same documents, with linked stylesheets and nothing that runs. */
export function frontWithoutScripts(origin: string): Handler {
  const documents = new Map<string, Promise<Uint8Array>>();
  const asByHand = async (answer: IncomingMessage) => {
    const body = await buffer(answer);
    const html = (answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
    return encode(Buffer.from(linkStyles(removeScripts(html))), 'br');
  };
  return async (request, response) => {
    const answer = await askOrigin(origin, request.url, request.headers as Record<string, string>);
    const headers = headersOf(answer);
    const html = answer.statusCode === 200 && answer.headers['content-type']?.startsWith('text/html');
    if (!html) {
      response.writeHead(answer.statusCode ?? 500, headers);
      return void answer.pipe(response);
    }
    const body = documents.get(request.url) ?? asByHand(answer);
    documents.set(request.url, body);
    const bytes = await body;
    delete headers['speculation-rules'];
    response.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': bytes.length }).end(bytes);
  };
}

/** Removes every script, preloaded module and speculation, and keeps everything else. */
export function removeScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(?:rel="modulepreload"|as="(?:fetch|script)")[^>]*>/g, '');
}

/** Replaces a stylesheet in a document by a link to the published file. */
export function linkStyles(html: string): string {
  return html.replace(/<style data-href="([^"]+)">[\s\S]*?<\/style>/g, '<link rel="stylesheet" href="$1"/>');
}

function askOrigin(origin: string, path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const asked = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
  return new Promise((resolve, reject) => {
    ask(origin + path, { headers: { ...asked, host: new URL(origin).host } }, resolve)
      .on('error', reject)
      .end();
  });
}

function headersOf(answer: IncomingMessage) {
  return Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !connectionHeaders.includes(name)));
}
