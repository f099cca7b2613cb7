import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the benchmark's own dependencies into its folder, unless they are there already.
 * @throws Error when npm fails
 */
export function install(): void {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.log('  installing what lab/bench/package-lock.json names …');
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run this through npm: npm run lab -- bench');
  const options = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(process.execPath, [npm, ...options], { cwd: import.meta.dirname, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install what the benchmark needs: see its message above.');
}

function changedAt(file: string): number {
  return statSync(join(import.meta.dirname, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
