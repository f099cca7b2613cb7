import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { appNames, workspaceOf } from './applications.ts';
import { outputFolder, root } from './root.ts';

/**
 * Copies the sources to a place of their own, so that a test that changes them does not edit this checkout.
 * @param name of the folder, one for each test
 * @returns the folder
 */
export async function copySources(name: string): Promise<string> {
  const to = join(outputFolder, name);
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const entry of [
    'shared',
    'lab/scaffold',
    // The kit is packed with them.
    'docs/design.md',
    'docs/libraries.md',
    'docs/other-hosts.md',
    '.github',
    '.biome.json',
    '.editorconfig',
    '.gitignore',
    '.nvmrc',
    'LICENSE',
    ...appNames.map(workspaceOf),
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    await cp(join(root, entry), join(to, entry), {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|dist[^\\/]*)$/.test(source),
    });
  }
  await linkPackages(to);
  return to;
}

/** Links every installed package, and the copy's own kit as npm would. */
async function linkPackages(to: string): Promise<void> {
  const packages = join(to, 'node_modules');
  await mkdir(join(packages, '@mint-row'), { recursive: true });
  // The cache is linked too, so that a copy does not draw its pictures again.
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true });
  for (const entry of await readdir(join(root, 'node_modules'), { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === '@mint-row') continue;
    await symlink(join(root, 'node_modules', entry.name), join(packages, entry.name), 'junction');
  }
  await symlink(join(to, 'shared'), join(packages, '@mint-row/kit'), 'junction');
}
