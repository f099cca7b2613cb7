import type { AppName } from '@mint-row/shared/contract';
import { DeliveryError } from '../delivery-error.ts';

/** Runs a command; a failure is told to the person at the terminal and ends with exit code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof DeliveryError ? error.message : error);
    process.exitCode = 1;
  });
}

/** Tells that an application has been built. */
export function reportBuild(app: AppName, outcome: 'built' | 'unchanged', milliseconds: number): void {
  console.log(`  ${outcome.padEnd(9)}  ${app}${outcome === 'built' ? `, ${seconds(milliseconds)}` : ''}`);
}

/** A time as people read it: "2.1 s". */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
