import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStorage, readLive, rollbackApps, storageAt } from '../../delivery/index.ts';
import { commandsOf } from '../../lab/journeys/read-commands.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { whole } from '../sample.ts';
import { ask } from '../serving/ask.ts';
import { freePort } from '../serving/free-port.ts';
import { varnish, varnishConfiguration } from '../serving/run-varnish.ts';
import { root } from '../site/root.ts';
import { bucket, useObjectStore } from './object-store.ts';

/** The commands that docs/operations.md gives to operators. */
const commands = commandsOf(
  readFileSync(join(root, 'docs/operations.md'), 'utf8'),
  'From one machine to a bucket, two servers and a cache',
);

/** CI has Varnish: a missing one is a failure there. */
const runs = varnish !== undefined || process.env.WEB_SERVERS === 'required';
if (!runs) console.warn('Skipped: the commands from one machine to many, for Varnish is not installed. CI runs them.');

/** The time after which every server has a release, in milliseconds; longer where all tests share the processors. */
const promised = whole ? 1_000 : 15_000;

describe.runIf(runs)('the commands from one machine to a bucket, two servers and a cache', () => {
  const own = useOwnSite();
  const started: ChildProcess[] = [];
  const stored = `s3://${bucket}/ten-commands-${process.pid}`;
  const ports = { one: 0, two: 0, cache: 0 };
  let substitutions: [RegExp, string][];

  beforeAll(async () => {
    await useObjectStore();
    for (const name of ['one', 'two', 'cache'] as const) ports[name] = await freePort();
    const [folder, configuration] = [join(own.folder, 'store'), join(own.folder, 'varnish.vcl')];
    await own.putInto(new FileStorage(folder));
    await writeFile(configuration, varnishConfiguration(ports.one, ports.two));
    // Replaces the paths, ports and application of the document with those of this test; Varnish stays in the
    // foreground.
    substitutions = [
      [/\b4174\b/g, String(ports.one)],
      [/\b4175\b/g, String(ports.two)],
      [/:6081\b/g, `:${ports.cache}`],
      [/s3:\/\/example-site\/mint-row/g, stored],
      [/\/srv\/mint-row/g, folder],
      [/\$PWD\/\S+\/varnish\.vcl/, configuration],
      [/^varnishd (.*)$/, `varnishd -j none -F -n ${join(own.folder, 'varnish')} $1 &`],
      [/publish marvel/, `publish marvel --artifact ${own.next.folder}`],
    ];
  });
  afterAll(async () => {
    for (const child of started) {
      // Waits for the child processes too, which write to the same pipes and may end later.
      const ended = once(child, 'close');
      process.kill(-Number(child.pid), 'SIGTERM');
      await ended;
    }
  });

  /** Runs a command to its end, or, if it stays in the background, until it is stopped. */
  async function run(command: string): Promise<string> {
    const line = substitutions.reduce((so, [from, to]) => so.replace(from, to), command);
    const stays = line.endsWith(' &');
    const child = spawn('sh', ['-c', line.replace(/ &$/, '')], { cwd: root, detached: stays });
    if (stays) started.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    if (stays) return '';
    const [code] = await once(child, 'close');
    expect(code, `${line}\n${output}`).toBe(0);
    return output;
  }

  const page = async (port: number) => {
    const { status, body } = await ask(port, '/marvel');
    return `${status} ${/<h1>(\w+)/.exec(String(body))?.[1]}`;
  };
  const everywhere = () => Promise.all([ports.one, ports.two, ports.cache].map(page));
  const all = (seen: string) => [seen, seen, seen];

  /** @param live the latest time at which a release became live */
  async function seenByAll(seen: string, live: number): Promise<void> {
    for (;;) {
      const asked = performance.now();
      if ((await everywhere()).every((one) => one === seen)) return;
      expect(asked - live).toBeLessThan(promised);
      await wait(10);
    }
  }

  it('are ten, and lead to a live site', async () => {
    expect(commands).toHaveLength(10);
    const outputs: string[] = [];
    for (const command of commands.slice(0, 8)) outputs.push(await run(command));
    const health = [...(outputs[5] ?? '').matchAll(/\{.*?\}/g)].map(([json]) => JSON.parse(json) as unknown);
    const live = await readLive(storageAt(stored));
    const fine = { generation: live?.generation, snapshot: live?.snapshot, store: 'readable' };
    expect(live).toMatchObject({ generation: 3, action: 'unfreeze', frozen: null });
    expect(health).toEqual([fine, fine]);
    expect(outputs[7]).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)*X-Varnish: /);
    expect(await everywhere()).toEqual(all('200 one'));

    await run(commands[8] ?? '');
    await seenByAll('200 two', performance.now());
    expect(JSON.parse(await run(commands[9] ?? ''))).toMatchObject({ generation: 4, store: 'readable' });

    await rollbackApps(storageAt(stored), ['marvel'], options);
    await seenByAll('200 one', performance.now());
  });

  it('leave the folder as it was, frozen', async () => {
    expect(await readLive(new FileStorage(join(own.folder, 'store')))).toMatchObject({
      action: 'freeze',
      generation: 2,
    });
  });

  it('leave a site that outlives one of the servers', async () => {
    const [one] = started as [ChildProcess];
    process.kill(-Number(one.pid), 'SIGKILL');
    await expect.poll(() => ask(ports.one, '/').catch(() => 'gone'), { timeout: 20_000 }).toBe('gone');
    for (let asked = 0; asked < 20; asked += 1) expect(await page(ports.cache)).toBe('200 one');
    started.shift();
  });
});
