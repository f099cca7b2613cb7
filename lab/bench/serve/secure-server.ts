import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

/** Answers one request of a variant. */
export type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => Promise<void> | void;

/** A variant that is being served over HTTP/2 and TLS. */
export interface ServedVariant {
  url: string;
  stop: () => Promise<void>;
}

/** Serves a variant at a port, and so an origin, of its own. */
export async function serveSecurely(handler: Handler, { key, cert }: Certificate): Promise<ServedVariant> {
  const server = createSecureServer({ key, cert }, (request, response) => {
    Promise.resolve(handler(request, response)).catch((error: unknown) => {
      console.error(`${request.url}:`, error);
      response.stream.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
