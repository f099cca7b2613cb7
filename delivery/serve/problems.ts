import { type Headers, problemHeaders } from '@mint-row/kit/headers';
import type { Reply } from './reply.ts';

/** The methods that the site accepts, as a value of the header `Allow`. */
export const allowedMethods = 'GET, HEAD';

/** The message for each error status. It never repeats any of the request. */
const problems = {
  400: 'This is not a request that the site understands.',
  404: 'There is no such preview: it was published, has expired or was removed. Who made it can make it again, and see which there are: npm run release -- previews',
  405: 'This site answers GET and HEAD.',
  408: 'The request did not arrive in time.',
  412: 'The file does not match the condition in the request.',
  414: 'The address is too long.',
  416: 'The requested range is beyond the end of the file.',
  417: 'The Expect header is not supported.',
  431: 'The headers are too large.',
  500: 'The server could not answer this request.',
  503: 'The server cannot read this file at the moment. Try again in a few seconds.',
  505: 'The site does not speak this version of HTTP.',
} as const;

/** In seconds: an object store that is away for a moment is back by then. */
const retryAfter = '5';

export type Problem = keyof typeof problems;

/**
 * The answer that reports an error, in plain text.
 * @param headers what it says besides
 */
export function problemReply(status: Problem, headers: Headers = {}): Reply {
  const body = new TextEncoder().encode(`${problems[status]}\n`);
  return {
    status,
    headers: {
      ...problemHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      ...(status === 405 ? { Allow: allowedMethods } : {}),
      ...(status === 503 ? { 'Retry-After': retryAfter } : {}),
      ...headers,
      // Set explicitly: for HTTP/1.0, Node would mark the end by closing, and a truncated text would look complete.
      'Content-Length': String(body.length),
    },
    body,
  };
}
