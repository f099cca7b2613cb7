import type { ServerResponse } from 'node:http';
import type { Answer } from './live-site.ts';
import { SiteError } from './site-error.ts';

/** The headers of the site that answers keep. The others are sent by whoever relays, or must not be sent. */
const keptHeaders = ['content-type', 'cache-control', 'content-security-policy'];

/**
 * Answers what the live site has answered.
 * @throws SiteError when that leads to another site
 */
export function relay({ status, headers, body }: Answer, origin: string, response: ServerResponse): void {
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
