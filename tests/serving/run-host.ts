import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { hostConfiguration, type hosts, listSite } from '../../delivery/index.ts';
import { outputFolder, type Served } from '../site/serve-edition.ts';
import { ask } from './ask.ts';

type Host = (typeof hosts)[number];

/** Where Debian puts what nginx needs to serve brotli. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Serves a store by nginx or Caddy, on a port of its own.
 * @throws Error saying what to install when it is not there, or what it said when it does not start
 */
export async function runHost(host: Host, { site, folder: store }: Served, options: { trustProxy?: boolean } = {}) {
  const folder = await mkdtemp(join(outputFolder, `${host}-`));
  const port = await freePort();
  const configuration = hostConfiguration(host, await listSite(site, store), { store, port, ...options });
  await writeFile(join(folder, 'site'), configuration);
  await writeFile(join(folder, 'nginx.conf'), aroundNginx(folder));
  const child = host === 'nginx' ? start('nginx', ['-p', folder, '-c', 'nginx.conf'], folder) : startCaddy(folder);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await answers(port, child).catch(() => {
    throw new Error(`${host} does not start:\n${said}`);
  });
  return {
    port,
    site,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function startCaddy(folder: string): ChildProcess {
  return start('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'site')], folder);
}

function start(command: string, options: readonly string[], folder: string): ChildProcess {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const program = places.map((place) => join(place, command)).find((place) => existsSync(place));
  if (!program) throw new Error(`There is no ${command}. Install it: see .ci/run, or run that.`);
  // Caddy is told not to keep its administration open: two could not run on one machine.
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, CADDY_ADMIN: 'off' };
  return spawn(program, options, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env });
}

/** What surrounds a site's configuration where nginx runs as nobody in particular. */
function aroundNginx(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; worker_processes 1; pid nginx.pid; error_log stderr;',
    `load_module ${brotliModule};`,
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    '  include site;',
    '}',
    '',
  ].join('\n');
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('It ended.');
    const answer = await ask(port, '/').catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
