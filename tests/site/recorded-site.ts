import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Upstream } from './upstream.ts';

/** A site at another address, which records its requests. */
export interface RecordedSite {
  url: string;
  asked: { method: string; url: string; headers: IncomingHttpHeaders }[];
  /** The addresses that it answers with 404. */
  missing: Set<string>;
  stop: () => void;
}

/** Starts a server that answers from the site at an origin. */
export async function recordSite(origin: string): Promise<RecordedSite> {
  const site = new Upstream(origin);
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    recorded.asked.push({ method, url, headers });
    site.ask(method, url).then(
      (answer) => {
        response.writeHead(recorded.missing.has(url) ? 404 : answer.status, answer.headers);
        response.end(answer.body);
      },
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const recorded: RecordedSite = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    missing: new Set(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return recorded;
}
