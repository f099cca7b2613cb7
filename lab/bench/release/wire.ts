import { registryPath } from '@mint-row/kit/contract';
import type { CDPSession } from '@playwright/test';

/** What bytes on the wire are spent on. Answers that nothing has changed are a kind of their own. */
export const kinds = ['documents', 'modules', 'styles', 'drawings', 'data', 'registry', '304'] as const;
export type Kind = (typeof kinds)[number];

/** An answer from the network. */
export interface Answer {
  path: string;
  kind: Kind;
  status: number;
  /** Its bytes on the wire: the body as it is sent, and the headers. */
  bytes: number;
  /** Of these, the body. */
  body: number;
}

/** Counts all answers of a tab, as HTTP/1.1 sends them; what comes from the cache is not among them. */
export class Wire {
  readonly answers: Answer[] = [];
  #waiting = new Map<string, { path: string; type: string; status: number; headers: number; isCached: boolean }>();

  /** @param session of a tab that has not gone anywhere yet */
  static async of(session: CDPSession): Promise<Wire> {
    const wire = new Wire();
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return;
      const { pathname } = new URL(request.url);
      wire.#waiting.set(requestId, { path: pathname, type: type ?? '', status: 0, headers: 0, isCached: false });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      const request = wire.#waiting.get(requestId);
      if (request) request.isCached = true;
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const request = wire.#waiting.get(requestId);
      if (!request) return;
      request.headers = response.encodedDataLength;
      request.status ||= response.status;
      if (response.fromDiskCache) request.isCached = true;
    });
    // The status on the wire: the browser makes a 200 of what it revalidated.
    session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      const request = wire.#waiting.get(requestId);
      if (request) request.status = statusCode;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      wire.#note(requestId, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId, errorText }) => {
      const request = wire.#waiting.get(requestId);
      if (request) wire.failures.push(`${request.path}: ${errorText}`);
      wire.#waiting.delete(requestId);
    });
    await session.send('Network.enable');
    return wire;
  }

  readonly failures: string[] = [];

  /** Whether every request has been answered. */
  get isQuiet(): boolean {
    return this.#waiting.size === 0;
  }

  #note(requestId: string, bytes: number): void {
    const request = this.#waiting.get(requestId);
    this.#waiting.delete(requestId);
    if (!request || (request.isCached && bytes === 0)) return;
    const { path, type, status, headers } = request;
    const kind = status === 304 ? '304' : kindOf(path, type);
    this.answers.push({ path, kind, status, bytes, body: status === 304 ? 0 : bytes - headers });
  }
}

function kindOf(path: string, type: string): Kind {
  if (type === 'Document') return 'documents';
  if (path === registryPath) return 'registry';
  if (/\.m?js$/.test(path)) return 'modules';
  if (path.endsWith('.css')) return 'styles';
  return /\.(svg|jpg|png|webp|ico)$/.test(path) ? 'drawings' : 'data';
}
