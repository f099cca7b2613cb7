import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { createServer } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { partsOf, type SharedLibrary, shareScope } from '../../contract/index.ts';
import { installedVersion, provideShareScope } from './provide.ts';

const folder = mkdtempSync(join(tmpdir(), 'share-scope-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the version of a library is known although its exports lack its package.json', () => {
  mkdirSync(join(folder, 'made-up'));
  const described = { name: 'made-up', version: '3.2.1', exports: { import: './index.js' } };
  writeFileSync(join(folder, 'made-up/package.json'), JSON.stringify(described));
  expect(installedVersion('made-up', ['/nowhere', folder])).toBe('3.2.1');
});

it('a library that is not installed is named, with the list that has it', () => {
  expect(() => installedVersion('missing', [folder])).toThrow(/share-scope\.ts lists missing, which is not installed/);
});

it('a shared library that a remote has not installed is found where the kit is', async () => {
  const server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [provideShareScope()],
  });
  const { pluginContainer } = server.environments.client;
  const found = await pluginContainer.resolveId('react-router-dom', join(folder, 'src/Page.tsx'));
  expect(found?.id).toContain('/node_modules/react-router-dom/');
  expect(await pluginContainer.resolveId('minisearch', join(folder, 'src/Page.tsx'))).toBeNull();
  await server.close();
});

/** Names that only React's code for development has, or that only React itself uses. */
const leftOut = /^(act|captureOwnerStack|default|browser|module\.exports|__DOM_INTERNALS_.*)$/;

it.each([
  ['react', react],
  ['react-dom', reactDom],
] satisfies [SharedLibrary, object][])('the share scope has every name of %s', (library, names) => {
  const shared = partsOf(library).flatMap((part): readonly string[] => shareScope[part]);
  expect(shared.toSorted()).toEqual(
    Object.keys(names)
      .filter((name) => !leftOut.test(name))
      .sort(),
  );
});
