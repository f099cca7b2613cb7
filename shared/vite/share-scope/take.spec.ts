import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { loadLibraries, needsLibraries, takeShareScope } from './take.ts';

/** Builds modules that are given as text, the entry `remoteEntry.js` among them. */
async function built(modules: Record<string, string>) {
  const given: Plugin = {
    name: 'given-modules',
    resolveId: (id) => (Object.hasOwn(modules, id.replace('./', '')) ? `/given/${id.replace('./', '')}` : null),
    load: (id) => modules[id.replace('/given/', '')] ?? null,
  };
  const libraries = needsLibraries('remoteEntry.js');
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
          output: { entryFileNames: '[name].js' },
        },
      },
    }),
  ].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  return { uses: libraries.result(), code: chunk?.code ?? '' };
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

it('an entry waits for the libraries that its remote needs, and names one that the host does not share', async () => {
  const entry = `${loadLibraries}\nimport { useRef } from 'react'; import { createPortal } from 'react-dom';\nexport { loadLibraries, useRef, createPortal };`;
  const { code } = await built({ 'remoteEntry.js': entry });
  expect(code).toMatch(/'react react-dom'|"react react-dom"/);
});

/** Fills the share scope, each library under one version. */
function fillScope(libraries: Record<string, { names: () => object }>): void {
  const scope = Object.fromEntries(Object.entries(libraries).map(([name, one]) => [name, { '1.0.0': one }]));
  Object.assign(globalThis, { __federation_shared__: { default: scope } });
}
