import type { CDPSession } from '@playwright/test';

/** A request, as the developer tools saw it. Times are in seconds of their clock. */
export interface SeenRequest {
  url: string;
  started: number;
  /** When what it brought could ask for more: a document from its first bytes on, anything else when it is whole. */
  useful: number;
  fromCache: boolean;
}

/** Notes every request of a page. Call it before the page goes anywhere. */
export function watchRequests(session: CDPSession): SeenRequest[] {
  const byId = new Map<string, SeenRequest>();
  const seen: SeenRequest[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('https:')) return;
    const entry = { url: request.url, started: timestamp, useful: Number.POSITIVE_INFINITY, fromCache: false };
    byId.set(requestId, entry);
    seen.push(entry);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const entry = byId.get(requestId);
    if (entry) entry.fromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response, type, timestamp }) => {
    const entry = byId.get(requestId);
    if (!entry) return;
    if (response.fromDiskCache) entry.fromCache = true;
    if (type === 'Document') entry.useful = timestamp;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const entry = byId.get(requestId);
    if (entry) entry.useful = Math.min(entry.useful, timestamp);
  });
  return seen;
}

/**
 * How many requests followed upon one another: the document is the first round, what begins once it answers the second,
 * what begins when something of the second is whole the third … Answers of the cache wait for nothing and count for
 * nothing.
 */
export function roundsOf(requests: readonly SeenRequest[]): number {
  const depths = new Map<SeenRequest, number>();
  for (const request of requests.filter(({ fromCache }) => !fromCache)) {
    const before = [...depths].filter(([{ useful }]) => useful <= request.started).map(([, depth]) => depth);
    depths.set(request, Math.max(0, ...before) + 1);
  }
  return Math.max(0, ...depths.values());
}
