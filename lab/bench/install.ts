import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../tests/site/root.ts';

/** Installs the benchmark's own dependencies into its folder, unless they are there already. */
export function install(): void {
  installInto(import.meta.dirname);
}

/**
 * Installs what a folder's lockfile names, unless it is there already.
 * @throws Error when npm fails
 */
export function installInto(folder: string): void {
  if (changedAt(join(folder, 'node_modules/.package-lock.json')) >= changedAt(join(folder, 'package-lock.json')))
    return;
  console.log(`  installing what ${relative(root, join(folder, 'package-lock.json'))} names …`);
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run this through npm: npm run lab -- …');
  const options = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(process.execPath, [npm, ...options], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm could not install what ${folder} needs: see its message above.`);
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
