import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationFile, exportSite, storageAt } from '../../delivery/index.ts';
import { outputFolder } from '../site/root.ts';
import { ask } from './ask.ts';
import { freePort } from './free-port.ts';
import { nginxModules, programOf, type WebServer } from './web-server-programs.ts';

/**
 * Exports the live site of a store and serves it by another web server, on a port of its own.
 * @param store the store's address
 * @throws Error with the server's output when it does not start
 */
export async function runWebServer(
  webServer: WebServer,
  store: string,
  options: { trustProxy?: boolean; allowedOrigins?: readonly string[] } = {},
) {
  await mkdir(outputFolder, { recursive: true });
  const folder = await mkdtemp(join(outputFolder, `${webServer}-`));
  const [port, administration] = [await freePort(), await freePort()];
  const publish = () => exportSite(storageAt(store), folder, webServer, { port, ...options });
  await publish();
  const configuration = join(folder, 'current', configurationFile[webServer]);
  if (webServer === 'nginx') await writeFile(join(folder, 'nginx.conf'), aroundNginx(folder, configuration));
  const env = {
    ...process.env,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    CADDY_ADMIN: `127.0.0.1:${administration}`,
  };
  let output = '';
  const start = (...words: string[]) => {
    const child = spawn(programOf(webServer) ?? webServer, words, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env,
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    return child;
  };
  const child = start(...commands[webServer](folder, configuration));
  const running = await answering(child, { name: webServer, port, folder });
  return {
    ...running,
    pid: Number(child.pid),
    /** Exports the current live site, and has the server load it. */
    reload: async () => {
      await publish();
      if (webServer === 'nginx') return void child.kill('SIGHUP');
      // It notices the export by itself.
      if (webServer === 'worker') return;
      const [code] = await once(start('reload', '--config', configuration), 'exit');
      if (code !== 0) throw new Error(`${webServer} does not reload:\n${output}`);
    },
  };
}

/** The arguments with which a program serves an export. */
const commands: Record<WebServer, (folder: string, configuration: string) => readonly string[]> = {
  nginx: (folder) => ['-p', folder, '-c', 'nginx.conf'],
  caddy: (_folder, configuration) => ['run', '--config', configuration],
  worker: (_folder, configuration) => ['serve', configuration],
};

/** The configuration around a site's, for nginx without a user of its own. */
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

/**
 * Waits until a program answers, which serves from a folder of its own.
 * @param name its name, for the message
 * @returns its port, and what stops it and removes the folder
 * @throws Error with its output when it does not start
 */
export async function answering(
  child: ChildProcess,
  { name, port, folder }: { name: string; port: number; folder: string },
) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await answers(port, child).catch(() => {
    throw new Error(`${name} does not start:\n${output}`);
  });
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Waits until a server answers.
 * @throws Error when its process ends
 */
export async function answers(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('It ended.');
    const answer = await ask(port, '/').catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
