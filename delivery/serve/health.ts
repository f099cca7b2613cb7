import type { ServerResponse } from 'node:http';
import { problemHeaders, setHeaders } from '@mint-row/kit/headers';

/** Where a server says what it serves, for load balancers and monitors. It is no address of the site. */
export const healthPath = '/health.json';

/** What a server serves, and whether it would know of something newer. */
export interface Health {
  generation: number;
  snapshot: string;
  /** "unreadable" while the store, or what is newest in it, cannot be read: what was known is served meanwhile. */
  store: 'readable' | 'unreadable';
}

/** Answers with 200 whatever the store is like: visitors get the site, and no load balancer should give up all servers. */
export function sendHealth(response: ServerResponse, health: Health): void {
  const text = `${JSON.stringify(health)}\n`;
  setHeaders(response, problemHeaders);
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
