import { Command } from 'commander';
import { type MissingRemote, missingOf } from '../../release/site-artifacts.ts';
import type { Generation } from '../../store/history.ts';
import type { Storage } from '../../store/storage.ts';
import { exitCodes, type Outcome, tell } from '../command.ts';
import { openStore, warnIfWritableByAll } from '../open-store.ts';
import { wrapped } from '../table.ts';
import { describe, describeReleases } from './describe.ts';

/** The store of a command that names none. */
export const defaultStore = '.store';

/** The options of every verb. */
export interface Common {
  store: string;
  /** Only for verbs that may make a store. */
  create?: boolean;
  json?: boolean;
}

/** Makes a verb with the options of every verb. */
export function command(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--store <place>', 'the store: a folder, or s3://bucket/prefix', defaultStore)
    .option('--json', 'prints the outcome as JSON');
}

/** Runs a verb on the store, prints its outcome and sets the exit code. */
export function run({ store, create, json }: Common, act: (storage: Storage) => Promise<Outcome>): Promise<void> {
  return tell(json, async () => {
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
export function made(live: Generation | null, changed: boolean, otherwise: string): Outcome {
  const now = live ? describe(live) : 'nothing is live';
  return {
    result: { changed, live },
    lines: changed && live ? [wrapped(now), ...describeReleases(live)] : [wrapped(`${otherwise} (${now}).`)],
  };
}

/**
 * The outcome of a verb that changes what visitors see, with the remotes that the site still lacks.
 * @param more what else the outcome has for scripts
 */
export async function released(
  storage: Storage,
  live: Generation | null,
  changed: boolean,
  otherwise: string,
  more: object = {},
): Promise<Outcome> {
  const outcome = made(live, changed, otherwise);
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
