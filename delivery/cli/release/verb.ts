import { visible } from '@mint-row/kit/contract/visible';
import { Command, Option } from 'commander';
import { describeBuild } from '../../build/build.ts';
import { personName } from '../../common/words.ts';
import type { ChangeAuthor } from '../../release/change.ts';
import { type MissingRemote, missingOf } from '../../release/site-artifacts.ts';
import { openSigner } from '../../signing/signer.ts';
import type { Generation } from '../../store/history.ts';
import type { Storage } from '../../store/storage.ts';
import { currentAuthor } from '../checkout.ts';
import { type CommandOutcome, exitCodes, printOutcome } from '../command.ts';
import { age } from '../format.ts';
import { openStore, warnIfWritableByAll } from '../open-store.ts';
import { table, wrapped } from '../table.ts';

/** The store of a command that names none. */
export const defaultStore = '.store';

/** The options of verbs that change what is in a store. */
export interface ChangingOptions extends VerbOptions {
  key?: string;
  message?: string;
}

/** The options of every verb. */
export interface VerbOptions {
  store: string;
  /** Only for verbs that may make a store. */
  create?: boolean;
  json?: boolean;
}

/** Makes a verb with the options of every verb. */
export function verb(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--store <address>', 'the store: a folder, or s3://bucket/prefix', defaultStore)
    .option('--json', 'prints the outcome as JSON');
}

/** Makes a verb that changes what is in a store. */
export function changingVerb(name: string, description: string): Command {
  return verb(name, description).addOption(
    new Option(
      '--key <file>',
      'the SSH key that signs the change, if the store has signers: a private key, or a public one whose private key the agent has',
    ).env('MINT_ROW_SIGNING_KEY'),
  );
}

/** Who makes a change, why, and with which key. */
export async function authorOf({ key }: Pick<ChangingOptions, 'key'>, why: string): Promise<ChangeAuthor> {
  const author = await currentAuthor(why);
  return key === undefined ? author : { ...author, signer: await openSigner(key) };
}

/** Runs a verb on the store, prints its outcome and sets the exit code. */
export function runVerb(
  { store, create, json }: VerbOptions,
  act: (storage: Storage) => Promise<CommandOutcome>,
): Promise<void> {
  return printOutcome(json, async () => {
    const storage = await openStore(store, { create });
    const outcome = await act(storage);
    // After the first release: before it, there is no folder.
    await warnIfWritableByAll(storage);
    return outcome;
  });
}

/**
 * The outcome of a verb that changes what is live.
 * @param otherwise the message when nothing changed
 */
export function changeOutcome(live: Generation | null, changed: boolean, otherwise: string): CommandOutcome {
  const now = live ? describeGeneration(live) : 'nothing is live';
  return {
    result: { changed, live },
    lines: changed && live ? [wrapped(now), ...describeReleases(live)] : [wrapped(`${otherwise} (${now}).`)],
  };
}

/**
 * The outcome of a verb that changes what visitors see, with the remotes that the site still lacks.
 * @param more what else the outcome has for scripts
 */
export async function releaseOutcome(
  storage: Storage,
  live: Generation | null,
  changed: boolean,
  otherwise: string,
  more: object = {},
): Promise<CommandOutcome> {
  const outcome = changeOutcome(live, changed, otherwise);
  const missing = await missingOf(storage, live?.releases ?? {});
  const result = { changed, live, missing, ...more };
  if (!live?.snapshot) return { result, lines: [...outcome.lines, noSite], exitCode: exitCodes.notLive };
  return { result, lines: [...outcome.lines, ...describeMissing(missing)] };
}

/** The message while there is nothing to serve. */
export const noSite =
  'Not live: there is no site until the shell and at least one remote are published. See docs/operations.md#first-deployment';

/** One line for each remote that the site lacks. */
export function describeMissing(missing: readonly MissingRemote[]): string[] {
  return missing.map(({ app, patterns }) =>
    wrapped(`Missing: ${app} has no release. Until it is published, its pages answer 404: ${patterns.join(', ')}.`),
  );
}

/** Describes a generation in one sentence. */
export function describeGeneration(described: Generation): string {
  const { generation, action, apps, snapshot, who, when, why } = described;
  const what = [action, ...apps, ...(isWhileFrozen(described) ? ['while frozen'] : [])].join(' ');
  return `Generation ${generation}: ${what}, ${age(when)}, by ${visible(personName(who))}: ${visible(why)} (${snapshot ? `snapshot ${snapshot}` : 'no snapshot yet'})`;
}

/** Whether this was a rollback while releases were frozen. */
export function isWhileFrozen({ action, frozen }: Generation): boolean {
  return action === 'rollback' && frozen !== null;
}

/** The releases that a generation made live, and the sources of their builds. */
function describeReleases({ apps, releases, builds }: Generation): string[] {
  return table(
    apps.map((app) => {
      const build = builds?.[app];
      const from = build ? `${describeBuild(build)}, inputs ${build.inputs}` : '';
      return [`  ${app}`, releases[app] ?? 'none', from];
    }),
    { words: [2] },
  );
}
