import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../site/root.ts';
import { freePort } from './free-port.ts';
import { installed } from './web-server-programs.ts';

/** The folder of our configuration and rules. */
export const prometheusFolder = join(root, 'delivery/operate/prometheus');

/** The program, if it is installed. */
export const prometheus = installed('prometheus');

/** How long it may take to start, in milliseconds. */
const startTimeoutMs = 30_000;

/** An alert, as Prometheus answers. */
export interface Alert {
  state: 'pending' | 'firing';
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

/** A Prometheus that watches servers. */
export interface RunningPrometheus {
  /** Its address. */
  at: string;
  /** The alerts of this moment, pending or firing. */
  alerts: () => Promise<Alert[]>;
  /** The values of a query, at this moment. */
  values: (query: string) => Promise<string[]>;
  /** Stops it, and removes what it has stored. */
  stop: () => Promise<void>;
}

/**
 * Runs Prometheus with our configuration, but for the servers, and fifteen times as fast: it looks every second, and what
 * has to be so for a minute has to be so for four seconds.
 * @param ports the servers' ports for operators
 * @throws Error with its output when it does not start
 */
export async function runPrometheus(ports: readonly number[]): Promise<RunningPrometheus> {
  const read = (file: string) => readFile(join(prometheusFolder, file), 'utf8');
  const own = await mkdtemp(join(tmpdir(), 'mint-row-prometheus-'));
  const targets = `targets: [${ports.map((port) => `'127.0.0.1:${port}'`).join(', ')}]`;
  const configuration = (await read('prometheus.yml')).replace(/targets: .*/, targets).replaceAll('15s', '1s');
  await writeFile(join(own, 'prometheus.yml'), configuration);
  const rules = (await read('alerts.yml')).replaceAll(/for: (\d+)m/g, (_, minutes) => `for: ${4 * Number(minutes)}s`);
  await writeFile(join(own, 'alerts.yml'), rules);
  const port = await freePort();
  const child = spawn(
    prometheus ?? 'prometheus',
    [
      `--config.file=${own}/prometheus.yml`,
      `--storage.tsdb.path=${own}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += String(chunk);
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const at = `http://127.0.0.1:${port}`;
  const end = performance.now() + startTimeoutMs;
  while (!(await fetch(`${at}/-/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null || performance.now() > end) {
      kill();
      throw new Error(`Prometheus does not start:\n${output}`);
    }
    await wait(100);
  }
  const ask = async (path: string) => (await fetch(`${at}/api/v1/${path}`)).json();
  return {
    at,
    alerts: async () => ((await ask('alerts')) as { data: { alerts: Alert[] } }).data.alerts,
    values: async (query) => {
      const { data } = (await ask(`query?query=${encodeURIComponent(query)}`)) as {
        data: { result: { value: [number, string] }[] };
      };
      return data.result.map(({ value }) => value[1]);
    },
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode === null) {
        child.kill();
        await once(child, 'exit');
      }
      await rm(own, { recursive: true, force: true });
    },
  };
}
