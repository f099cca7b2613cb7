import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import { type Coding, codings } from '../store/encode.ts';
import { encodedHeaders } from './headers.ts';
import { sendProblem } from './problems.ts';
import type { Resource } from './site.ts';

/** Sends a file of the site: compressed as the client can take it, or a range of it, or that it has not changed. */
export function sendResource(resource: Resource, request: IncomingMessage, response: ServerResponse): void {
  const coding = resource.encoded ? chooseCoding(request) : null;
  const headers = {
    'Content-Type': resource.type,
    ETag: coding ? resource.etag.replace(/"$/, `-${coding}"`) : resource.etag,
    ...resource.headers,
    ...(resource.encoded ? encodedHeaders : {}),
    ...(coding ? { 'Content-Encoding': coding } : {}),
  };
  response.statusCode = resource.status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // Only what the site lists gets here, so the file's place is ours and not the request's.
  send(request, encodeURI(resource.file + (coding ? codings[coding] : '')), {
    cacheControl: false,
    dotfiles: 'allow',
    etag: false,
    lastModified: false,
    acceptRanges: resource.status === 200,
  })
    .on('error', (error: Error & { status?: number }) => {
      // For 416, `send` has set Content-Range to the file's length.
      if (error.status === 412 || error.status === 416) return sendProblem(response, error.status);
      console.error(`${resource.file} cannot be read:`, error.message);
      if (!response.headersSent) sendProblem(response, 500);
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
