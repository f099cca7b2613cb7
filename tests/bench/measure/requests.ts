import type { CDPSession } from '@playwright/test';

/** A request, as the developer tools saw it. Times are in seconds of their clock. */
export interface SeenRequest {
  url: string;
  initiator: string | null;
  started: number;
  ended: number | null;
  fromCache: boolean;
}

/** Notes every request of a page. Call it before the page goes anywhere. */
export function watchRequests(session: CDPSession): SeenRequest[] {
  const byId = new Map<string, SeenRequest>();
  const seen: SeenRequest[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
    if (!request.url.startsWith('https:')) return;
    const frame = initiator.stack?.callFrames.at(0) ?? initiator.stack?.parent?.callFrames.at(0);
    const entry: SeenRequest = {
      url: request.url,
      initiator: initiator.url ?? frame?.url ?? null,
      started: timestamp,
      ended: null,
      fromCache: false,
    };
    byId.set(requestId, entry);
    seen.push(entry);
  });
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const entry = byId.get(requestId);
    if (entry) entry.ended = timestamp;
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const entry = byId.get(requestId);
    if (entry) entry.fromCache = true;
  });
  return seen;
}

/**
 * The longest chain of requests, each of which was asked for by what the one before brought: the document is the
 * first round, what its markup names the second, what that imports the third …
 */
export function roundsOf(requests: readonly SeenRequest[]): number {
  const depths = new Map<string, number>();
  for (const { url, initiator } of requests) {
    if (depths.has(url)) continue;
    depths.set(url, (initiator === null || initiator === url ? 0 : (depths.get(initiator) ?? 0)) + 1);
  }
  return Math.max(0, ...depths.values());
}
