import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline';
import type { AppName } from '@mint-row/kit/contract';
import { type AnswerLine, writeKey } from '@mint-row/kit/intake';
import { Option } from 'commander';
import { DeliveryError } from '../../common/errors.ts';
import { Intake, type Upload } from '../../intake/intake.ts';
import { addKey, readKeys, removeKey } from '../../intake/keys.ts';
import { detectSandbox } from '../../sandbox/sandbox.ts';
import type { PreviewHost } from '../../serve/sites/preview-host.ts';
import { root } from '../checkout.ts';
import { type CommandOutcome, printOutcome, runCommand } from '../command.ts';
import { addListenOptions, listen, loopback } from '../listen.ts';
import { openStore, warnIfWritableByAll } from '../open-store.ts';
import { previewHostOption, toAppName } from '../options.ts';
import { wrapped } from '../table.ts';
import { type VerbOptions, verb } from './verb.ts';

interface Options extends VerbOptions {
  keys: string;
  newKey?: AppName;
  removeKey?: string;
  port: number;
  host: string;
  trustProxy: boolean;
  previewHost: PreviewHost;
}

const place = { port: 4180, hosts: `${loopback} by default, since TLS is a proxy’s` };

export const intakeCommand = addListenOptions(
  verb('intake', 'takes artifacts from teams in other repositories, who send them with mint-row-kit publish'),
  place,
)
  .requiredOption('--keys <file>', 'the file with the teams’ keys; outside of the store, for this user alone', (text) =>
    resolve(text),
  )
  .option('--new-key <app>', 'makes a key for an application, prints it once, and ends', toAppName)
  .addOption(new Option('--remove-key <id>', 'removes a key, and ends').conflicts('newKey'))
  .option('--trust-proxy', 'a proxy in front sets X-Forwarded-For; without one, anybody could', false)
  .addOption(previewHostOption())
  .action((options: Options) => {
    const { keys, newKey, removeKey: id, json, store } = options;
    if (newKey !== undefined) return printOutcome(json, () => makeKey(keys, newKey, store));
    if (id !== undefined) return printOutcome(json, () => takeKey(keys, id));
    return runCommand(() => serveIntake(options));
  });

async function makeKey(file: string, app: AppName, store: string): Promise<CommandOutcome> {
  refuseInStore(file, store);
  const { key, others } = await addKey(file, app);
  const remove = others.map((id) => `npm run release -- intake --keys ${JSON.stringify(file)} --remove-key ${id}`);
  return {
    result: { app, id: key.id, key: writeKey(key), others },
    lines: [
      wrapped(`The key ${key.id} of ${app}, which is shown only now. Give it to the team, for MINT_ROW_PUBLISH_KEY:`),
      writeKey(key),
      ...(remove.length > 0 ? ['', `${app} has other keys. Once the team uses this one, remove them:`, ...remove] : []),
    ],
  };
}

async function takeKey(file: string, id: string): Promise<CommandOutcome> {
  const app = await removeKey(file, id);
  return { result: { app, id }, lines: [`The key ${id} of ${app} is removed: what is signed with it is refused.`] };
}

/** Whoever serves or copies a store must not have its keys. */
function refuseInStore(file: string, store: string): void {
  if (!`${dirname(file)}${sep}`.startsWith(`${resolve(store)}${sep}`)) return;
  throw new DeliveryError(
    `${file} is in the store. Whoever reads a store must not have the keys: name a file elsewhere.`,
  );
}

async function serveIntake({ store, keys, port, host = loopback, trustProxy, previewHost }: Options): Promise<void> {
  refuseInStore(keys, store);
  const storage = await openStore(store);
  await warnIfWritableByAll(storage);
  const sandbox = await detectSandbox();
  if (!sandbox.walls) {
    throw new DeliveryError(
      `The intake renders what teams send in a sandbox only, and this system has none. ${sandbox.why}`,
    );
  }
  const { name } = sandbox.walls;
  if (Object.keys(await readKeys(keys)).length === 0) {
    throw new DeliveryError(
      `${keys} has no keys. Make one for each team: npm run release -- intake --keys ${JSON.stringify(keys)} --new-key <app>`,
    );
  }
  const intake = new Intake({
    readKeys: () => readKeys(keys),
    release: (upload, print, timeoutMs) =>
      releaseUpload(upload, { store: storage.address, previewHost: previewHost.text }, print, timeoutMs),
    trustProxy,
    log: (line) => console.log(line),
  });
  listen(intake.server, {
    port,
    host,
    folder: '/',
    name: 'The intake',
    commandForOtherPort: 'npm run release -- intake --port 4181',
    note: () => `Sandbox: ${name}. Previews are at ${previewHost.text}; --preview-host changes that.`,
    close: () => intake.stop(),
  });
}

/**
 * Runs the verb for an upload in a process of its own: its time is limited, and what goes wrong in it ends it alone. If it is
 * ended, the store stays whole.
 * @returns its exit code
 */
async function releaseUpload(
  { app, action, file, key, message, signature, allowRemoval }: Upload,
  { store, previewHost }: { store: string; previewHost: string },
  print: (line: AnswerLine) => void,
  timeoutMs: number,
): Promise<number> {
  // It goes with the folder of the upload.
  const signatureFile = `${file}.sig`;
  if (signature !== undefined) await writeFile(signatureFile, signature, { mode: 0o600 });
  const args = [
    ...[join(root, 'delivery/cli/run.js'), 'release', action, app],
    ...[`--artifact=${file}`, `--store=${store}`, '--require-sandbox'],
    ...(message === undefined || action === 'check' ? [] : [`--message=${message}`]),
    ...(signature === undefined ? [] : [`--signature=${signatureFile}`]),
    ...(allowRemoval ? ['--allow-removal'] : []),
    ...(action === 'preview' ? [`--preview-host=${previewHost}`] : []),
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, GIT_AUTHOR_NAME: `key ${key} of ${app}`, GIT_AUTHOR_EMAIL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own: what interrupts the intake on a terminal lets the release end.
    detached: true,
  });
  // The paths of this machine tell a team nothing.
  const plain = (line: string) => line.replaceAll(`${dirname(file)}${sep}`, '').replaceAll(store, '<store>');
  createInterface(child.stdout).on('line', (line) => print({ out: plain(line) }));
  createInterface(child.stderr).on('line', (line) => print({ err: plain(line) }));
  const timer = setTimeout(() => {
    print({ err: `It took longer than ${timeoutMs / 1000} s and was stopped. The site is whole; send it again.` });
    endGroup(child.pid);
  }, timeoutMs);
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code ?? 1));
  }).finally(() => clearTimeout(timer));
}

/** Ends a process and those of its group. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
