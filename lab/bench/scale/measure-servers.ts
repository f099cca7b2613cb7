import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { webServers } from '../../../delivery/index.ts';
import { ask } from '../../../tests/serving/ask.ts';
import { runWebServer } from '../../../tests/serving/run-web-server.ts';
import { missing } from '../../../tests/serving/web-server-programs.ts';
import { root } from '../../../tests/site/root.ts';
import { askPages } from './ask-pages.ts';
import { residentOf } from './peak-memory.ts';
import type { Figures } from './table.ts';

interface Running {
  port: number;
  pid: number;
  stop: () => Promise<void> | void;
}

/**
 * Measures one and two servers of each installed kind with the same site.
 * @param folder the store's folder
 * @param bucket the address of the same store in a bucket
 */
export async function measureServers(folder: string, bucket: string): Promise<Record<string, Figures>> {
  const starts: Record<string, () => Promise<Running>> = {
    node: () => startNode(folder),
    'node, bucket': () => startNode(bucket),
  };
  for (const name of webServers) {
    const lacking = missing(name);
    if (lacking) console.log(`    ${name.padEnd(12)} is not measured: ${lacking}`);
    else starts[name] = () => runWebServer(name, folder);
  }
  const figures: Record<string, Figures> = {};
  for (const [name, start] of Object.entries(starts)) {
    const measured = await measure(start);
    figures[name] = measured;
    console.log(
      `    ${name.padEnd(12)} ${Math.round(measured.one ?? 0)} requests/s, two ${Math.round(measured.two ?? 0)}`,
    );
  }
  return figures;
}

async function measure(start: () => Promise<Running>): Promise<Figures> {
  const running: Running[] = [];
  try {
    const first = await start();
    running.push(first);
    const { body } = await ask(first.port, '/sitemap.xml');
    const pages = [...String(body).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    // The first pass warms the server, so that its one-time work is not measured.
    await askPages([first.port], pages);
    const one = await askPages([first.port], pages);
    const memory = residentOf(first.pid);
    const second = await start();
    running.push(second);
    await askPages([second.port], pages);
    const two = await askPages([first.port, second.port], pages);
    return { one: one.perSecond, p99: one.p99, two: two.perSecond, memory };
  } finally {
    for (const server of running) await server.stop();
  }
}

async function startNode(store: string): Promise<Running> {
  const child = fork(join(root, 'tests/serving/serve-process.ts'), [store], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [port] = (await once(child, 'message')) as [number];
  return { port, pid: Number(child.pid), stop: () => void child.kill() };
}
