import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { appNames, workspaceOf } from './applications.ts';
import { root } from './root.ts';
import { outputFolder } from './serve-built-site.ts';

/**
 * Copies the sources to a place of their own, so that a test that changes them edits nothing of ours.
 * @param name of the folder, one for each test
 * @returns the folder
 */
export async function copySources(name: string): Promise<string> {
  const to = join(outputFolder, name);
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const entry of [
    'shared',
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
  await symlink(join(root, 'node_modules'), join(to, 'node_modules'), 'junction');
  return to;
}
