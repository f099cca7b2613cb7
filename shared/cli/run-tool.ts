import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Runs a tool that a remote has installed, in the remote's folder.
 * @param program the tool's file, in its package
 * @throws Error when the tool is not installed, or fails; it has printed why
 */
export function runTool(remote: string, name: string, program: string, ...args: readonly string[]): void {
  const file = join(folderOf(remote, name), program);
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: remote, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} found a fault: see above.`);
}

function folderOf(remote: string, name: string): string {
  try {
    return dirname(createRequire(join(remote, 'package.json')).resolve(`${name}/package.json`));
  } catch {
    throw new Error(`${name} is not installed here: npm install --save-dev ${name}`);
  }
}
