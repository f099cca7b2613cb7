import type { runDevTool } from '../delivery/index.ts';

/** A program of `npm run lab`. */
export interface Program {
  name: string;
  /** Its arguments, for the list. */
  usage?: string;
  description: string;
  /** A file from the root of the checkout, or a tool with the tests of a suite, of which `npm test` tries a sample. */
  run: string | Suite;
  /** Environment variables that it needs. */
  env?: Readonly<Record<string, string>>;
}

/** The tests that a tool runs; their names are patterns. An empty list means all tests. */
export interface Suite {
  tool: Parameters<typeof runDevTool>[0];
  tests: readonly string[];
}

/** The value of `Program.env` for whole suites. */
const whole = { SUITE: 'whole' };

const browser = (...tests: string[]): Suite => ({ tool: 'playwright', tests });
const unit = (...tests: string[]): Suite => ({ tool: 'vitest', tests });

/** The programs of `npm run lab`, in the groups of its list. */
export const groups: Readonly<Record<string, readonly Program[]>> = {
  'Look and make': [
    {
      name: 'inspect',
      usage: '<address>',
      description: 'outlines the parts of a page of any site, with owner, release, weight and outcome',
      run: 'lab/inspect/inspect.ts',
    },
    {
      name: 'gallery',
      description: 'takes pictures of every kind of page, in four widths and both themes',
      run: 'lab/gallery/gallery.ts',
    },
    {
      name: 'pack',
      usage: '[folder] [--raise <version>]',
      description: 'packs the kit for remotes in other repositories, into dist; gives it another version before',
      run: 'lab/scaffold/pack.ts',
    },
    {
      name: 'signatures',
      description: 'writes which parts of the contract have changed, after a change of shared/contract',
      run: 'lab/signatures/write.ts',
    },
  ],
  Measure: [
    {
      name: 'queries',
      description: 'says how many queries of collectors find the right place first, and which do not',
      run: unit('tests/pages/search.spec.ts'),
    },
    {
      name: 'bench',
      description: 'compares the site with five other ways to build it: an hour, or 8 minutes with --quick',
      run: 'lab/bench/bench.ts',
    },
    {
      name: 'bench-visit',
      description: 'fonts, paints, layout shifts, long tasks of a first visit on a slow line; --kept: a worker’s cost',
      run: 'lab/bench/first-visit/first-visit.ts',
    },
    {
      name: 'bench-release',
      description: 'what a returning visitor downloads after releases of several kinds, from each server',
      run: 'lab/bench/release/release.ts',
    },
    {
      name: 'bench-scale',
      description: 'what up to 30,000 pages and 400 remotes cost, and how fast each server is',
      run: 'lab/bench/scale/scale.ts',
    },
    {
      name: 'bench-search',
      description: 'how long search results take from a key, on a slow processor',
      run: 'lab/bench/search.ts',
    },
    {
      name: 'bench-dev',
      description: 'how long development takes to start, and an edit to be on the page',
      run: 'lab/bench/development.ts',
    },
  ],
  Attack: [
    {
      name: 'attack',
      usage: '[group...]',
      description: 'tries known attacks, and prints which defences held',
      run: 'lab/attack/attack.ts',
    },
    {
      name: 'fuzz',
      usage: '--requests N',
      description: 'sends hostile requests to the server; with --pages N, hostile markup to the gate',
      run: 'lab/fuzz/fuzz.ts',
    },
    {
      name: 'drill',
      description:
        'a bad release under load: a bucket, two servers, Varnish, Prometheus, a guard, visitors with browsers',
      run: 'lab/drill/drill.ts',
    },
  ],
  'Whole suites, of which npm test tries a sample': [
    {
      name: 'a11y',
      description: 'every page, width, theme and state: accessibility, layout, heads, hydration, paper',
      run: browser(
        ...['accessibility', 'keyboard', 'layout', 'contents', 'documents'],
        ...['hydration', 'offline', 'without-javascript', 'print'],
      ),
      env: whole,
    },
    {
      name: 'faults',
      description: 'every remote, fault and way to reach it; twenty releases behind an open tab',
      run: browser('fault-matrix', 'releases', 'standalone'),
      env: whole,
    },
    {
      name: 'content',
      description: 'pages keep their content when storage, effects or listeners fail',
      run: browser('content'),
      env: whole,
    },
    {
      name: 'dev',
      description: 'edits of every kind, in the whole site and in a remote alone',
      run: browser('development'),
      env: whole,
    },
    {
      name: 'store',
      description: 'writers that are killed, race, or find the disk full or a file damaged',
      run: unit(
        ...['killed', 'orders', 'guarantees', 'damage', 'previews', 'previews-end', 'publishing', 'repairing'].map(
          (name) => `release/${name}`,
        ),
        'release/frozen-and-pruned',
        'bucket/killed',
      ),
      env: whole,
    },
    {
      name: 'builds',
      description: 'every application is the same to the byte when it is built again',
      run: unit('contract/artifacts'),
      env: whole,
    },
    {
      name: 'upgrade',
      description: 'upgrades the software on a live store, from an earlier commit of this history, and goes back',
      run: 'lab/upgrade/upgrade.ts',
    },
    {
      name: 'managers',
      usage: '[name...]',
      description: 'installs a remote in its own repository with npm, pnpm and Yarn, and types its commands',
      run: 'lab/managers/managers.ts',
    },
    {
      name: 'nightly',
      usage: '[name...]',
      description: 'all suites whole, and the long programs, to the end; then a table of what failed',
      run: 'lab/nightly.ts',
    },
  ],
  'What .ci/run adds to npm test': [
    {
      name: 'journeys',
      usage: '[name...]',
      description: 'types the commands of the documents in bare folders, and tells how long each takes',
      run: 'lab/journeys/journeys.ts',
    },
    {
      name: 'libraries',
      usage: '[name...]',
      description: 'builds libraries from npm into remotes and opens them; with --write, writes docs/libraries.md',
      run: 'lab/libraries/libraries.ts',
    },
    {
      name: 'nodes',
      usage: '[name...]',
      description: 'builds, publishes and serves with every Node.js that package.json allows',
      run: 'lab/nodes/every-node.ts',
    },
    {
      name: 'engines',
      usage: '[--write] [name...]',
      description: 'Firefox, WebKit, the oldest Chromium: needs a screen; with --write, writes docs/browsers.md',
      run: 'tests/engines/try.ts',
      env: { ENGINES: 'required' },
    },
    {
      name: 'ceph',
      usage: '[suite]',
      description: 'stores in a bucket of Ceph’s gateway; "killed" and "race" are the long ones',
      run: 'tests/bucket/with-ceph.ts',
    },
  ],
};

/** All of them. */
export const programs: readonly Program[] = Object.values(groups).flat();
