import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../serving/free-port.ts';
import { configurationOf } from './ceph-configuration.ts';
import { credentials } from './s3-server.ts';

const runFile = promisify(execFile);

/** The maximum duration of one step, in milliseconds. */
const stepTimeoutMs = 60_000;

/** The keys that the monitor knows, and the capabilities of each. */
const keys = {
  'mon.': ['mon', 'allow *'],
  'client.admin': ['mon', 'allow *', 'osd', 'allow *', 'mgr', 'allow *'],
  'client.rgw.tests': ['mon', 'allow rwx', 'osd', 'allow rwx'],
  'mgr.tests': ['mon', 'allow profile mgr', 'osd', 'allow *'],
  'osd.0': ['mon', 'allow profile osd', 'osd', 'allow *', 'mgr', 'allow profile osd'],
};

/** A Ceph of one node with its S3 gateway, in a temporary folder and in memory. */
export interface Ceph {
  /** The gateway's address; `credentials` may use it. */
  url: string;
  /** Kills its processes and removes its folder. */
  stop: () => void;
}

/**
 * Starts Ceph: a monitor, a manager, an object storage daemon whose objects are in memory, and a gateway. They are
 * child processes of this one and end with it.
 * @throws Error with the ends of all logs when a part does not start in time
 */
export async function startCeph(): Promise<Ceph> {
  const folder = mkdtempSync(join(tmpdir(), 'mint-row-ceph-'));
  const daemons: ChildProcess[] = [];
  const stop = () => {
    process.off('exit', stop);
    for (const daemon of daemons) daemon.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stop);
  try {
    return { url: await start(folder, daemons), stop };
  } catch (error) {
    const logs = `${(error as Error).message}\n${logsIn(folder)}`;
    stop();
    throw new Error(`Ceph does not start: ${logs}`, { cause: error });
  }
}

async function start(folder: string, daemons: ChildProcess[]): Promise<string> {
  const [fsid, osd, monitor, gateway] = [randomUUID(), randomUUID(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${gateway}`;
  const [configuration, keyring, map] = ['ceph.conf', 'keyring', 'monmap'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const name of ['log', 'run', 'mon', 'osd', 'mgr', 'rgw']) mkdirSync(join(folder, name));
  writeFileSync(configuration, configurationOf({ folder, fsid, monitor, gateway }));
  const run = (program: string, ...args: string[]) => runFile(program, args, { cwd: folder, timeout: stepTimeoutMs });
  const daemon = (program: string, ...args: string[]) =>
    daemons.push(spawn(program, ['-f', '-c', configuration, ...args], { cwd: folder, stdio: 'ignore' }));

  await run('ceph-authtool', '--create-keyring', keyring);
  for (const [name, caps] of Object.entries(keys)) {
    const given = caps.flatMap((word, index) => (index % 2 ? [word] : ['--cap', word]));
    await run('ceph-authtool', keyring, '--gen-key', '--name', name, ...given);
  }
  await run('monmaptool', '--create', '--fsid', fsid, '--add', 'tests', `127.0.0.1:${monitor}`, map);
  const monitorArgs = ['-c', configuration, '--id', 'tests'];
  await run('ceph-mon', ...monitorArgs, '--mkfs', '--monmap', map, '--keyring', keyring);
  daemon('ceph-mon', '--id', 'tests');
  await run('ceph', '-c', configuration, 'osd', 'new', osd);
  await run('ceph-osd', '-c', configuration, '--id', '0', '--mkfs', '--osd-uuid', osd);
  daemon('ceph-osd', '--id', '0');
  daemon('ceph-mgr', '--id', 'tests');
  await until('the object storage daemon is up', async () =>
    (await run('ceph', '-c', configuration, 'osd', 'stat')).stdout.includes('1 up'),
  );
  const { AWS_ACCESS_KEY_ID: access, AWS_SECRET_ACCESS_KEY: secret } = credentials;
  const user = ['--uid=tests', '--display-name=tests', `--access-key=${access}`, `--secret-key=${secret}`];
  await run('radosgw-admin', '-c', configuration, 'user', 'create', ...user);
  daemon('radosgw', '--name', 'client.rgw.tests');
  await until('the gateway answers', async () => (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok);
  return url;
}

/** @throws Error when the condition does not come true in time */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + stepTimeoutMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`In ${stepTimeoutMs / 1000} s it did not come so far that ${what}.`);
    await wait(200);
  }
}

/** The end of each log, for readers of CI's output. */
function logsIn(folder: string): string {
  return readdirSync(join(folder, 'log'))
    .map((name) => `${name}:\n${readFileSync(join(folder, 'log', name), 'utf8').slice(-4000)}`)
    .join('\n');
}
