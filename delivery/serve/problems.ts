import { type ServerResponse, STATUS_CODES } from 'node:http';
import { commonHeaders, type Headers, problemHeaders, setHeaders } from '@mint-row/shared/headers';

/** The methods that the site accepts, as a value of the header `Allow`. */
export const allowedMethods = 'GET, HEAD';

/** The message for each error status. It never repeats any of the request. */
const problems = {
  400: 'This is not a request that the site understands.',
  405: 'This site answers GET and HEAD.',
  408: 'The request did not arrive in time.',
  412: 'The file does not match the condition in the request.',
  414: 'The address is too long.',
  416: 'The requested range is beyond the end of the file.',
  417: 'The Expect header is not supported.',
  431: 'The headers are too large.',
  500: 'The server could not answer this request.',
} as const;

export type Problem = keyof typeof problems;

/** Answers a request with an error, in plain text. */
export function sendProblem(response: ServerResponse, status: Problem): void {
  for (const name of ['Content-Encoding', 'ETag', 'Integrity-Policy', 'Vary']) response.removeHeader(name);
  response.statusCode = status;
  setHeaders(response, headersOf(status));
  // Set explicitly: for HTTP/1.0, Node would mark the end by closing, and a truncated text would look complete.
  response.setHeader('Content-Length', Buffer.byteLength(textOf(status)));
  response.end(textOf(status));
}

/** A whole error response as text, for a connection without a valid request. */
export function problemMessage(status: Problem): string {
  const headers = {
    ...commonHeaders,
    ...headersOf(status),
    'Content-Length': Buffer.byteLength(textOf(status)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${textOf(status)}`;
}

function headersOf(status: Problem): Headers {
  return {
    ...problemHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    ...(status === 405 ? { Allow: allowedMethods } : {}),
  };
}

function textOf(status: Problem): string {
  return `${problems[status]}\n`;
}
