import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appsOf, workspaceOf } from '@mint-row/kit/build';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carryOut } from './plan.ts';
import { planKitVersion } from './raise-kit.ts';

const root = join(import.meta.dirname, '../..');
const workspaces = appsOf(root).map(workspaceOf);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mint-row-raise-'));
  const declared = workspaces
    .filter((workspace) => workspace !== 'shell')
    .map((workspace) => `${workspace}/remote.json`);
  const manifests = ['shared', ...workspaces].map((workspace) => `${workspace}/package.json`);
  for (const file of ['package-lock.json', 'shared/CHANGELOG.md', ...manifests, ...declared]) {
    await cp(join(root, file), join(folder, file), { recursive: true });
  }
  await changeNews(() => '# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 1.0.0\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Package {
  version: string;
  dependencies: Record<string, string>;
}

const read = async <Content>(file: string) => JSON.parse(await readFile(join(folder, file), 'utf8')) as Content;
const news = () => readFile(join(folder, 'shared/CHANGELOG.md'), 'utf8');

async function changeNews(change: (before: string) => string): Promise<void> {
  await writeFile(join(folder, 'shared/CHANGELOG.md'), change(await news()));
}

it('another version of the kit is everywhere: where it is needed, in the lockfile, and in its changelog', async () => {
  await carryOut(folder, await planKitVersion(folder, '99.1.0'));
  const { packages } = await read<{ packages: Record<string, Package> }>('package-lock.json');
  expect([packages.shared?.version, (await read<Package>('shared/package.json')).version]).toEqual([
    '99.1.0',
    '99.1.0',
  ]);
  for (const workspace of workspaces) {
    const { dependencies } = await read<Package>(`${workspace}/package.json`);
    expect(dependencies['@mint-row/kit'], workspace).toBe('99.1.0');
    expect(packages[workspace]?.dependencies, workspace).toEqual(dependencies);
  }
  expect(await news()).toBe('# Changelog\n\n## 99.1.0\n\n- Something new.\n\n## 1.0.0\n');
});

it.each([
  ['1.1', 'no version'],
  ['0.9.0', 'Give a later one'],
])('%s is refused', async (version, why) => {
  await expect(planKitVersion(folder, version)).rejects.toThrow(why);
});

it('a version of which nothing is said is refused, and nothing is written', async () => {
  await changeNews((text) => text.replace('- Something new.\n\n', ''));
  await expect(carryOut(folder, await planKitVersion(folder, '99.1.0'))).rejects.toThrow('what teams will notice');
  expect((await read<Package>('shared/package.json')).version).not.toBe('99.1.0');
});
