import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { configurationFile, exportSite, FileStorage, type webServers } from '../../delivery/index.ts';
import { outputFolder } from '../site/serve-built-site.ts';
import { ask } from './ask.ts';

type WebServer = (typeof webServers)[number];

/** What nginx needs to serve brotli and to ignore headers, where Debian puts it. */
const nginxModules = ['brotli_static', 'headers_more_filter'].map(
  (name) => `/usr/lib/nginx/modules/ngx_http_${name}_module.so`,
);

/** What is not installed of a server, or null when it can be run. */
export function missing(webServer: WebServer): string | null {
  if (!programOf(webServer)) return `${webServer} is not installed`;
  const lacking = webServer === 'nginx' ? nginxModules.find((module) => !existsSync(module)) : undefined;
  return lacking ? `nginx has no ${lacking}` : null;
}

/**
 * Exports the live site of a store and serves it by nginx or Caddy, on a port of its own.
 * @param store the store's folder
 * @throws Error with what the server said when it does not start
 */
export async function runWebServer(webServer: WebServer, store: string, options: { trustProxy?: boolean } = {}) {
  await mkdir(outputFolder, { recursive: true });
  const folder = await mkdtemp(join(outputFolder, `${webServer}-`));
  const [port, administration] = [await freePort(), await freePort()];
  const publish = () => exportSite(new FileStorage(store), folder, webServer, { port, ...options });
  await publish();
  const configuration = join(folder, 'current', configurationFile[webServer]);
  await writeFile(join(folder, 'nginx.conf'), aroundNginx(folder, configuration));
  const env = {
    ...process.env,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    CADDY_ADMIN: `127.0.0.1:${administration}`,
  };
  let said = '';
  const start = (...words: string[]) => {
    const child = spawn(programOf(webServer) ?? webServer, words, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env,
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    return child;
  };
  const child =
    webServer === 'nginx' ? start('-p', folder, '-c', 'nginx.conf') : start('run', '--config', configuration);
  await answers(port, child).catch(() => {
    throw new Error(`${webServer} does not start:\n${said}`);
  });
  return {
    port,
    /** Exports what is live by now, and has the server take it. */
    reload: async () => {
      await publish();
      if (webServer === 'nginx') return void child.kill('SIGHUP');
      const [code] = await once(start('reload', '--config', configuration), 'exit');
      if (code !== 0) throw new Error(`${webServer} does not reload:\n${said}`);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function programOf(webServer: WebServer): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return places.map((place) => join(place, webServer)).find((place) => existsSync(place));
}

/** What surrounds a site's configuration where nginx runs as nobody in particular. */
function aroundNginx(folder: string, configuration: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; worker_processes 1; pid nginx.pid; error_log stderr;',
    ...nginxModules.map((module) => `load_module ${module};`),
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${configuration};`,
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
