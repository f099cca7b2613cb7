import type { AppName } from '@mint-row/kit/contract';
import { visibleLines } from '@mint-row/kit/contract/visible';
import { DeliveryError, FrozenError, RefusedError } from '../common/errors.ts';

/** The exit codes of commands. Like other tools, Commander exits with 1 when a command is used wrongly. */
export const exitCodes = { done: 0, failed: 1, refused: 2, frozen: 3, damaged: 4, notLive: 5, rolledBack: 6 } as const;

/** The exit codes in words, for `--help`. */
export const exitCodeWords = Object.entries({
  done: 'done or nothing to do',
  failed: 'failed',
  refused: 'refused by the gate',
  frozen: 'releases are frozen',
  damaged: 'stored files are damaged',
  notLive: 'not live: there is no site yet',
  rolledBack: 'a guard has rolled back',
} satisfies Record<keyof typeof exitCodes, string>)
  .map(([name, words]) => `${exitCodes[name as keyof typeof exitCodes]} ${words}`)
  .join(', ');

/** The outcome of a command: as data for scripts, and as lines of text for people. */
export interface CommandOutcome {
  result: unknown;
  lines: readonly string[];
  exitCode?: number;
}

/**
 * Runs a command, prints its outcome or failure and sets the exit code. Control characters are made visible.
 * @param json whether to print a single JSON document for scripts to standard output
 */
export async function printOutcome(json: boolean | undefined, act: () => Promise<CommandOutcome>): Promise<void> {
  try {
    const { result, lines, exitCode = exitCodes.done } = await act();
    console.log(visibleLines(json ? JSON.stringify(result, null, 2) : lines.join('\n')));
    process.exitCode = exitCode;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const reasons = error instanceof RefusedError ? { reasons: error.reasons } : {};
    if (json) console.log(visibleLines(JSON.stringify({ error: error.message, ...reasons }, null, 2)));
    else console.error(error.message);
    process.exitCode = exitCodeOf(error);
  }
}

/** Runs a command; a failure is reported on the terminal and sets the exit code for its kind. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof DeliveryError ? error.message : error);
    process.exitCode = exitCodeOf(error);
  });
}

function exitCodeOf(error: unknown): number {
  if (error instanceof RefusedError) return exitCodes.refused;
  return error instanceof FrozenError ? exitCodes.frozen : exitCodes.failed;
}

/** Reports that an application has been built, or needed no build, and what its build warned of in either case. */
export function reportBuild(
  app: AppName,
  outcome: 'built' | 'unchanged',
  milliseconds: number,
  warnings: readonly string[],
): void {
  console.log(`  ${outcome.padEnd(9)}  ${app}${outcome === 'built' ? `, ${seconds(milliseconds)}` : ''}`);
  for (const warning of warnings) console.warn(`  ${warning}`);
}

/** Shows the progress of composing on a terminal, in one line that is overwritten. */
export function showComposing(done: number, all: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r  composing  ${done} of ${all} documents${done === all ? '\n' : ''}`);
}

/** A duration for people to read: "2.1 s". */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
