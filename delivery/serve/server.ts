import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import { type Coding, codings } from '../store/encode.ts';
import { readAddress } from './address.ts';
import { commonHeaders } from './headers.ts';
import type { Resource, Site } from './site.ts';

/**
 * Serves a site over HTTP.
 * @param site gives the site to answer a request from; a request keeps the one it began with
 */
export function serveSite(site: () => Site): Server {
  return createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (request, response) => {
    answer(site(), request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (!response.headersSent) plain(response, 500, 'The server could not answer this request.');
      else response.destroy();
    });
  });
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return plain(response, 405, 'This site answers GET and HEAD.');
  }
  const address = readAddress(request.url ?? '', (path) => site.hasDocument(path));
  if (address.kind === 'malformed') return plain(response, 400, 'This is not an address of the site.');
  if (address.kind === 'redirect') {
    response.setHeader('Location', address.location);
    return plain(response, 308, 'This page has another address.');
  }
  sendResource(await site.resource(address.path), request, response);
}

function sendResource(resource: Resource, request: IncomingMessage, response: ServerResponse): void {
  const coding = resource.encoded ? chooseCoding(request) : null;
  response.statusCode = resource.status;
  response.setHeader('Content-Type', resource.type);
  response.setHeader('ETag', coding ? resource.etag.replace(/"$/, `-${coding}"`) : resource.etag);
  for (const [name, value] of Object.entries(resource.headers)) response.setHeader(name, value);
  if (resource.encoded) response.setHeader('Vary', 'Accept-Encoding');
  if (coding) response.setHeader('Content-Encoding', coding);
  // Only what the site lists gets here, so the file's place is ours and not the request's.
  send(request, encodeURI(resource.file + (coding ? codings[coding] : '')), {
    cacheControl: false,
    dotfiles: 'allow',
    etag: false,
    lastModified: false,
    acceptRanges: resource.status === 200,
  })
    .on('error', (error: Error & { status?: number }) => {
      // `send` has set Content-Range to the file's length.
      if (error.status === 416) return plain(response, 416, 'The file is shorter than that.');
      console.error(`${request.url}: ${resource.file} cannot be read:`, error.message);
      if (!response.headersSent) plain(response, 500, 'The server could not read this page.');
      else response.destroy();
    })
    .pipe(response);
}

/** The best coding that we have and the client takes; a range is always of the plain file. */
function chooseCoding(request: IncomingMessage): Coding | null {
  if (request.headers.range) return null;
  const ours = Object.keys(codings) as Coding[];
  const accepted = new Negotiator(request).encodings(ours);
  return ours.find((coding) => accepted.includes(coding)) ?? null;
}

function plain(response: ServerResponse, status: number, text: string): void {
  for (const name of ['Content-Encoding', 'ETag', 'Cache-Control']) response.removeHeader(name);
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  response.end(`${text}\n`);
}
