import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { startProcess } from './confined-process.ts';
import { processLimits, programPath, runtimeFiles, type Walls } from './walls.ts';

/** Everything that the trial tries to reach, and that only walls protect. */
interface Targets {
  /** Files outside, by their paths there. */
  files: readonly string[];
  /** All that there is at the root inside. */
  top: readonly string[];
  /** Where something outside listens: ports of this machine, and sockets without a file. */
  sockets: readonly (string | number)[];
  /** How many processes it may have; none but itself where a filter keeps it from starting any. */
  processes: number;
}

/** How long a trial may take, in milliseconds; it takes about a tenth of a second. */
const trialTimeoutMs = 20_000;

/**
 * Tries walls, by a program behind them that tries to get out.
 * @param folder the folder of the program, trial.mjs
 * @returns the faults; empty when the walls stand
 */
export async function faultsOfWalls(walls: Walls, folder: string): Promise<string> {
  const servers = [await listening({ host: '127.0.0.1', port: 0 }), await listening({ path: `\0${randomUUID()}` })];
  const { node, libraries, modules } = runtimeFiles();
  const render = { render: folder };
  const targets: Targets = {
    files: [folder, node, '/etc/passwd', '/proc/self', '/tmp', '/dev/shm'],
    top: ['node', 'render', ...[...libraries, ...modules].map((path) => path.split('/')[1] ?? '')],
    sockets: servers.flatMap((server) => addressOf(server)),
    processes: walls.start({ folders: render, args: [] }).filter ? 1 : processLimits.maxProcesses,
  };
  try {
    const start = walls.start({ folders: render, args: ['/render/trial.mjs', JSON.stringify(targets)] });
    return await runTrial(startProcess(start, { PATH: programPath }, true));
  } catch (error) {
    return (error as Error).message;
  } finally {
    for (const server of servers) server.close();
  }
}

async function runTrial({ process, answers, printed, kill }: ReturnType<typeof startProcess>): Promise<string> {
  const timer = setTimeout(kill, trialTimeoutMs);
  const failed = once(process, 'error').then(([error]) => Promise.reject(error));
  // Without an error it never settles.
  const [answer, said] = await Promise.race([Promise.all([text(answers), text(printed)]), failed]);
  clearTimeout(timer);
  const faults = z.array(z.string()).safeParse(parseFaults(answer)).data;
  return faults ? faults.join(', ') : said.trim() || 'its trial ended without an answer';
}

function parseFaults(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}

async function listening(place: { host: string; port: number } | { path: string }): Promise<Server> {
  const server = createServer((socket) => socket.end()).unref();
  server.listen(place);
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server): string | number {
  const address = server.address() as AddressInfo | string;
  return typeof address === 'string' ? address : address.port;
}
