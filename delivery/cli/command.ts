import type { AppName } from '@mint-row/shared/contract';
import { DeliveryError } from '../delivery-error.ts';
import { FrozenError, RefusedError } from '../refusals.ts';

/** What a command's exit code says. Commander ends with 1 when it was called wrongly, as other tools do. */
export const exitCodes = { done: 0, failed: 1, refused: 2, frozen: 3, damaged: 4, notLive: 5 } as const;

/** Runs a command; a failure is told to the person at the terminal and ends with an exit code of its own. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof DeliveryError ? error.message : error);
    process.exitCode = exitCodeOf(error);
  });
}

/** The exit code of a failure. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof RefusedError) return exitCodes.refused;
  return error instanceof FrozenError ? exitCodes.frozen : exitCodes.failed;
}

/** Tells that an application has been built. */
export function reportBuild(app: AppName, outcome: 'built' | 'unchanged', milliseconds: number): void {
  console.log(`  ${outcome.padEnd(9)}  ${app}${outcome === 'built' ? `, ${seconds(milliseconds)}` : ''}`);
}

/** Shows how far composing is, on a terminal: one line that is written over. */
export function showComposing(done: number, all: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r  composing  ${done} of ${all} documents${done === all ? '\n' : ''}`);
}

/** A time as people read it: "2.1 s". */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
