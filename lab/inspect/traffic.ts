import type { Page } from '@playwright/test';

/** What an application's files have cost so far, in bytes as they were transferred. */
export interface Weight {
  transferred: number;
  javaScript: number;
}

/** What the browser has transferred, by application, since the page was opened. */
export interface Traffic {
  of: (app: string) => Weight;
  /** The documents themselves, which contain the styles of both shell and remote. */
  documents: () => number;
}

/** The application that an address belongs to; null for a document and what belongs to the whole site. */
export function appOf(address: string): string | null {
  const [, shell, remote] = /^\/(?:(shell)|remotes\/([^/]+))\//.exec(new URL(address).pathname) ?? [];
  return shell ?? remote ?? null;
}

/** Records what a page transfers, as the browser itself reports it. Call it before the page goes anywhere. */
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
