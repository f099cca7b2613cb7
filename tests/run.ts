import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { appNames } from '@mint-row/shared/contract';
import { buildChanged, DeliveryError, workspaceOf } from '../delivery/index.ts';

const root = join(import.meta.dirname, '..');
const only = process.argv.slice(2);

/** A check: a tool of node_modules and its arguments, or something of ours. */
interface Check {
  name: string;
  run: () => Promise<boolean> | boolean;
}

const checks: readonly Check[] = [
  { name: 'types', run: () => rooms.every((room) => tool('typescript/bin/tsc', '-p', room)) },
  { name: 'style', run: () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { name: 'build', run: build },
  { name: 'unit', run: () => tool('vitest/vitest.mjs', 'run') },
  { name: 'browser', run: () => tool('@playwright/test/cli.js', 'test') },
];

const rooms = ['shared', ...appNames.map(workspaceOf), 'delivery', 'tests', 'tests/bench/variants/app'];

let passed = 0;
for (const { name, run } of checks.filter((check) => only.length === 0 || only.includes(check.name))) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const start = performance.now();
  const success = await run();
  console.log(`── ${name}: ${success ? 'passed' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (!success) {
    console.log(`\n${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
}
console.log(`\n${passed} passed, 0 failed`);

function tool(path: string, ...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
}

async function build(): Promise<boolean> {
  try {
    await buildChanged(appNames, { root, onBuilt: (app, outcome) => console.log(`  ${outcome.padEnd(9)}  ${app}`) });
    return true;
  } catch (error) {
    console.error(error instanceof DeliveryError ? error.message : error);
    return false;
  }
}
