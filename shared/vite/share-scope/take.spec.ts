import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { kitModule } from '../kit.ts';
import { needsLibraries, takeShareScope, takingEntry } from './take.ts';

/** Builds modules that are given as text, the entry `remoteEntry.js` among them. */
async function built(modules: Record<string, string>) {
  const given: Plugin = {
    name: 'given-modules',
    resolveId: (id) => (Object.hasOwn(modules, id.replace('./', '')) ? `/given/${id.replace('./', '')}` : null),
    load: (id) => modules[id.replace('/given/', '')] ?? null,
  };
  const libraries = needsLibraries('racing');
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [given, takeShareScope(), libraries.plugin],
      build: {
        write: false,
        minify: false,
        rollupOptions: {
          input: 'remoteEntry.js',
          treeshake: { propertyReadSideEffects: false },
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        },
      },
    }),
  ].flat();
  const files = output && 'output' in output ? output.output : [];
  const entry = files.find(({ fileName }) => fileName === 'remoteEntry.js');
  return { uses: libraries.result(), code: entry?.type === 'chunk' ? entry.code : '' };
}

it.each([
  ['a name', "import { useState } from 'react'; export default useState;"],
  ['a name of the default export', "import React from 'react'; export default () => React.useState(1);"],
  ['a name of all of React', "import * as React from 'react'; export default () => React.useState(1);"],
  ['a name that is exported again', "export { useState as default } from 'react';"],
])('a package that imports %s uses that name alone', async (_form, code) => {
  const { uses } = await built({ 'remoteEntry.js': code });
  expect(uses).toEqual({ react: ['useState'] });
});

it('a name that the shell’s own pages do not use is in the library that loads on demand', async () => {
  const { uses } = await built({
    'remoteEntry.js': "import { PureComponent, useRef } from 'react'; export { PureComponent, useRef };",
  });
  expect(uses).toEqual({ react: ['useRef'], 'react/other': ['PureComponent'] });
});

it('CommonJS code gets React as an object and as its default, without waiting', async () => {
  const { uses, code } = await built({
    'remoteEntry.js': "import show from './package.cjs'; export default show;",
    'package.cjs':
      "const React = require('react'); module.exports = () => React.default.createElement(React.Fragment);",
  });
  expect(uses.react).toContain('useState');
  expect(uses['react/other']).toContain('Component');
  const names = { createElement: (type: string) => `made of ${type}`, Fragment: 'a fragment' };
  fillScope({ react: { names: () => names }, 'react/other': { names: () => ({}) } });
  const { default: show } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: () => string;
  };
  expect(show()).toBe('made of a fragment');
});

it('an entry waits for the libraries that a page needs and our shell loads on demand, and for no others', async () => {
  const [sets, list] = ['__federation_expose_SetsPage.js', '__federation_expose_ListPage.js'];
  const entry = `${takingEntry}\nexport { loadLibraries }; export const pages = [() => import('./${sets}'), () => import('./${list}')];`;
  const page =
    "import { useRef } from 'react'; import { createPortal } from 'react-dom'; export { useRef, createPortal };";
  const { code } = await built({
    'remoteEntry.js': entry,
    [sets]: "export * from './page.js';",
    [list]: "export { useState } from 'react';",
    'page.js': page,
  });
  const names = { createPortal: () => null };
  fillScope({ react: { names: () => ({}) }, 'react-dom': { get: async () => () => names } });
  const { loadLibraries, init } = await imported<{
    loadLibraries: (page: string) => Promise<void>;
    init: (shared: object) => void;
  }>(code);
  expect(init({})).toBeUndefined();
  const loaded = () => globalThis.__federation_shared__?.default?.['react-dom']?.['1.0.0']?.names?.();
  await loadLibraries('./ListPage');
  expect(loaded()).toBeUndefined();
  await loadLibraries('./SetsPage');
  expect(loaded()).toBe(names);
});

it('code of packages has modules of its own for what it takes, so that other pages load no chunk of packages', () => {
  const { resolveId } = takeShareScope() as unknown as {
    resolveId: { handler: (id: string, importer: string) => { id: string } };
  };
  const takes = (importer: string) => resolveId.handler('react', importer).id;
  const ofPackage = takes('/site/node_modules/zustand/index.mjs');
  expect(ofPackage).not.toBe(takes('/site/remote-racing/src/pages/SetsPage.tsx'));
  expect(takes('/site/node_modules/swr/index.mjs')).toBe(ofPackage);
});

describe('a host that is not our shell', () => {
  const create = (type: string, props: object, ...children: string[]) => ({ type, props, children });
  const react = { createElement: create, Fragment: 'fragment', useRef: () => null };
  const router = { useLocation: () => null, useNavigate: () => null };

  /** A remote that uses a few names. */
  async function takeFrom(libraries: Record<string, object>, version = '19.0.0') {
    Object.assign(globalThis, { __federation_shared__: undefined });
    const module = `export { takeLibraries } from ${JSON.stringify(kitModule('federation/other-host'))};
      export const page = () => import('./page.js');`;
    const page = `import { useRef, Component } from 'react'; import { jsx } from 'react/jsx-runtime';
      import { useLocation } from 'react-router-dom'; export { useRef, Component, jsx, useLocation };`;
    const { code } = await built({ 'remoteEntry.js': module, 'page.js': page });
    const { takeLibraries } = await imported<{ takeLibraries: (shared: object) => Promise<void> }>(code);
    const shared = Object.entries(libraries).map(([name, names]) => [
      name,
      { [version]: { get: async () => () => names } },
    ]);
    await takeLibraries(Object.fromEntries(shared));
    return (library: string) => globalThis.__federation_shared__?.default?.[library]?.['19.0.0']?.names?.() ?? {};
  }

  it('is told every library and name that it does not share, and what to do', async () => {
    const told = takeFrom({ react });
    await expect(told).rejects.toThrow(/^This host does not share what the remote racing of file:\S+ needs: /);
    await expect(told).rejects.toThrow(
      /: react-router-dom \(useLocation\); of react 19\.0\.0: Component\. Share it with init/,
    );
    await expect(takeFrom({})).rejects.toThrow(
      /react \(useRef\); react-router-dom \(useLocation\); react\/jsx-runtime \(jsx\)/,
    );
  });

  it('is told when it has another React, although that has all the names', async () => {
    const libraries = { react: { ...react, Component: class {} }, 'react-router-dom': router };
    const words =
      /^This host shares react 18\.3\.1; pages of the remote racing of file:\S+ need 19\. Install react@19 /;
    await expect(takeFrom(libraries, '18.3.1')).rejects.toThrow(words);
    // A host may share it under a name that says nothing: React says its version.
    await expect(takeFrom({ ...libraries, react: { ...react, version: '18.3.1' } }, 'shared')).rejects.toThrow(words);
    await expect(takeFrom(libraries, 'shared')).resolves.toBeDefined();
  });

  it('has elements made by React if it cannot share react/jsx-runtime, with addresses at the site', async () => {
    const names = await takeFrom({ react: { ...react, Component: class {} }, 'react-router-dom': router });
    const { jsx, jsxs } = names('react/jsx-runtime') as Record<string, (...made: readonly unknown[]) => object>;
    expect(jsx?.('a', { href: '/guides', children: 'Guides' }, 'key')).toMatchObject({
      type: 'a',
      props: { href: expect.stringMatching(/^file:.*\/guides$/), key: 'key', children: 'Guides' },
      children: [],
    });
    expect(jsxs?.('p', { children: ['One', 'two'] })).toEqual({ type: 'p', props: {}, children: ['One', 'two'] });
    expect(jsx?.('a', { href: '#sets' })).toMatchObject({ props: { href: '#sets' } });
  });

  it('may have the names of a library in its default export', async () => {
    const names = await takeFrom({ react: { default: { ...react, Component: class {} } }, 'react-router-dom': router });
    expect(names('react')).toMatchObject({ useRef: react.useRef });
  });
});

/** Imports code as a module of a file, whose address it may ask for. */
async function imported<Module>(code: string): Promise<Module> {
  const folder = await mkdtemp(join(tmpdir(), 'mint-row-taken-'));
  await writeFile(join(folder, 'module.mjs'), code);
  const module = (await import(pathToFileURL(join(folder, 'module.mjs')).href)) as Module;
  await rm(folder, { recursive: true });
  return module;
}

/** Fills the share scope, each library under one version. */
function fillScope(libraries: Record<string, object>): void {
  const scope = Object.fromEntries(Object.entries(libraries).map(([name, one]) => [name, { '1.0.0': one }]));
  Object.assign(globalThis, { __federation_shared__: { default: scope } });
}
