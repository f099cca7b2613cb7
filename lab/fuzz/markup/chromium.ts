import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { browserLaunchOptions } from '../../../tests/browser.ts';
import { faultsInFrames } from './faults-in-frames.ts';
import { type ReadFrame, readFrames } from './read-frames.ts';

/** Chromium's view of a document. */
export interface Seen {
  /** Null for another document than the expected one. */
  read: ReadFrame | null;
  /** Actions, requests and hidden elements that a page must not have; empty when all is well. */
  faults: readonly string[];
}

/** A browser that opens documents side by side, each in a frame, without a policy, so that all code in them runs. */
export async function startChromium() {
  let documents: readonly string[] = [];
  const server = createServer((request, response) => {
    const index = /^\/document-(\d+)$/.exec(request.url ?? '')?.[1];
    const frames = documents.map((_, each) => `<iframe src="/document-${each}"></iframe>`);
    const outer = `<!doctype html><script>let runs = 0; function ran() { runs += 1; }</script>${frames.join('')}`;
    const body = request.url === '/' ? outer : index === undefined ? '' : documents[Number(index)];
    response.writeHead(body ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(await browserLaunchOptions());
  const page = await browser.newPage();
  // tsx wraps named functions in this helper.
  await page.addInitScript('globalThis.__name = (one) => one');
  await page.goto(`${origin}/`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) asked.push(`${request.frame().url()} asks for ${request.url()}`);
  });
  return {
    /** Opens documents in Chromium. The first of them has no content of a remote. */
    async look(all: readonly string[]): Promise<readonly Seen[]> {
      documents = all;
      asked.length = 0;
      await page.goto(`${origin}/`, { waitUntil: 'load' });
      const faults = await page.evaluate(faultsInFrames);
      const read = await page.evaluate(readFrames);
      const runs = await page.evaluate('runs');
      // Opening the documents one by one shows the one at fault.
      const common = [...asked, ...(runs ? ['code runs'] : [])];
      return read.map((one, index) => ({
        read: one,
        faults: index === 0 ? [] : [...(faults[index] ?? []), ...common],
      }));
    },
    /** The property names of windows, documents and forms, which an element might hide. */
    namesInUse: (): Promise<string[]> =>
      page.evaluate(() => {
        const ofObject = (of: object | null): string[] =>
          of ? [...Object.getOwnPropertyNames(of), ...ofObject(Object.getPrototypeOf(of))] : [];
        return [...new Set([window, document, document.createElement('form')].flatMap(ofObject))];
      }),
    async stop(): Promise<void> {
      await browser.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
