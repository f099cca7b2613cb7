import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodedHeaders, setHeaders } from '@mint-row/shared/headers';
import Negotiator from 'negotiator';
import { type Coding, codings } from '../store/encode.ts';
import { isSingleRange, partOf } from './byte-range.ts';
import { allowsRange, statusOfConditions } from './conditions.ts';
import { sendProblem } from './problems.ts';
import type { Resource } from './site.ts';

/**
 * Sends a file of the site, compressed if the client accepts that; or a part of it; or only that it has not changed. If
 * a compressed copy cannot be read, the next best is sent, and finally the plain file.
 * @returns false when no copy can be read; then nothing is sent
 */
export async function sendResource(
  resource: Resource,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  // Ranges refer to the plain file, and only GET supports them (RFC 9110, 14.2).
  const range = request.method === 'GET' && resource.status === 200 ? request.headers.range : undefined;
  const ranged = isSingleRange(range) && allowsRange(request.headers, resource.etag);
  const accepted = resource.encoded && !ranged ? acceptedCodings(request) : [];
  for (const coding of [...accepted, null]) {
    const etag = coding ? resource.etag.replace(/"$/, `-${coding}"`) : resource.etag;
    // Conditions apply only if the answer would be a success: RFC 9110, 13.2.1.
    const status = resource.status === 200 ? statusOfConditions(request.headers, etag) : null;
    if (status === 412) {
      sendProblem(response, 412);
      return true;
    }
    const body = status === 304 ? null : await resource.read(coding);
    if (!body && status !== 304) continue;
    describe(resource, etag, response);
    if (!body) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
    } else if (ranged) sendPart(body, range, response);
    else {
      if (coding) response.setHeader('Content-Encoding', coding);
      response.setHeader('Content-Length', body.length);
      response.writeHead(resource.status).end(request.method === 'HEAD' ? undefined : body);
    }
    return true;
  }
  return false;
}

function describe({ status, type, encoded, headers }: Resource, etag: string, response: ServerResponse): void {
  setHeaders(response, {
    'Content-Type': type,
    ETag: etag,
    ...headers,
    ...(encoded ? encodedHeaders : {}),
    ...(status === 200 ? { 'Accept-Ranges': 'bytes' } : {}),
  });
}

function sendPart(body: Buffer, range: string, response: ServerResponse): void {
  const part = partOf(range, body.length);
  response.setHeader('Content-Range', `bytes ${part ? `${part.first}-${part.last}` : '*'}/${body.length}`);
  if (part) {
    response.setHeader('Content-Length', part.last - part.first + 1);
    response.writeHead(206).end(body.subarray(part.first, part.last + 1));
  } else sendProblem(response, 416);
}

/** The codings that the client accepts and we have, the best first. */
function acceptedCodings(request: IncomingMessage): Coding[] {
  const ours = Object.keys(codings) as Coding[];
  const accepted = new Negotiator(request).encodings(ours);
  return ours.filter((coding) => accepted.includes(coding));
}
