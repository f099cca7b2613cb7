import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { AppName } from '@mint-row/kit/contract';
import { buildChanged } from '../build/build.ts';
import { DeliveryError } from '../common/errors.ts';
import { root } from './checkout.ts';
import { reportBuild } from './command.ts';

/** A check, and what its exit code is: 0 when it passed. */
export interface NamedCheck {
  name: string;
  run: () => Promise<number> | number;
  /** The name of an earlier check, without whose success this one cannot run. */
  needs?: string;
}

/** Runs checks in turn, each whether or not others fail, and ends the process with the first exit code that is not 0. */
export async function runChecks(checks: readonly NamedCheck[]): Promise<void> {
  /** The exit codes; null for what was not run. */
  const codes = new Map<string, number | null>();
  for (const { name, run, needs = '' } of checks) {
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
    if (codes.has(needs) && codes.get(needs) !== 0) {
      codes.set(name, null);
      console.log(`── ${name}: not run, since ${needs} did not pass`);
      continue;
    }
    const start = performance.now();
    const code = await run();
    codes.set(name, code);
    console.log(
      `── ${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
    );
  }
  const failed = [...codes].filter(([, code]) => code);
  const count = (wanted: number | null) => [...codes.values()].filter((code) => code === wanted).length;
  const counts = [
    `${count(0)} passed`,
    `${failed.length} failed${failed.length > 0 ? ` (${failed.map(([name]) => name).join(', ')})` : ''}`,
    ...(count(null) > 0 ? [`${count(null)} not run`] : []),
  ];
  console.log(`\n${counts.join(', ')}`);
  const [[, code] = []] = failed;
  if (code) process.exit(code);
}

/**
 * Runs a program of Node from the root of the checkout.
 * @param args Node's own arguments, the program's file and its arguments
 * @returns its exit code
 */
export function runNode(...args: string[]): number {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/** The programs of the tools that check, in node_modules, with the arguments that they always get. */
const tools = {
  biome: ['@biomejs/biome/bin/biome'],
  vitest: ['vitest/vitest.mjs', '--config', 'tests/vitest.config.ts', 'run'],
  playwright: ['@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
  // Names files, exports and types that nothing uses.
  knip: [
    'knip/bin/knip.js',
    '--config',
    'tests/knip.json',
    '--include',
    'files,exports,types',
    '--cache',
    '--no-progress',
  ],
} as const;

/**
 * Runs a tool of node_modules from the root of the checkout.
 * @param args what it gets besides the arguments that it always gets
 * @returns its exit code
 */
export function runDevTool(tool: keyof typeof tools, ...args: string[]): number {
  const [program, ...always] = tools[tool];
  return runNode(join(root, 'node_modules', program), ...always, ...args);
}

/** Builds the applications whose sources have changed; tells what is wrong if one cannot be built. */
export function buildApps(apps: readonly AppName[]): Promise<number> {
  return exitCodeOf(async () => {
    await buildChanged(apps, { root, onBuilt: reportBuild });
  });
}

/**
 * Does what may be refused, and tells why.
 * @returns 0 when it was done, otherwise 1
 */
export async function exitCodeOf(act: () => Promise<void>): Promise<number> {
  try {
    await act();
    return 0;
  } catch (error) {
    console.error(error instanceof DeliveryError ? error.message : error);
    return 1;
  }
}
