#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { readDeclaration } from '../build/index.ts';
import { visibleLines } from '../contract/visible.ts';
import { checkArtifact, fitsSite, packArtifact, runTool } from './steps.ts';
import { testInSite } from './test-in-site/index.ts';

// The commands of a remote in its own repository, in whose folder they run. `npx --no-install` runs what is installed there:
// without it, npx would fetch a package of that name from the registry.
const usage = `npx --no-install mint-row-kit COMMAND

dev                     serves the remote alone; takes Vite's options, such as --port
dev --site <address>    serves it inside the site that is live there
check                   checks types, runs the tests, builds the artifact, checks titles, entries, sizes, styles, drawings
check --site <address>  also checks whether it fits the site that is live there
test --site <address>   builds the artifact, opens its pages in Chromium inside the live shell, lets them fail
build                   builds the artifact: dist/
pack                    builds it, and packs it for a release: NAME.tgz

The remote's code runs with your rights; only a release confines it in a sandbox.`;

const remote = process.cwd();
const steps = {
  types: () => runTool(remote, 'typescript', 'bin/tsc', '--noEmit'),
  tests: () => runTool(remote, 'vitest', 'vitest.mjs', 'run', '--passWithNoTests'),
  build: () => runTool(remote, 'vite', 'bin/vite.js', 'build', '--logLevel', 'warn'),
  artifact: () => checkArtifact(remote),
  pack: () => packArtifact(remote),
  site: (address: string) => fitsSite(remote, address),
  pages: (address: string) => testInSite(remote, address),
};
type Step = keyof typeof steps;

/** The steps of each command, and those that need a site. */
const commands = new Map<string, { steps: readonly Step[]; inSite?: readonly Step[] }>([
  ['check', { steps: ['types', 'tests', 'build', 'artifact'], inSite: ['site'] }],
  ['test', { steps: [], inSite: ['build', 'pages'] }],
  ['build', { steps: ['build'] }],
  ['pack', { steps: ['build', 'pack'] }],
]);
if (process.argv[2] === 'dev') await develop();
else await run(process.argv.slice(2));

/** Becomes the development server, which reads the options itself. */
async function develop(): Promise<void> {
  process.argv.splice(2, 1);
  await import(new URL('../vite/dev.js', import.meta.url).href);
}

/**
 * The steps that are asked for.
 * @throws Error that says what is wrong with the command, and what there is
 */
function stepsOf(words: readonly string[], site: string): readonly Step[] {
  const [name = ''] = words;
  const wrong = (why: string) => new Error(`${why}\n\n${usage}`);
  if (words.length > 1) throw wrong(`mint-row-kit takes one command at a time, not "${words.join(' ')}".`);
  const command = commands.get(name);
  if (!command) throw wrong(name ? `mint-row-kit has no command "${name}".` : 'mint-row-kit needs a command.');
  const { steps, inSite = [] } = command;
  if (site && inSite.length === 0) throw wrong(`mint-row-kit ${name} asks no site: leave --site out.`);
  if (!site && steps.length === 0) throw wrong(`mint-row-kit ${name} needs a site: add --site and its address.`);
  return site ? [...steps, ...inSite] : steps;
}

/** Runs the steps of a command in turn, up to the first that fails. */
async function run(args: readonly string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help) return console.log(usage);
    const { site = '' } = values;
    const chosen = stepsOf(positionals, site);
    const { name } = readDeclaration(remote);
    for (const step of chosen) {
      console.log(`${name}: ${step}`);
      await steps[step](site);
    }
    console.log(`${name}: ${chosen.join(', ')} passed`);
  } catch (error) {
    console.error(visibleLines((error as Error).message));
    process.exitCode = 1;
  }
}
