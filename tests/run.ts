import { build, type Check, runChecks, telling, tool } from './checks.ts';
import { appNames, workspaceOf } from './site/applications.ts';
import { composeOnce } from './site/compose-built-site.ts';
import { types } from './types.ts';

const only = process.argv.slice(2);

const rooms = [
  'shared',
  ...appNames.map(workspaceOf),
  'delivery',
  'scaffold',
  'inspect',
  'tests',
  'tests/bench/variants/app',
];

const checks: readonly Check[] = [
  { name: 'types', run: () => types(rooms) },
  { name: 'style', run: () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { name: 'build', run: () => build(appNames) },
  { name: 'compose', run: compose },
  { name: 'unit', run: () => tool('vitest/vitest.mjs', 'run') },
  { name: 'browser', run: () => tool('@playwright/test/cli.js', 'test') },
];

await runChecks(checks.filter(({ name }) => only.length === 0 || only.includes(name)));

/** Composes the site that the layers below try, once for both. */
function compose(): Promise<number> {
  return telling(async () => {
    process.once('exit', await composeOnce());
  });
}
