import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../site/root.ts';

interface Locked {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const manifests = [
  '',
  'shared/',
  'shell/',
  'remote-marvel/',
  'remote-pokemon/',
  'remote-starwars/',
  'remote-editorial/',
];

it('the lockfile names every package for every platform, so that a clean install works on each', () => {
  const missing = Object.entries(lockfile.packages).flatMap(([packageFolder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(packageFolder, name))
      .map((name) => `${name}, which ${packageFolder || 'the project'} needs`),
  );
  expect(missing).toEqual([]);
});

it.each(manifests)('%spackage.json requires exact versions', (folder) => {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Locked & {
    devDependencies?: Record<string, string>;
  };
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

function isLocked(packageFolder: string, name: string): boolean {
  const folders = packageFolder.split(/(?<=^|\/)node_modules\//);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const base = folders
      .slice(0, depth)
      .join('node_modules/')
      .replace(/\/?$/, depth > 0 && folders[0] !== '' ? '/' : '');
    if (lockfile.packages[`${base}node_modules/${name}`]) return true;
  }
  return lockfile.packages[`node_modules/${name}`] !== undefined;
}
