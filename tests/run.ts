import { buildApps, checkTypes, exitCodeOf, type NamedCheck, runChecks, runDevTool } from '../delivery/index.ts';
import { appNames, workspaceOf } from './site/applications.ts';
import { composeOnce } from './site/compose-built-site.ts';

// npm test [-- CHECK ...] [FILE ...] [OPTION ...]: all checks, or the named ones. Files, folders and options are passed
// to the checks that run tests; with files alone, those that end with .e2e.ts run in the browser.

const variants = ['app', 'astro'].map((name) => `lab/bench/variants/${name}`);
const rooms = ['shared', ...appNames.map(workspaceOf), 'delivery', 'lab', 'tests', ...variants];

const args = process.argv.slice(2);

const checks: readonly NamedCheck[] = [
  { name: 'types', run: () => checkTypes(rooms) },
  { name: 'style', run: () => runDevTool('biome', 'check', '--error-on-warnings', '.') },
  { name: 'exports', run: () => runDevTool('knip') },
  { name: 'build', run: () => buildApps(appNames) },
  { name: 'compose', run: compose, needs: 'build' },
  { name: 'unit', run: () => runDevTool('vitest', ...further), needs: 'build' },
  { name: 'browser', run: () => runDevTool('playwright', ...further), needs: 'build' },
];
const named = args.filter((arg) => checks.some(({ name }) => name === arg));
const further = args.filter((arg) => !named.includes(arg));
const isBrowserTest = further.some((arg) => /(^|\/)tests\/e2e\b|\.e2e\b/.test(arg));
const wanted = named.length > 0 || further.length === 0 ? named : [isBrowserTest ? 'browser' : 'unit'];

await runChecks(checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));

/** Composes the site for the tests of the layers below, once for both. */
function compose(): Promise<number> {
  return exitCodeOf(async () => {
    process.once('exit', await composeOnce({ alsoInFolder: true }));
  });
}
