import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rooms } from '../boundaries/rooms.ts';
import { appNames, workspaceOf } from '../site/applications.ts';
import { root } from '../site/root.ts';

interface Package {
  license?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Licences that allow use and distribution without any further step of the build. */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'Python-2.0', 'Zlib'],
  // For fonts; for unmodified packages (axe-core, lightningcss); of the federation plugin, much like Apache's.
  ...['OFL-1.1', 'MPL-2.0', 'MulanPSL-2.0'],
  // Of libvips, a file of its own that sharp loads: no remote and no page contains any of it.
  'LGPL-3.0-or-later',
]);

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Package;
const workspaces = ['shared', ...appNames.map(workspaceOf)];
const lock = read('package-lock.json') as { packages: Record<string, unknown> };
const installed = Object.keys(lock.packages).filter(
  (packageFolder) =>
    packageFolder.includes('node_modules/') &&
    !packageFolder.includes('@mint-row/') &&
    existsSync(join(root, packageFolder)),
);

it('every runtime dependency has a line with the reason for it, and no other package has one', () => {
  const manifests = ['.', ...workspaces].map((folder) => read(`${folder}/package.json`));
  const shipped = manifests.flatMap(({ dependencies, devDependencies }) => [
    ...Object.keys(dependencies ?? {}).filter((name) => !name.startsWith('@mint-row/')),
    ...Object.keys(devDependencies ?? {}).filter((name) => name.startsWith('@fontsource')),
  ]);
  const ofDelivery = rooms
    .filter(({ name }) => name.split('/')[0] === 'delivery')
    .flatMap(({ packages }) => packages.filter((name) => name !== 'node:*'));
  const rows = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(
    /^\| (`[^|]*`) +\| (\S.*?) +\| (\S.*?) +\|$/gm,
  );
  const explained = [...rows].flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(explained.sort()).toEqual([...new Set([...shipped, ...ofDelivery])].sort());
});

it('every installed package has an allowed licence', () => {
  const licences = new Map(
    installed.map((packageFolder) => [packageFolder, read(`${packageFolder}/package.json`).license ?? 'none']),
  );
  const names = (licence: string) => licence.split(/[()\s]|\bAND\b|\bOR\b/).filter((name) => name !== '');
  const others = [...licences].filter(([, licence]) => !names(licence).every((name) => allowed.has(name)));
  expect(others).toEqual([]);
  const kinds = [...new Set(licences.values())].sort();
  const count = (kind: string) => [...licences.values()].filter((licence) => licence === kind).length;
  console.log(`Licences: ${kinds.map((kind) => `${count(kind)} ${kind}`).join(', ')}`);
});

it('no installed package needs a script of its own to work', () => {
  // esbuild's script only checks itself: its program is in a package.
  const scripts = Object.entries(lock.packages).filter(
    ([, entry]) => (entry as { hasInstallScript?: boolean }).hasInstallScript,
  );
  expect(scripts.map(([packageFolder]) => packageFolder)).toEqual(['node_modules/esbuild']);
});
