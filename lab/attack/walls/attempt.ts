import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess, type Walls } from '../../../delivery/index.ts';
import type { Scene, Surroundings } from './scene.ts';

/** An action of hostile code. */
export interface SystemAttack {
  what: string;
  /** The body of an async function of `around`, its surroundings. It returns only if it has reached its target. */
  code: string;
  /** Where the code cannot know its success: whether its effect is seen from outside. */
  effect?: (seen: { around: Surroundings; folder: string; output: string; kill: () => void }) => Promise<boolean>;
  /** The harm that it would do to this machine without walls, so that it is tried behind walls alone. */
  harm?: string;
}

/** The maximum duration of an attempt, in milliseconds. */
const timeoutMs = 20_000;

const programOf = (code: string) => `import { writeSync } from 'node:fs';
const around = JSON.parse(process.argv[2]);
const attack = async () => { ${code} };
const output = await attack().then((reached) => 'reached ' + reached, (error) => 'kept out: ' + (error?.code ?? error));
writeSync(3, output + '\\n');
// Stays until it is killed.
setInterval(() => {}, 1000);`;

/**
 * Runs hostile code behind walls, or without any, but never with Node's permission model.
 * @returns whether it has reached its target, and its output
 */
export async function attempt(
  { code, effect }: SystemAttack,
  walls: Walls | null,
  scene: Scene,
): Promise<{ isReached: boolean; output: string }> {
  const { folder, remove } = await scene.artifact(programOf(code));
  // Attempts run in parallel.
  const around = { ...scene.surroundings, written: `${folder}-written` };
  const arguments_ = (remoteFolder: string) => [
    '--no-warnings',
    join(remoteFolder, 'attack.mjs'),
    JSON.stringify(around),
  ];
  const started = startProcess(
    walls?.start({ folders: { remote: folder }, args: arguments_('/remote') }) ?? {
      command: process.execPath,
      args: arguments_(folder),
    },
    { TZ: 'UTC', PATH: process.env.PATH ?? '' },
    true,
  );
  try {
    const output = await firstLine(started);
    const isReached = effect
      ? await effect({ around, folder, output, kill: started.kill })
      : output.startsWith('reached');
    return { isReached, output };
  } finally {
    started.kill();
    await Promise.all([remove(), rm(around.written, { force: true })]);
  }
}

function firstLine({ process, answers, printed, kill }: ReturnType<typeof startProcess>): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    let error = '';
    const timer = setTimeout(kill, timeoutMs);
    const end = (output: string) => {
      clearTimeout(timer);
      resolve(output);
    };
    answers.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      if (text.includes('\n')) end(text.trim());
    });
    printed.setEncoding('utf8').on('data', (more: string) => (error += more));
    process.on('error', (cause) => end(`did not start: ${cause.message}`));
    process.on('close', (code, signal) =>
      end(`ended with ${signal ?? code}: ${error.trim().split('\n').at(-1) ?? ''}`),
    );
  });
}

/** Whether a condition becomes true within a second. */
export async function comesTrue(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await isTrue()) return true;
    await sleep(50);
  }
  return false;
}

/** The other processes of this machine with a word in their arguments. */
export async function processesWith(marker: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) =>
      (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(marker) ? [+pid] : [],
    ),
  );
  return found.flat().filter((pid) => pid !== process.pid);
}
