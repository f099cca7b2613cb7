import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer, type LiveSite, serveSite } from '../../../delivery/index.ts';

/** How many requests are made, and how many of them at once. */
const requests = 4000;
const atOnce = 16;

/** Serves a site and asks for pages of it, spread over all; says how many it answers in a second, and how slow it is. */
export async function serveAndAsk(live: LiveSite): Promise<Record<string, number>> {
  const server = serveSite(live).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get(
        {
          port,
          path,
          agent,
          headers: { host: 'localhost', 'accept-encoding': path.endsWith('.xml') ? 'identity' : 'br' },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            answer.statusCode === 200
              ? resolve(String(Buffer.concat(parts)))
              : reject(new Error(`${path} answered ${answer.statusCode}.`)),
          );
        },
      ).on('error', reject);
    });
  const pages = [...(await ask('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const times: number[] = [];
  const began = performance.now();
  let next = 0;
  const visitor = async () => {
    while (next < requests) {
      // A prime stride visits all pages in no order.
      const path = pages[(next * 7919) % pages.length] ?? '/';
      next += 1;
      const asked = performance.now();
      await ask(path);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const perSecond = requests / ((performance.now() - began) / 1000);
  agent.destroy();
  await closeServer(server, 0);
  times.sort((a, b) => a - b);
  return { perSecond, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}
