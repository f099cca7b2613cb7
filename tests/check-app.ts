import { basename, join, resolve } from 'node:path';
import { readDeclaration } from '@mint-row/shared/build';
import type { AppName } from '@mint-row/shared/contract';
import { Command } from 'commander';
import { build, type Check, node, runChecks, tool } from './checks.ts';
import { workspaceOf } from './site/applications.ts';

// `npm run check -w <application>`: what a team wants to know before it releases.
await new Command('npm run check -w <application> --')
  .description('Checks one application: types, imports, its own tests, its build and, with a store, the gate.')
  .option('--store <dir>', 'the store whose gate the build has to pass; nothing is written to it')
  .action(({ store }: { store?: string }) => runChecks(checksOf(appIn(process.cwd()), store)))
  .parseAsync();

/** npm runs this in the application's folder. */
function appIn(folder: string): AppName {
  return basename(folder) === 'shell' ? 'shell' : readDeclaration(folder).name;
}

function checksOf(app: AppName, store?: string): Check[] {
  const workspace = workspaceOf(app);
  const test = (folder: string) => tool('vitest/vitest.mjs', 'run', '--passWithNoTests', folder);
  const checks: Check[] = [
    { name: 'types', run: () => tool('typescript/bin/tsc', '-p', workspace) },
    { name: 'imports', run: () => test('tests/boundaries/') },
    { name: 'unit', run: () => test(`${workspace}/`) },
    { name: 'build', run: () => build([app]) },
  ];
  if (store === undefined) return checks;
  // npm runs this in the application's folder; the store is named from where npm was called.
  const place = resolve(process.env.INIT_CWD ?? '.', store);
  const release = join(import.meta.dirname, '../delivery/cli/release.ts');
  return [...checks, { name: 'gate', run: () => node('--import', 'tsx', release, 'check', app, '--store', place) }];
}
