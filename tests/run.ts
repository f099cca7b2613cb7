import { build, type Check, runChecks, tool } from './checks.ts';
import { appNames, workspaceOf } from './site/applications.ts';

const only = process.argv.slice(2);

const rooms = ['shared', ...appNames.map(workspaceOf), 'delivery', 'tests', 'tests/bench/variants/app'];

const checks: readonly Check[] = [
  { name: 'types', run: types },
  { name: 'style', run: () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { name: 'build', run: () => build(appNames) },
  { name: 'unit', run: () => tool('vitest/vitest.mjs', 'run') },
  { name: 'browser', run: () => tool('@playwright/test/cli.js', 'test') },
];

await runChecks(checks.filter(({ name }) => only.length === 0 || only.includes(name)));

/** @returns the exit code of the first room that has a fault, or 0 */
function types(): number {
  for (const room of rooms) {
    const code = tool('typescript/bin/tsc', '-p', room);
    if (code !== 0) return code;
  }
  return 0;
}
