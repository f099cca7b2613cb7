import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appNames } from '../site/applications.ts';
import { root } from '../site/root.ts';
import { filesOf, type Import, importsOf } from './imports.ts';
import type { Room } from './room.ts';
import { rooms } from './rooms.ts';

const configuration = /vite\.config\.ts$/;
const imports = new Map(rooms.map((room) => [room, importsOf(room.name).filter(({ from }) => roomOf(from) === room)]));

describe.each([...imports])('$name', (room, found) => {
  it('imports only from the rooms it may', () => {
    const elsewhere = found.filter(({ from, to }) => to && !configuration.test(from) && !allowsRoom(room, to));
    refuse(
      elsewhere,
      'Move what both need into shared/, or go through what the room may import: tests/boundaries/rooms.ts.',
    );
  });

  it('imports only the packages it may', () => {
    const others = found.filter((one) => one.to === null && !configuration.test(one.from) && !allowsPackage(room, one));
    refuse(others, room.advice ?? 'If the room should have the package, add it in tests/boundaries/rooms.ts.');
  });

  it('enters other rooms by their doors', () => {
    const windows = found.filter(
      ({ from, to, specifier }) =>
        to &&
        !configuration.test(from) &&
        roomOf(to) !== room &&
        specifier.startsWith('.') &&
        houseOf(to) !== houseOf(from) &&
        to !== `${roomOf(to)?.name}/index.ts`,
    );
    refuse(windows, 'Import what the room’s index.ts exports, or export it there.');
  });
});

// Builds and the composer do not count samples among their inputs: their output would be out of date.
it('samples are imported by tests and other samples alone', () => {
  const sample = /(^|\/)sample-[^/]+\.ts$/;
  const found = [...imports.values()].flat().filter(({ to, from }) => sample.test(to ?? '') && !sample.test(from));
  refuse(
    found.filter(({ from }) => !/\.spec\.tsx?$/.test(from)),
    'Rename what is not for tests: shared/build/inputs.ts leaves sample-*.ts out.',
  );
});

// Strict package managers give a package only what it declares.
it('the kit declares each package that its modules and styles name', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')) as Record<string, object>;
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const isShipped = (file: string) => !/\.spec\.tsx?$|\/sample-[^/]+\.ts$|\/from-sources\.js$/.test(file);
  const imported = importsOf('shared')
    .filter(({ from, to }) => to === null && isShipped(from))
    .map(({ from, specifier }) => ({ from, specifier }));
  // What is found by its place: files for Node, and those that stylesheets take.
  const placed = filesOf('shared', /\.(tsx?|js|css)$/)
    .filter(isShipped)
    .flatMap((from) =>
      [
        ...readFileSync(join(root, from), 'utf8').matchAll(
          /(?:\bresolve\(|\breduced\(|@import |url\()["']([\w@][^"'/]*\/[^"']*)/g,
        ),
      ].map(([, specifier = '']) => ({ from, specifier })),
    );
  const found = [...imported, ...placed].filter(({ specifier }) => !/^(node:|virtual:|@mint-row\/)/.test(specifier));
  const missing = found.filter(({ specifier }) => !declared.some((name) => `${specifier}/`.startsWith(`${name}/`)));
  expect(missing).toEqual([]);
  expect(new Set(placed.map(({ specifier }) => specifier)).size).toBeGreaterThan(6);
});

describe('applications', () => {
  it('of teams may import what their own package.json lists, without a word in the table', () => {
    for (const room of rooms.filter(({ name }) => name.startsWith('remote-'))) {
      const { dependencies } = JSON.parse(readFileSync(join(root, room.name, 'package.json'), 'utf8')) as {
        dependencies: Record<string, string>;
      };
      const outside = Object.keys(dependencies).filter((name) => name !== '@mint-row/kit');
      const from = `${room.name}/src/pages/a.ts`;
      const allowed = (specifier: string) => allowsPackage(room, { from, specifier, dynamic: false, to: null });
      expect(outside.filter((name) => !allowed(name))).toEqual([]);
      expect(allowed('a-package-that-nobody-has')).toBe(false);
      expect(room.advice).toContain(`-w ${room.name}`);
    }
  });

  it('are configured by shared/vite and nothing else', () => {
    const configured = [...imports.values()].flat().filter(({ from }) => configuration.test(from));
    expect(configured).toHaveLength(appNames.length);
    refuse(
      configured.filter(({ to }) => to !== 'shared/vite/from-sources.js'),
      'Configuration belongs in shared/vite.',
    );
  });

  it('have no file that nothing imports', () => {
    const imported = new Set([...imports.values()].flat().map(({ to }) => to));
    const applications = rooms.filter(({ name }) => name === 'shell' || name.startsWith('remote-'));
    const unused = applications
      .flatMap(({ name }) => filesOf(name))
      .filter((file) => !imported.has(file) && !isEntry(file));
    const advice = 'Add it to the index.ts of its folder, import it where it is used, or delete it.';
    if (unused.length > 0) expect.fail([...unused, advice].join('\n'));
  });

  it('keep React out of their content', () => {
    const content = [...imports.values()].flat().filter(({ from }) => /(^shared|\/src)\/content\//.test(from));
    refuse(
      content.filter(({ specifier }) => specifier.startsWith('react')),
      'Content is data: put markup into a page.',
    );
  });
});

/** The entry points of builds and tests. A guide's figures are for tests alone. */
function isEntry(file: string): boolean {
  return /(\.spec\.tsx?|\/guides\/[\w-]+\/figures\.ts|\/vite\.config\.ts|\/pages\/(index\.ts|\w+Page\.tsx)|\/insets\/\w+Inset\.tsx|^shell\/src\/(main|render)\.tsx)$/.test(
    file,
  );
}

/** The first room that contains it: a room within another comes before it in the list. */
function roomOf(file: string): Room | undefined {
  return rooms.find(({ name }) => file.startsWith(`${name}/`));
}

/** The folder at the root that contains it. Tests and the laboratory count as one, without doors between them. */
function houseOf(file: string): string | undefined {
  const [folder] = file.split('/');
  return folder === 'lab' ? 'tests' : folder;
}

function allowsRoom(room: Room, file: string): boolean {
  return [room.name, ...room.rooms].some((name) => file.startsWith(`${name}/`));
}

function allowsPackage(room: Room, { specifier, from }: Import): boolean {
  const testing = /\.spec\.tsx?$/.test(from) ? ['vitest', 'fast-check', 'node:*', 'qr', 'react-dom'] : [];
  return [...room.packages, ...testing].some((name) =>
    name.endsWith('*')
      ? specifier.startsWith(name.slice(0, -1))
      : specifier === name || specifier.startsWith(`${name}/`),
  );
}

/** Fails with a line for each forbidden import, and the alternative. */
function refuse(imports: readonly Import[], advice: string): void {
  if (imports.length === 0) return;
  const lines = imports.map(({ from, specifier, to }) => `${from} imports ${specifier}${to ? ` (${to})` : ''}`);
  expect.fail([...lines, advice].join('\n'));
}
