import { createServer, request } from 'node:http';
import { site } from '@mint-row/kit/content';
import { expect, test } from '@playwright/test';
import { listening } from '../serving/listening.ts';
import { siteUrl } from '../site/addresses.ts';

const formerPage = (script: string) =>
  `<!doctype html><title>Former</title><h1>Former</h1><script>navigator.serviceWorker.register('${script}')</script>`;

/** A service worker that answers every page from its cache, whatever is at the address now. */
const formerWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith((async () => {
  const cache = await caches.open('former');
  await cache.put('/', new Response('<h1>Former, cached</h1>', { headers: { 'content-type': 'text/html' } }));
  return cache.match('/');
})()));`;

for (const script of site.formerServiceWorkers) {
  test(`a visitor with the service worker of a former application at ${script} sees this site`, async ({ page }) => {
    let isFormer = true;
    const server = createServer((incoming, response) => {
      if (isFormer) {
        const isScript = incoming.url === script;
        response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
        return void response.end(isScript ? formerWorker : formerPage(script));
      }
      const { method, url = '/', headers } = incoming;
      request(new URL(url, siteUrl()), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }).end();
    });
    const origin = `http://127.0.0.1:${await listening(server)}`;
    try {
      await page.goto(origin);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await page.goto(`${origin}/marvel`);
      await expect(page.locator('h1')).toHaveText('Former, cached');
      isFormer = false;
      await page.reload();
      await expect(page.locator('h1')).toHaveText(/Marvel/);
      const left = () =>
        page.evaluate(async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys()]);
      await expect.poll(left).toEqual([[], []]);
      await page.reload();
      await expect(page.locator('h1')).toHaveText(/Marvel/);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
}
