import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedSince } from '../../delivery/index.ts';

const apps = ['shell', 'marvel', 'pokemon'] as const;
let root = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

/** Commits the contents of the folder, and returns the commit before. */
function commit(): string {
  const before = git('rev-parse', 'HEAD');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
  return before;
}

async function write(file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mint-row-changed-'));
  git('init', '--quiet');
  await write('remote-marvel/src/seta.ts', 'one');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
});
afterAll(() => rm(root, { recursive: true, force: true }));

it.each([
  ['remote-marvel/src/sets.ts', ['marvel']],
  ['remote-marvel/src/prêt à porter.ts', ['marvel']],
  ['remote-marvelous/src/sets.ts', []],
  ['shell/vite.config.ts', ['shell']],
  ['shared/theme/base.css', apps],
  ['package-lock.json', apps],
  ['delivery/compose/compose.ts', apps],
  ['shared/headers/headers.spec.ts', []],
  ['delivery/cli/table.spec.tsx', []],
  ['shared/contract/sample-manifests.ts', []],
  ['docs/architecture.md', []],
])('a change of %s releases %s', async (file, expected) => {
  await write(file, 'changed');
  expect(await changedSince(root, commit(), apps)).toEqual(expected);
});

it('a file that moves from one application to another releases both', async () => {
  await rename(join(root, 'remote-marvel/src/seta.ts'), join(root, 'shell/seta.ts'));
  expect(await changedSince(root, commit(), apps)).toEqual(['shell', 'marvel']);
});

it.each(['0'.repeat(40), 'none'])('all applications are released since %j, which is no commit', async (since) => {
  expect(await changedSince(root, since, apps)).toEqual(apps);
});

it.each(['nope', 'no such commit', '--output=stolen', ''])('%j, which git does not know, is refused', async (since) => {
  await expect(changedSince(root, since, apps)).rejects.toThrow(
    `git knows no commit ${JSON.stringify(since)}. Correct it, or name all applications: npm run release -- changed none`,
  );
});
