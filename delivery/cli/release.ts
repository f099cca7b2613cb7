import { join, resolve } from 'node:path';
import { type AppName, appNames } from '@mint-row/shared/contract';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { readArtifact, workspaceOf } from '../artifact/artifact.ts';
import { DeliveryError } from '../delivery-error.ts';
import { diff } from '../release/diff.ts';
import { lock, unlock } from '../release/freeze.ts';
import { prune } from '../release/prune.ts';
import { check, publish } from '../release/publish.ts';
import { rollbackApp, rollbackSnapshot } from '../release/rollback.ts';
import { missingApps } from '../release/site-artifacts.ts';
import { verify } from '../release/verify.ts';
import { FileStorage } from '../store/file-storage.ts';
import { type Generation, readHistory, readLive } from '../store/history.ts';
import { currentAuthor } from './author.ts';
import { exitCodeOf, exitCodes, showComposing } from './command.ts';
import { composerId } from './composer-id.ts';
import { root } from './root.ts';

interface Common {
  store: string;
  json?: boolean;
  message?: string;
}

/** What a command found or did: for a script, and as lines for a person. */
interface Outcome {
  result: unknown;
  lines: readonly string[];
  exitCode?: number;
}

const program = new Command('npm run release --')
  .description('Releases applications into a store, and takes them back.')
  .addHelpText(
    'after',
    '\nExit codes: 0 done or nothing to do, 1 failed, 2 refused by the gate, 3 releases are frozen, 4 stored files are damaged.',
  );

command('publish', 'checks, stores, composes and switches; several applications go live at one stroke')
  .addArgument(new Argument('<app...>').choices(appNames))
  .option('--artifact <dir>', 'the artifact of the one application; default: what its build made')
  .option('--message <text>', 'why, for the history; default: the subject of the last commit')
  .option('--allow-removal', 'characters of the live site may be missing')
  .action((apps: AppName[], options: Common & { artifact?: string; allowRemoval?: boolean }) =>
    run(options, async (storage) => {
      const artifacts = await readArtifacts(apps, options.artifact);
      const { allowRemoval = false } = options;
      const shared = { composer: await composerId(), allowRemoval, onProgress: showComposing };
      const author = await currentAuthor(options.message);
      const { live, changed } = await publish(storage, artifacts, { ...shared, author });
      return made(live, changed, 'Nothing to do: this is what is live');
    }),
  );

command('check', 'the gate alone: says whether publishing would be refused, and why')
  .addArgument(new Argument('<app...>').choices(appNames))
  .option('--artifact <dir>', 'the artifact of the one application; default: what its build made')
  .option('--allow-removal', 'characters of the live site may be missing')
  .action((apps: AppName[], options: Common & { artifact?: string; allowRemoval?: boolean }) =>
    run(options, async (storage) => {
      const artifacts = await readArtifacts(apps, options.artifact);
      await check(storage, artifacts, { composer: await composerId(), allowRemoval: options.allowRemoval ?? false });
      return { result: { passed: true }, lines: [`${apps.join(', ')}: would be published.`] };
    }),
  );

command('rollback', 'makes an earlier release of an application, or an earlier snapshot, live again')
  .addArgument(new Argument('[app]').choices(appNames))
  .option('--to <release>', 'the release; default: the one before')
  .option('--snapshot <id>', 'a snapshot instead of an application')
  .option('--message <text>', 'why, for the history')
  .action((app: AppName | undefined, options: Common & { to?: string; snapshot?: string }) =>
    run(options, async (storage) => {
      if ((app === undefined) === (options.snapshot === undefined)) {
        throw new DeliveryError('Name an application, or a snapshot with --snapshot ID.');
      }
      const author = await currentAuthor(options.message ?? 'rollback');
      const { live, changed } = app
        ? await rollbackApp(storage, app, { to: options.to, author, composer: await composerId() })
        : await rollbackSnapshot(storage, options.snapshot ?? '', { author });
      return made(live, changed, 'Nothing to do: that is what is live');
    }),
  );

command('status', 'what is live').action((options: Common) =>
  run(options, async (storage) => {
    const live = await readLive(storage);
    if (!live) return { result: null, lines: ['Nothing has been published yet.'] };
    const missing = missingApps(live.releases);
    return {
      result: live,
      lines: [
        describe(live),
        ...appNames.map((app) => `  ${app.padEnd(10)} ${live.releases[app] ?? 'not published yet'}`),
        ...(missing.length > 0 ? [`There is no site until ${missing.join(', ')} are published.`] : []),
        ...(live.locked ? [`Frozen since ${live.locked.when} by ${live.locked.who}: ${live.locked.why}`] : []),
      ],
    };
  }),
);

command('history', 'every change, the newest first')
  .option('--limit <n>', 'how many', toNumber, 20)
  .action((options: Common & { limit: number }) =>
    run(options, async (storage) => {
      const generations: Generation[] = [];
      for await (const generation of readHistory(storage)) {
        if (generations.length === options.limit) break;
        generations.push(generation);
      }
      return { result: generations, lines: generations.map(describe) };
    }),
  );

command('diff', 'what differs between two snapshots')
  .argument('<a>', 'a generation’s number, or a snapshot’s id')
  .argument('<b>')
  .action((a: string, b: string, options: Common) =>
    run(options, async (storage) => {
      const difference = await diff(storage, a, b);
      const lines = [
        ...difference.apps.map(({ app, from, to }) => `${app.padEnd(10)} ${from ?? '–'} → ${to ?? '–'}`),
        ...difference.files.map(({ path, from, to }) => `${path}  ${from ?? '–'} → ${to ?? '–'} bytes`),
      ];
      return { result: difference, lines: lines.length > 0 ? lines : ['They are the same.'] };
    }),
  );

command('verify', 'holds every stored file against its hash').action((options: Common) =>
  run(options, async (storage) => {
    const { files, faults } = await verify(storage, (done) => {
      if (process.stderr.isTTY && done % 100 === 0) process.stderr.write(`\r  ${done} files`);
    });
    const whole = faults.length === 0;
    return {
      result: { files, faults },
      lines: whole
        ? [`${files} files are what their hashes say.`]
        : [...faults, 'Publish the application again to mend its files.'],
      exitCode: whole ? exitCodes.done : exitCodes.damaged,
    };
  }),
);

command('prune', 'removes what no kept snapshot names')
  .option('--keep <n>', 'how many of the newest snapshots stay', toNumber, 20)
  .option('--days <d>', 'snapshots of so many days stay as well', toNumber, 30)
  .option('--message <text>', 'why, for the history')
  .action((options: Common & { keep: number; days: number }) =>
    run(options, async (storage) => {
      const author = await currentAuthor(options.message ?? 'prune');
      const removed = await prune(storage, { keep: options.keep, days: options.days, author });
      return { result: { removed }, lines: [`${removed.length} files removed.`] };
    }),
  );

command('lock', 'freezes releases')
  .argument('<reason>')
  .action((reason: string, options: Common) =>
    run(options, async (storage) => {
      const { live, changed } = await lock(storage, await currentAuthor(reason));
      return made(live, changed, '');
    }),
  );

command('unlock', 'lets releases go on')
  .argument('[reason]', 'why, for the history', 'unlock')
  .action((reason: string, options: Common) =>
    run(options, async (storage) => {
      const { live, changed } = await unlock(storage, await currentAuthor(reason));
      return made(live, changed, 'Nothing to do: releases are not frozen');
    }),
  );

await program.parseAsync();

function command(name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--store <dir>', 'the store', '.store')
    .option('--json', 'prints the outcome as JSON');
}

async function run({ store, json }: Common, act: (storage: FileStorage) => Promise<Outcome>): Promise<void> {
  try {
    const { result, lines, exitCode = exitCodes.done } = await act(new FileStorage(resolve(store)));
    console.log(json ? JSON.stringify(result, null, 2) : lines.join('\n'));
    process.exitCode = exitCode;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    if (json)
      console.log(
        JSON.stringify({ error: error.message, ...('reasons' in error ? { reasons: error.reasons } : {}) }, null, 2),
      );
    else console.error(error.message);
    process.exitCode = exitCodeOf(error);
  }
}

async function readArtifacts(apps: readonly AppName[], folder: string | undefined) {
  if (folder && apps.length > 1) throw new DeliveryError('--artifact belongs to one application. Name just that one.');
  return Promise.all(
    [...new Set(apps)].map((app) => readArtifact(app, folder ? resolve(folder) : join(root, workspaceOf(app), 'dist'))),
  );
}

function made(live: Generation | null, changed: boolean, otherwise: string): Outcome {
  const now = live ? describe(live) : 'nothing is live';
  return { result: { changed, live }, lines: [changed ? now : `${otherwise} (${now}).`] };
}

function describe({ generation, action, apps, snapshot, who, when, why }: Generation): string {
  const what = [action, ...apps].join(' ');
  return `${generation}  ${when}  ${what}  snapshot ${snapshot ?? 'none yet'}  ${who}  ${why}`;
}

function toNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new InvalidArgumentError('It must be a whole number, 0 or more.');
  return number;
}
