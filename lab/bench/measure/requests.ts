import type { CDPSession } from '@playwright/test';

/** A request, as the developer tools report it. Times are in seconds of their clock. */
export interface SeenRequest {
  url: string;
  started: number;
  /**
   * The time from which the answer can cause requests: a document from its first bytes on, anything else once complete.
   */
  useful: number;
  fromCache: boolean;
  /** The bytes that came over the line, headers included. */
  bytes: number;
}

/** Records every request of a page. Call it before the page goes anywhere. */
export function watchRequests(session: CDPSession): SeenRequest[] {
  const byId = new Map<string, SeenRequest>();
  const seen: SeenRequest[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('https:')) return;
    const unanswered = { useful: Number.POSITIVE_INFINITY, fromCache: false, bytes: 0 };
    const entry = { url: request.url, started: timestamp, ...unanswered };
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
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = byId.get(requestId);
    if (!entry) return;
    entry.useful = Math.min(entry.useful, timestamp);
    if (!entry.fromCache) entry.bytes = encodedDataLength;
  });
  return seen;
}

/**
 * The number of rounds of requests: the document is the first round, requests that begin once it answers are the
 * second, requests that begin when one of the second is complete are the third … Answers of the cache do not count.
 */
export function roundsOf(requests: readonly SeenRequest[]): number {
  const depths = new Map<SeenRequest, number>();
  for (const request of requests.filter(({ fromCache }) => !fromCache)) {
    const before = [...depths].filter(([{ useful }]) => useful <= request.started).map(([, depth]) => depth);
    depths.set(request, Math.max(0, ...before) + 1);
  }
  return Math.max(0, ...depths.values());
}
