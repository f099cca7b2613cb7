import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageManager } from '../build/index.ts';
import { kit } from '../vite/kit.ts';

/**
 * Refuses to build with tools that are missing or have another version. The kit's package.json has them as optional and of any
 * version, since a host that only shows pages has its own, and lists in `buildTools` which the kit builds with.
 * @param remote the remote's folder
 * @param tools by name, each with its range
 * @throws Error with each of them, and the command that installs all
 */
export function refuseUnlessTools(remote: string, tools: Readonly<Record<string, string>> = buildTools()): void {
  const { resolve } = createRequire(join(remote, 'package.json'));
  const wrong = Object.entries(tools).flatMap(([name, range]) => {
    const found = installedVersion(name, resolve.paths(name) ?? []);
    return found !== null && isWithin(found, range) ? [] : [{ name, range, found }];
  });
  if (wrong.length === 0) return;
  const list = wrong.map(
    ({ name, range, found }) => `${name} ${range} (${found ? `here: ${found}` : 'not installed'})`,
  );
  const wanted = wrong.map(({ name, range }) => JSON.stringify(`${name}@${range}`));
  throw new Error(`The kit builds with ${list.join(', ')}. Install: ${packageManager().add} ${wanted.join(' ')}`);
}

function buildTools(): Record<string, string> {
  const manifest = readFileSync(join(kit, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { buildTools: Record<string, string> }).buildTools;
}

/** @param folders that may contain the package, the nearest first */
function installedVersion(name: string, folders: readonly string[]): string | null {
  const file = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null;
}

/**
 * Whether a version is in a range, which is one version, or one with "^" that is not below 1.
 * @example isWithin('8.4.0', '^8.3.8') // true
 */
export function isWithin(version: string, range: string): boolean {
  if (!range.startsWith('^')) return version === range;
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [least = 0, leastMinor = 0, leastPatch = 0] = numbersOf(range.slice(1));
  return major === least && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
}

function numbersOf(version: string): number[] {
  return version.split(/[.-]/, 3).map(Number);
}
