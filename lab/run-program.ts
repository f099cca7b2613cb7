import { runDevTool, runNode } from '../delivery/index.ts';
import type { Program } from './programs.ts';

/**
 * Runs a program to its end.
 * @param args further arguments, as they were typed
 * @returns its exit code
 */
export function runProgram({ run, env }: Pick<Program, 'run' | 'env'>, args: readonly string[] = []): number {
  Object.assign(process.env, env);
  if (typeof run === 'string') return runNode('--import', 'tsx', run, ...args);
  return runDevTool(run.tool, ...run.tests, ...args);
}
