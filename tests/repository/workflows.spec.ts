import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../site/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map((file) => [file, read(`${folder}/${file}`)] as const);

it.each(workflows)('%s runs only actions that are pinned to a commit, with their version next to it', (_file, text) => {
  const actions = [...text.matchAll(/\buses: (.*)/g)].map(([, action]) => action);
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it.each(workflows)(
  '%s may only read, but for the comment, keeps no credentials, and has a time limit',
  (file, text) => {
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(text).toContain('\npermissions:\n  contents: read\n');
    expect(count(/permissions:/g)).toBe(file === 'comment.yml' ? 2 : 1);
    expect(text.match(/[\w-]+: write/g)).toEqual(file === 'comment.yml' ? ['pull-requests: write'] : null);
    expect(count(/persist-credentials: false/g)).toBe(count(/actions\/checkout@/g));
    expect(count(/timeout-minutes:/g)).toBe(count(/runs-on:/g));
  },
);

it('workflows and containers have the Node.js that .nvmrc names', () => {
  for (const [file, text] of workflows) expect(text, file).toContain('node-version-file: .nvmrc');
  const container = read('delivery/serve/exports/node.Containerfile');
  expect(container).toContain(`ARG BASE=docker.io/library/node:${read('.nvmrc').trim()}-slim\n`);
});

it('CI tries every line of Node.js that package.json names', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const { dependencies } = JSON.parse(read('lab/nodes/package.json')) as { dependencies: Record<string, string> };
  const versions = Object.values(dependencies).map((version) => version.replace(/^.*@/, ''));
  expect(Object.keys(dependencies)).toContain(`node-${read('.nvmrc').trim()}`);
  for (const [, line] of engines.node.matchAll(/(\d+)\.\d+\.\d+/g)) {
    expect(
      versions.some((version) => version.startsWith(`${line}.`)),
      `Node ${line}`,
    ).toBe(true);
  }
  expect(read('.ci/run')).toMatch(/^npm run lab -- nodes$/m);
});

it('every night runs the whole suites, of which npm test tries a sample', () => {
  const nightly = read(`${folder}/nightly.yml`);
  expect(nightly).toMatch(/^ {2}schedule:\n {4}- cron: /m);
  expect(nightly).toContain('- run: npm run lab -- nightly\n');
});

it('pull requests run npm test', () => {
  const test = read(`${folder}/test.yml`);
  expect(test).toMatch(/^ {2}pull_request:$/m);
  expect(test).toContain('- run: .ci/run\n');
  expect(read('.ci/run')).toMatch(/^npm test$/m);
});

/** The jobs of the release workflow, by name. */
const jobs = new Map(
  [...read(`${folder}/release.yml`).matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n| {2}#.*\n)+)/gm)].map(
    ([, name = '', text = '']) => [name, text],
  ),
);
const commandsOf = (job: string) => [...(jobs.get(job) ?? '').matchAll(/- run: (.*)/g)].map(([, command]) => command);

it('a release is built where the store is not, and published where nothing is built', () => {
  expect([...jobs.keys()].slice(-3)).toEqual(['plan', 'build', 'release']);
  expect(jobs.get('build')).toContain('runs-on: ubuntu-latest');
  expect(jobs.get('build')).not.toMatch(/STORE|self-hosted/);
  expect(commandsOf('build').slice(0, 2)).toEqual(['npm ci --ignore-scripts', 'npm run check -- $APPS']);
  expect(commandsOf('release')).toEqual([
    'npm ci --ignore-scripts',
    'npm run release -- publish $APPS --artifact "$RUNNER_TEMP/artifacts" --store "$STORE" --require-sandbox',
  ]);
});

it('the output of a build never enters the checkout that publishes it', () => {
  expect(jobs.get('release')).toMatch(
    /download-artifact@.*\n +with:\n +name: .*\n +path: \$\{\{ runner\.temp \}\}\/artifacts\n/,
  );
});

it('a remote’s own repository hands on its artifact, has no store, and its key only where nothing of it runs', () => {
  const text = read('lab/scaffold/templates/remote-alone/.github/workflows/check.yml.template');
  expect(text).toMatch(
    /- run: npm run pack\n +- uses: actions\/upload-artifact@.*\n +with:\n +path: \{\{name\}\}\.tgz\n/,
  );
  expect(text).not.toMatch(/STORE|--store/);
  const [, publishing = ''] = text.split(/^ {2}publish:$/m);
  expect(text.match(/secrets\./g)).toHaveLength(1);
  expect(publishing.match(/- run: .*/g)).toEqual([
    '- run: npm ci --ignore-scripts',
    '- run: npx --no-install mint-row-kit publish --to "$MINT_ROW_INTAKE"',
  ]);
  expect(publishing).toMatch(/if: github\.event_name == 'push' && .*\n[\s\S]*secrets\.MINT_ROW_PUBLISH_KEY/);
});

it('pull requests show their changes for visitors', () => {
  const text = read(`${folder}/changes.yml`);
  expect(text).toMatch(/^ {2}pull_request:$/m);
  expect(text).toMatch(/release -- check (.*\n +)+?.* --html "\$RUNNER_TEMP\/changes\.html"\n/);
  expect(text).toMatch(/upload-artifact.*\n +with:\n +path: \$\{\{ runner\.temp \}\}\/changes\.html\n/);
});

it('who may comment on pull requests runs none of their code, and believes none of their words', () => {
  const [changes, comment] = [read(`${folder}/changes.yml`), read(`${folder}/comment.yml`)];
  expect(changes).not.toMatch(/secrets|github\.token|GH_TOKEN/);
  expect(changes).toMatch(/name: comment\n +path: \$\{\{ runner\.temp \}\}\/comment\/comment\.json\n/);
  expect(comment).toMatch(/^on:\n {2}workflow_run:\n {4}workflows: \[Changes\]$/m);
  const [checkout = ''] = /actions\/checkout@[\s\S]*?(?=\n {6}(?:-|#))/.exec(comment) ?? [];
  expect(checkout).not.toMatch(/ref:|repository:/);
  const { jobs } = parse(comment) as { jobs: { comment: { steps: { run?: string }[] } } };
  const commands = jobs.comment.steps.flatMap(({ run }) => run ?? []);
  expect(commands.slice(0, 2)).toEqual([
    'npm ci --ignore-scripts',
    'npm run release -- comment "$RUNNER_TEMP/comment" --page-at "$PAGE"',
  ]);
  // What the event says may be anything, too: it comes in variables, never into a script.
  for (const command of commands) expect(command).not.toContain('${{');
  expect(comment).not.toMatch(/head_branch|display_title|head_commit/);
});

it('every package.json with a lockfile is kept current', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; directories?: string[] }[];
  };
  const kept = updates.find((one) => one['package-ecosystem'] === 'npm')?.directories;
  expect(kept?.toSorted()).toEqual(['/', ...foldersWithLockfile('lab'), ...foldersWithLockfile('tests')].sort());
});

/** The folders below a folder of the checkout that have a lockfile, from its root: "/lab/nodes". */
function foldersWithLockfile(within: string): string[] {
  const entries = readdirSync(join(root, within), { withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory() && !/^(node_modules|\.output)$/.test(entry.name))
    .flatMap(({ name }) => foldersWithLockfile(`${within}/${name}`));
  return entries.some(({ name }) => name === 'package-lock.json') ? [`/${within}`, ...below] : below;
}
