import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { startCeph } from '../../tests/bucket/ceph.ts';
import { bucket } from '../../tests/bucket/object-store.ts';
import { credentials } from '../../tests/bucket/s3-server.ts';
import { commandLine } from '../../tests/release/command.ts';
import { freePort } from '../../tests/serving/free-port.ts';
import { type RunningPrometheus, runPrometheus } from '../../tests/serving/run-prometheus.ts';
import { runVarnish } from '../../tests/serving/run-varnish.ts';
import { answers } from '../../tests/serving/run-web-server.ts';
import { installed } from '../../tests/serving/web-server-programs.ts';

/** The programs that the drill needs, and Debian's packages of them. */
const needed: Readonly<Record<string, readonly string[]>> = {
  varnish: ['varnishd'],
  prometheus: ['prometheus'],
  'ceph-mon': ['ceph-mon', 'monmaptool'],
  'ceph-osd': ['ceph-osd'],
  'ceph-mgr': ['ceph-mgr'],
  radosgw: ['radosgw', 'radosgw-admin'],
  'ceph-common': ['ceph', 'ceph-authtool'],
};

/** Debian's packages of the parts that this machine lacks. */
export function missingPackages(): string[] {
  return Object.keys(needed).filter((name) => needed[name]?.some((program) => !installed(program)));
}

/** One of the two servers: a process of its own, on ports that stay the same when it starts again. */
export class Server {
  readonly #store: string;
  readonly port: number;
  readonly operatorPort: number;
  #process: ChildProcess | null = null;

  private constructor(store: string, port: number, operatorPort: number) {
    this.#store = store;
    this.port = port;
    this.operatorPort = operatorPort;
  }

  static async of(store: string): Promise<Server> {
    return new Server(store, await freePort(), await freePort());
  }

  /** @throws Error with its output when it does not start */
  async start(): Promise<void> {
    const [program, ...words] = commandLine('serve');
    const ports = ['--port', String(this.port), '--operator-port', String(this.operatorPort)];
    const child = spawn(program, [...words, '--store', this.#store, '--trust-proxy', ...ports], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
    await answers(this.port, child).catch(() => {
      throw new Error(`A server does not start:\n${output}`);
    });
  }

  /** Ends it as a machine that loses power would. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/** All that stands behind the site: a bucket, two servers of it, a cache in front and Prometheus beside. */
export interface Estate {
  /** The port at which visitors come. */
  port: number;
  servers: readonly [Server, Server];
  prometheus: RunningPrometheus;
}

/** Ends what was begun, the last first. */
export class Ends {
  readonly #ends: (() => Promise<void> | void)[] = [];

  add(end: () => Promise<void> | void): void {
    this.#ends.unshift(end);
  }

  async all(): Promise<void> {
    for (const end of this.#ends.splice(0)) await end();
  }
}

/**
 * Starts Ceph's gateway, and sets what commands and servers need to find it, in this process and its children.
 * @returns the address of an empty store in a bucket there
 */
export async function startBucket(ends: Ends): Promise<string> {
  const ceph = await startCeph();
  ends.add(ceph.stop);
  const cache = mkdtempSync(join(tmpdir(), 'mint-row-drill-cache-'));
  ends.add(() => rmSync(cache, { recursive: true, force: true }));
  Object.assign(process.env, {
    ...credentials,
    AWS_ENDPOINT_URL_S3: ceph.url,
    AWS_REGION: 'us-east-1',
    // The library warns of Node 20, which it supports until 2027.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    XDG_CACHE_HOME: cache,
  });
  const client = new S3Client({ endpoint: ceph.url, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return `s3://${bucket}/drill`;
}

/** Starts two servers of a store that has a site, the cache in front of them, and Prometheus beside. */
export async function startServers(store: string, ends: Ends): Promise<Estate> {
  const servers = [await Server.of(store), await Server.of(store)] as const;
  for (const server of servers) {
    ends.add(() => server.kill());
    await server.start();
  }
  const [one, two] = servers;
  const cache = await runVarnish(one.port, two.port);
  ends.add(cache.stop);
  const prometheus = await runPrometheus(servers.map(({ operatorPort }) => operatorPort));
  ends.add(prometheus.stop);
  return { port: cache.port, servers, prometheus };
}
