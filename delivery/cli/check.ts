import { basename, join, resolve } from 'node:path';
import { appsOf, readDeclaration, workspaceOf } from '@mint-row/kit/build';
import type { AppName } from '@mint-row/kit/contract';
import { Argument, Command } from 'commander';
import { checkTypes } from './check-types.ts';
import { root } from './checkout.ts';
import { buildApps, type NamedCheck, runChecks, runDevTool, runNode } from './checks.ts';

// The checks of a team before a release: `npm run check -w <application>`, or from the root with names.
await new Command('npm run check --')
  .description(
    'Checks applications as a pull request does: types, style, imports, their own tests, their builds, the pages of the whole site with them and, with a store, the gate.',
  )
  .addArgument(
    new Argument('[app...]', 'the applications that are released together; default: this folder’s').choices(
      appsOf(root),
    ),
  )
  .option(
    '--store <address>',
    'the store, a folder or s3://bucket/prefix, whose gate the builds have to pass; nothing is written to it',
  )
  .action((apps: AppName[], { store }: { store?: string }) =>
    runChecks(checksOf(apps.length > 0 ? apps : [appIn(process.cwd())], store)),
  )
  .parseAsync();

/** npm runs this in the application's folder. */
function appIn(folder: string): AppName {
  return basename(folder) === 'shell' ? 'shell' : readDeclaration(folder).name;
}

function checksOf(apps: readonly AppName[], store?: string): NamedCheck[] {
  const workspaces = apps.map(workspaceOf);
  const test = (...folders: string[]) => runDevTool('vitest', '--passWithNoTests', ...folders);
  const checks: NamedCheck[] = [
    { name: 'types', run: () => checkTypes(workspaces) },
    { name: 'style', run: () => runDevTool('biome', 'check', '--error-on-warnings', ...workspaces) },
    { name: 'imports', run: () => test('tests/boundaries/') },
    { name: 'unit', run: () => test(...workspaces.map((workspace) => `${workspace}/`)) },
    { name: 'build', run: () => buildApps(apps) },
    { name: 'pages', run: () => test('tests/pages/'), needs: 'build' },
  ];
  if (store === undefined) return checks;
  // npm runs this in the application's folder; the store is named from where npm was called.
  const isFolder = !/^[a-z][a-z0-9+.-]+:/i.test(store);
  const place = isFolder ? resolve(process.env.INIT_CWD ?? '.', store) : store;
  const command = join(root, 'delivery/cli/run.js');
  const gate = () => runNode(command, 'release', 'check', ...apps, '--store', place);
  return [...checks, { name: 'gate', run: gate, needs: 'build' }];
}
