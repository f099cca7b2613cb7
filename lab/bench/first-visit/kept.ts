import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { paths } from '@mint-row/kit/contract';
import type { Browser, BrowserContext } from '@playwright/test';
import { type Conditions, impose, throttled } from '../measure/conditions.ts';
import { measureLoad } from '../measure/load.ts';
import type { Measured } from '../measure/metrics.ts';
import { installProbe } from '../measure/probe.ts';
import { summarize } from '../report/statistics.ts';
import { viewport } from '../run.ts';

/** A line to the site: the worker's requests take it, too, which the conditions of a tab do not slow down. */
type Line = Pick<Conditions, 'name' | 'latency' | 'bandwidth'>;

const lines: readonly Line[] = [
  { ...throttled, name: '150 ms, 1.6 Mbit/s' },
  { name: '5 ms, 40 Mbit/s', latency: 5, bandwidth: 40_000_000 },
];

/** The processor of a tab; that of a worker cannot be slowed down. */
const processor: Conditions = { name: 'processor', latency: 0, bandwidth: null, cpu: throttled.cpu };

const figures = ['ttfb', 'fcp', 'page'] as const;
type Figure = (typeof figures)[number];

/**
 * Compares the visits of two returning visitors, one of whom keeps pages for offline use and whose worker has to start, in
 * pairs, of which every second one begins with the other.
 * @param url the address of the site
 * @param pairs how many, for each page and line
 * @returns rows of a table: medians of the differences in milliseconds, with their quartiles
 */
export async function compareKept(browser: Browser, url: string, pairs: number): Promise<string[][]> {
  const rows = [['page', 'line', 'first byte', 'first paint', 'interactive']];
  const relay = await startRelay(Number(new URL(url).port));
  const origin = `${new URL(url).protocol}//${new URL(url).hostname}:${relay.port}`;
  const options = { viewport, deviceScaleFactor: 1.75 };
  const [keeping, plain] = [await browser.newContext(options), await browser.newContext(options)];
  try {
    for (const context of [keeping, plain]) await context.addInitScript('globalThis.__name = (value) => value');
    for (const context of [keeping, plain]) await context.addInitScript(installProbe);
    await keepPages(keeping, origin);
    for (const path of [paths.binder, paths.home]) {
      for (const line of lines) {
        relay.use(line);
        // Both browsers have the page's files.
        for (const context of [keeping, plain]) await visitAgain(context, origin + path);
        const visits: { kept: Measured; other: Measured }[] = [];
        for (let pair = 0; pair < pairs; pair += 1) {
          const before = pair % 2 === 0 ? null : await visitAgain(plain, origin + path);
          const kept = await visitAgain(keeping, origin + path);
          visits.push({ kept, other: before ?? (await visitAgain(plain, origin + path)) });
        }
        const differenceOf = (figure: Figure) =>
          visits.map(({ kept, other }) => (kept[figure] ?? 0) - (other[figure] ?? 0));
        const row = [path, line.name, ...figures.map((figure) => described(differenceOf(figure)))];
        console.log(row.join('  '));
        rows.push(row);
      }
    }
    return rows;
  } finally {
    await Promise.all([keeping.close(), plain.close()]);
    relay.stop();
  }
}

/** "+32 (+20 to +41)" */
function described(differences: readonly number[]): string {
  const { median, low, high } = summarize(differences) ?? { median: 0, low: 0, high: 0 };
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value))}`;
  return `${signed(median)} (${signed(low)} to ${signed(high)})`;
}

/** Keeps the pages as a visitor does. */
async function keepPages(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin + paths.binder);
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Keep for offline, / }).click();
  await dialog.getByText(/^Kept: /).waitFor();
  await page.close();
}

/** A visit in a new tab, by a browser whose worker, if it has one, does not run. */
async function visitAgain(context: BrowserContext, address: string): Promise<Measured> {
  const page = await context.newPage();
  const session = await impose(page, processor);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('ServiceWorker.disable');
  const figures = await measureLoad(page, session, address, true);
  await page.close();
  return figures;
}

/** Passes everything on between browsers and a port of this machine, at the pace of a line, which all connections share. */
async function startRelay(port: number) {
  let line: Line | null = null;
  const sockets = new Set<Socket>();
  const passOn = (from: Socket, to: Socket, pace: { free: number }) => {
    let sent = Promise.resolve();
    from.on('data', (chunk) => {
      const now = performance.now();
      pace.free = Math.max(now, pace.free) + (line?.bandwidth ? (chunk.length * 8000) / line.bandwidth : 0);
      const wait = pace.free + (line?.latency ?? 0) / 2 - now;
      const arrived = setTimeout(wait);
      sent = sent.then(() => arrived).then(() => void to.write(chunk));
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
    sockets.add(from);
  };
  const [up, down] = [{ free: 0 }, { free: 0 }];
  const server = createServer((browser) => {
    const site = connect(port, '127.0.0.1');
    passOn(browser, site, up);
    passOn(site, browser, down);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    use(next: Line) {
      line = next;
    },
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
