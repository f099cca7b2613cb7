import type { AppName } from '@mint-row/shared/contract';
import { Command } from 'commander';
import { DeliveryError } from '../../delivery-error.ts';
import { missingApps } from '../../release/site-artifacts.ts';
import type { FileStorage } from '../../store/file-storage.ts';
import type { Generation } from '../../store/history.ts';
import { visibleLines } from '../../visible.ts';
import { exitCodeOf, exitCodes } from '../command.ts';
import { openStore } from '../open-store.ts';
import { wrapped } from '../table.ts';
import { describe, describeReleases } from './describe.ts';

/** The options that every verb has. */
export interface Common {
  store: string;
  /** Only of the verbs that may make a store. */
  create?: boolean;
  json?: boolean;
}

/** What a command found or did: for a script, and as lines for a person. */
export interface Outcome {
  result: unknown;
  lines: readonly string[];
  exitCode?: number;
}

/** A verb, with the options that all of them have. */
export function command(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--store <dir>', 'the store', '.store')
    .option('--json', 'prints the outcome as JSON');
}

/** Runs a verb on the store, prints its outcome and sets the exit code. */
export async function run(
  { store, create, json }: Common,
  act: (storage: FileStorage) => Promise<Outcome>,
): Promise<void> {
  try {
    const { result, lines, exitCode = exitCodes.done } = await act(await openStore(store, { create }));
    console.log(visibleLines(json ? JSON.stringify(result, null, 2) : lines.map(wrapped).join('\n')));
    process.exitCode = exitCode;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const reasons = 'reasons' in error ? { reasons: error.reasons } : {};
    if (json) console.log(visibleLines(JSON.stringify({ error: error.message, ...reasons }, null, 2)));
    else console.error(error.message);
    process.exitCode = exitCodeOf(error);
  }
}

/**
 * The outcome of a verb that changes what is live.
 * @param otherwise what is said when nothing changed
 */
export function made(live: Generation | null, changed: boolean, otherwise: string): Outcome {
  const now = live ? describe(live) : 'nothing is live';
  return {
    result: { changed, live },
    lines: changed && live ? [now, ...describeReleases(live)] : [`${otherwise} (${now}).`],
  };
}

/** The outcome of a verb that changes what visitors see; while there is no site, it says what is missing. */
export async function released(
  storage: FileStorage,
  live: Generation | null,
  changed: boolean,
  otherwise: string,
): Promise<Outcome> {
  const outcome = made(live, changed, otherwise);
  if (live?.snapshot) return outcome;
  const missing = await missingApps(storage, live?.releases ?? {});
  return {
    result: { changed, live, missing },
    lines: [...outcome.lines, noSiteUntil(missing)],
    exitCode: exitCodes.notLive,
  };
}

/** @param missing the applications that the site lacks */
export function noSiteUntil(missing: readonly AppName[]): string {
  return `Not live: there is no site until these are published, too: ${missing.join(', ')}.`;
}
