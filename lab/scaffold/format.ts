import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Formats files like `npm run fix`: line breaks, and the order of imports.
 * @param root the root of the checkout, with the configuration
 * @param to the folder of the files
 * @param files relative to that
 */
export function format(root: string, to: string, files: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const own = files.filter((file) => /\.(?:tsx?|css|json)$/.test(file) && !file.endsWith('package-lock.json'));
  // Elsewhere there may be neither git nor a configuration; .editorconfig is searched for there alone.
  const elsewhere = to === root ? [] : ['--vcs-enabled=false', `--config-path=${root}`, '--indent-style=space'];
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...elsewhere, ...own], {
    cwd: to,
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(`The files are written, but not all could be formatted: run npm run fix.\n${stderr}`);
  process.exitCode = 1;
}
