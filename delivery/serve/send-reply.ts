import { type ServerResponse, STATUS_CODES } from 'node:http';
import { commonHeaders, setHeaders } from '@mint-row/kit/headers';
import { type Problem, problemReply } from './problems.ts';
import type { Reply } from './reply.ts';

/** Sends an answer. Node leaves out the body where there may be none. */
export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  setHeaders(response, headers);
  response.writeHead(status).end(body ?? undefined);
}

/** Answers a request with an error, in plain text. */
export function sendProblem(response: ServerResponse, status: Problem): void {
  sendReply(response, problemReply(status));
}

/** A whole error response as text, for a connection without a valid request. */
export function problemMessage(status: Problem): string {
  const { headers, body } = problemReply(status);
  const lines = Object.entries({ ...commonHeaders, ...headers, Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${new TextDecoder().decode(body ?? undefined)}`;
}
