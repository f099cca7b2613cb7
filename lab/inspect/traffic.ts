import type { Page } from '@playwright/test';

/** The bytes of an application's files that were transferred so far. */
export interface Weight {
  transferred: number;
  javaScript: number;
}

/** The bytes that the browser has transferred since the page was opened, by application. */
export interface Traffic {
  of: (app: string) => Weight;
  /** The documents themselves, which contain the styles of both shell and remote. */
  documents: () => number;
}

/** The application that an address belongs to; null for documents and for files of the whole site. */
export function appOf(address: string): string | null {
  const [, shell, remote] = /^\/(?:(shell)|remotes\/([^/]+))\//.exec(new URL(address).pathname) ?? [];
  return shell ?? remote ?? null;
}

/**
 * Records the bytes that a page transfers, as the browser itself reports them. Call it before the page goes anywhere.
 */
export async function recordTraffic(page: Page): Promise<Traffic> {
  const network = await page.context().newCDPSession(page);
  const requests = new Map<string, { url: string; type: string }>();
  const weights = new Map<string, Weight>();
  let documents = 0;
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    requests.set(requestId, { url: response.url, type });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request?.url.startsWith('http')) return;
    const app = appOf(request.url);
    if (request.type === 'Document') documents += encodedDataLength;
    if (app === null) return;
    const { transferred, javaScript } = weights.get(app) ?? { transferred: 0, javaScript: 0 };
    const code = new URL(request.url).pathname.endsWith('.js') ? encodedDataLength : 0;
    weights.set(app, { transferred: transferred + encodedDataLength, javaScript: javaScript + code });
  });
  await network.send('Network.enable');
  return { of: (app) => weights.get(app) ?? { transferred: 0, javaScript: 0 }, documents: () => documents };
}
