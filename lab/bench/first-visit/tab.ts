import type { Browser, CDPSession } from '@playwright/test';

/** A tab, controlled by commands of the Chrome DevTools Protocol. */
export type Tab = Pick<CDPSession, 'send'> & { close: () => Promise<void> };

/**
 * Opens a tab like a visitor's. Playwright’s own tabs, as Lighthouse’s and those of developers, report the activity of
 * scripts (`Runtime.enable`). With that on, Chromium 156 parses React’s module again when the module makes its five
 * errors, for their stacks: 60 to 90 ms on the throttled processor, which no visitor pays.
 */
export async function openTab(browser: Browser): Promise<Tab> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId });
  const waiting = new Map<number, { resolve: (result: object) => void; reject: (error: Error) => void }>();
  root.on('Target.receivedMessageFromTarget', (event) => {
    const { id, result, error } = JSON.parse(event.message) as Answer;
    const asked = waiting.get(id ?? 0);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result ?? {});
  });
  let last = 0;
  const send = (method: string, params: object = {}) =>
    new Promise<object>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      root
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: last, method, params }) })
        .catch(reject);
    });
  const close = async () => {
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  };
  // The protocol gives each method the answer of its name.
  return { send: send as CDPSession['send'], close };
}

/** The answer to a command, or an event; events have no id. */
interface Answer {
  id?: number;
  result?: object;
  error?: { message: string };
}
