#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { packageManager, readDeclaration } from '../build/index.ts';
import { visibleLines } from '../contract/visible.ts';
import { refuseUnlessTools } from './build-tools.ts';
import { NotReleased, publishArtifact } from './publish.ts';
import { build, checkArtifact, fitsSite, packArtifact, runTool } from './steps.ts';
import { testInSite } from './test-in-site/index.ts';
import { upgradeKit } from './upgrade.ts';

// The commands of a remote in its own repository, in whose folder they run.
const usage = `${packageManager().program} mint-row-kit COMMAND

dev                      serves the remote alone; takes Vite's options, such as --port
dev --site <address>     serves it inside the site that is live there
check                    checks types, runs the tests, builds the artifact, checks titles, entries, sizes, styles, drawings;
                         runs all of it, and names what failed; what is in the markup of pages, such as a style attribute,
                         is found by test
check --site <address>   also checks whether it fits the site that is live there
test --site <address>    builds the artifact, checks markup and words of its pages, opens them in Chromium inside the live
                         shell, lets them fail
build                    builds the artifact: dist/
pack                     builds it, and packs it for a release: NAME.tgz
publish --to <address>   sends NAME.tgz to the site's intake, which checks it and makes it live
  --check                the intake only tells what publishing would do and change
  --preview              the intake makes a preview instead, at an address of its own
  --message <text>       why, for the history; by default the subject of the commit that it was built from
  --signature <file>     the signature of the artifact's manifest.json by the team's SSH key, if the site demands one
  --allow-removal        pages of the live site may be missing
upgrade <kit>            takes another kit, a tarball or a version of your registry, and prints what is new in it

The remote's code runs with your rights; only a release confines it in a sandbox. \`publish\` needs the key that the site's
operators gave, in MINT_ROW_PUBLISH_KEY, and runs none of your code.`;

const ofDevelopment = `mint-row-kit dev                      serves the remote alone
mint-row-kit dev --site <address>     serves it inside the site that is live there
Both take the options of Vite, with which they run:`;

const options = {
  site: { type: 'string' },
  to: { type: 'string' },
  check: { type: 'boolean' },
  preview: { type: 'boolean' },
  message: { type: 'string' },
  signature: { type: 'string' },
  'allow-removal': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
type Options = ReturnType<typeof parse>['values'];

const remote = process.cwd();
const steps = {
  types: () => runTool(remote, 'typescript', 'bin/tsc', '--noEmit'),
  tests: () => runTool(remote, 'vitest', 'vitest.mjs', 'run', '--passWithNoTests'),
  build: () => build(remote),
  artifact: () => checkArtifact(remote),
  pack: () => packArtifact(remote),
  site: ({ site = '' }: Options) => fitsSite(remote, site),
  pages: ({ site = '' }: Options) => testInSite(remote, site),
  publish: ({ to = '', check, preview, message, signature, 'allow-removal': allowRemoval }: Options) => {
    const action = check ? 'check' : preview ? 'preview' : 'publish';
    return publishArtifact(remote, { to, action, message, signature, allowRemoval });
  },
  upgrade: (_: Options, kit: string) => upgradeKit(remote, kit),
};
type Step = keyof typeof steps;

/** The steps of each command, those that need a site, what it needs besides, and what it takes. */
const commands = new Map<string, Command>([
  ['check', { steps: ['types', 'tests', 'build', 'artifact'], inSite: ['site'] }],
  ['test', { steps: [], inSite: ['build', 'pages'] }],
  ['build', { steps: ['build'] }],
  ['pack', { steps: ['build', 'pack'] }],
  ['publish', { steps: ['publish'], takes: ['to', 'check', 'preview', 'message', 'signature', 'allow-removal'] }],
  ['upgrade', { steps: ['upgrade'], argument: 'a kit: its tarball, or a version of your registry' }],
]);

interface Command {
  steps: readonly Step[];
  inSite?: readonly Step[];
  /** The options that it takes besides --site; it needs the first. */
  takes?: readonly (keyof Options)[];
  /** What it needs after its name. */
  argument?: string;
}

/** Steps that need the artifact, which the step "build" makes. */
const ofArtifact = new Set<Step>(['artifact', 'pack', 'site', 'pages']);

const plugAndPlay = `Yarn's Plug'n'Play makes no node_modules, where TypeScript looks for types and Tailwind for the classes of the kit. Write this line into .yarnrc.yml, and run yarn install:

nodeLinker: node-modules`;

if (process.versions.pnp) {
  console.error(plugAndPlay);
  process.exitCode = 1;
} else if (process.argv[2] === 'dev') await develop();
else await run(process.argv.slice(2));

/** Becomes the development server, which reads the options itself. */
async function develop(): Promise<void> {
  process.argv.splice(2, 1);
  if (process.argv.some((word) => /^(?:-h|--help)$/.test(word))) console.log(`${ofDevelopment}\n`);
  try {
    refuseUnlessTools(remote);
  } catch (error) {
    console.error(visibleLines((error as Error).message));
    process.exitCode = 1;
    return;
  }
  await import(new URL('../vite/dev.js', import.meta.url).href);
}

/**
 * The steps that are asked for.
 * @throws Error that says what is wrong with the command, and what there is
 */
function stepsOf([name = '', ...words]: readonly string[], given: Options): readonly Step[] {
  const wrong = (why: string) => new Error(`${why}\n\n${usage}`);
  const command = commands.get(name);
  if (!command) throw wrong(name ? `mint-row-kit has no command "${name}".` : 'mint-row-kit needs a command.');
  const { steps, inSite = [], takes = [], argument } = command;
  if (words.length > (argument ? 1 : 0)) {
    throw wrong(`mint-row-kit takes one command at a time, not "${[name, ...words].join(' ')}".`);
  }
  if (argument && words.length === 0) {
    throw new Error(`mint-row-kit ${name} needs ${argument}, such as ./mint-row-kit-1.1.0.tgz.`);
  }
  const { site, ...others } = given;
  if (site && inSite.length === 0) throw wrong(`mint-row-kit ${name} asks no site: leave --site out.`);
  if (!site && steps.length === 0) throw wrong(`mint-row-kit ${name} needs a site: add --site and its address.`);
  const foreign = Object.keys(others).find((option) => !takes.some((one) => one === option));
  if (foreign) throw wrong(`mint-row-kit ${name} does not take --${foreign}.`);
  const [needed] = takes;
  if (needed && !given[needed]) throw wrong(`mint-row-kit ${name} needs --${needed} and an address.`);
  if (given.check && given.preview) throw wrong('A check makes no preview: leave --check or --preview out.');
  return site ? [...steps, ...inSite] : steps;
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/** Runs the steps of a command in turn, each whether or not others fail, unless it needs a build that failed. */
async function run(args: readonly string[]): Promise<void> {
  try {
    const { values, positionals } = parse(args);
    if (values.help) return console.log(usage);
    const chosen = stepsOf(positionals, values);
    const { name } = readDeclaration(remote);
    const failed: Step[] = [];
    for (const step of chosen) {
      if (ofArtifact.has(step) && failed.includes('build')) continue;
      console.log(`${name}: ${step}`);
      try {
        await steps[step](values, positionals[1] ?? '');
      } catch (error) {
        // The only step of its command.
        if (error instanceof NotReleased) throw error;
        console.error(visibleLines((error as Error).message));
        failed.push(step);
      }
    }
    if (failed.length > 0) throw new Error(`${name}: ${failed.join(', ')} failed: see above.`);
    console.log(`${name}: ${chosen.join(', ')} passed`);
  } catch (error) {
    console.error(visibleLines((error as Error).message));
    process.exitCode = error instanceof NotReleased ? error.exitCode : 1;
  }
}
