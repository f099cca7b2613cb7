import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirectHeaders, setHeaders } from '@mint-row/shared/headers';
import { readAddress } from './address.ts';
import { hostHeader } from './authority.ts';
import { sendProblem } from './problems.ts';
import { sendResource } from './send-resource.ts';
import { isOfRelease, type Site } from './site.ts';

const host = new RegExp(hostHeader);

/** Where the site comes from that requests are answered from; a request keeps the one that it began with. */
export interface SiteSource {
  /** The live site. */
  current(): Promise<Site>;
  /** The live site as it is now, whatever was known. */
  newest(): Promise<Site>;
}

/** Answers a request from the live site. */
export async function answer(
  source: SiteSource,
  longestTarget: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = request.url ?? '';
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendProblem(response, 405);
  if (target.length > longestTarget) return sendProblem(response, 414);
  if (!hasOneHost(request)) return sendProblem(response, 400);
  const site = await source.current();
  if (await answerFrom(site, request, response)) return;
  const newest = await source.newest();
  if (!(await answerFrom(newest, request, response, { isNewest: true }))) sendProblem(response, 500);
}

/**
 * Answers from a site, unless a newer one may answer better: a file cannot be read, which a prune may have removed, or a
 * release is unknown that another server may have named to this client a moment ago.
 * @returns whether it has answered
 */
async function answerFrom(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  { isNewest = false } = {},
): Promise<boolean> {
  const address = readAddress(request.url ?? '', (path) => site.hasDocument(path));
  if (address.kind === 'malformed') sendProblem(response, 400);
  if (address.kind === 'redirect') {
    setHeaders(response, redirectHeaders);
    response.writeHead(308, { Location: address.location, 'Content-Length': 0 }).end();
  }
  if (address.kind !== 'path') return true;
  const resource = await site.resource(address.path);
  if (!resource || (resource.status === 404 && isOfRelease(address.path) && !isNewest)) return false;
  return sendResource(resource, request, response);
}

/** HTTP/1.1 asks for exactly one that is well-formed; two could be read differently by a proxy and by us. */
function hasOneHost({ httpVersion, rawHeaders, headers }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return (hosts === 1 && host.test(headers.host ?? '')) || (hosts === 0 && httpVersion === '1.0');
}
