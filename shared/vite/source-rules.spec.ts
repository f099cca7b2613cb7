import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { pageRules } from './source-rules.ts';

const page = '/given/src/pages/SetsPage.tsx';

/** Builds a page from modules that are given as text, by their paths in a remote. */
async function built(modules: Record<string, string>): Promise<void> {
  const given: Plugin = {
    name: 'given-modules',
    enforce: 'pre',
    // As the federation plugin exposes a page.
    buildStart() {
      this.emitFile({ type: 'chunk', id: page, preserveSignature: 'strict' });
    },
    resolveId(id, importer) {
      if (id === 'remoteEntry' || id.startsWith('/given/')) return id;
      if (id.startsWith('.')) return new URL(id, `file://${importer}`).pathname;
      return { id, external: true };
    },
    load: (id) =>
      id === 'remoteEntry'
        ? `export const page = () => import('${page}');`
        : (modules[id.replace('/given/src/', '')] ?? null),
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [pageRules(), given],
    build: { write: false, rollupOptions: { input: 'remoteEntry', output: { entryFileNames: '[name].js' } } },
  });
}

const chart = 'export default () => document.title;';

it('a page imports its modules statically', async () => {
  const code = "import Chart from '../sets/Chart.tsx'; export default Chart;";
  await built({ 'pages/SetsPage.tsx': code, 'sets/Chart.tsx': chart });
});

it('a module that a page imports with import() is refused, with both files and what to do', async () => {
  const code = "export default () => import('../sets/Chart.tsx');";
  await expect(built({ 'pages/SetsPage.tsx': code, 'sets/Chart.tsx': chart })).rejects.toThrow(
    /given\/src\/pages\/SetsPage\.tsx imports \S*given\/src\/sets\/Chart\.tsx with import\(\), .* a page of its own/,
  );
});

it('so is one that another page imports statically', async () => {
  const other = "import Chart from '../sets/Chart.tsx'; export default Chart;";
  const code = "export default [() => import('../sets/Chart.tsx'), () => import('./OtherPage.tsx')];";
  const modules = { 'pages/SetsPage.tsx': code, 'pages/OtherPage.tsx': other, 'sets/Chart.tsx': chart };
  await expect(built(modules)).rejects.toThrow(/SetsPage\.tsx imports \S*OtherPage\.tsx with import\(\)/);
});

it('so is one that a module of the page imports so', async () => {
  const table = "export const more = () => import('./Chart.tsx');";
  const code = "import { more } from '../sets/table.ts'; export default more;";
  const modules = { 'pages/SetsPage.tsx': code, 'sets/table.ts': table, 'sets/Chart.tsx': chart };
  await expect(built(modules)).rejects.toThrow(/sets\/table\.ts imports \S*sets\/Chart\.tsx with import\(\)/);
});

it.each([
  ['react-dom/client', 'createRoot', 'which is not shared'],
  ['react-dom/server', 'renderToString', 'which is not shared'],
  ['node:fs', 'readFileSync', 'which a remote cannot'],
])('an import of %s is refused with the file', async (library, name, why) => {
  const code = `import { ${name} } from '${library}'; export default ${name};`;
  await expect(built({ 'pages/SetsPage.tsx': code })).rejects.toThrow(`SetsPage.tsx imports ${library}, ${why}`);
});

it('a package may import more of react-dom than it uses, and is refused with its file if it uses that', async () => {
  const modules = (used: string) => ({
    'pages/SetsPage.tsx': "import show from '/given/src/node_modules/roots/index.js'; export default show;",
    'node_modules/roots/index.js': `import { createRoot } from '/given/src/node_modules/react-dom/client.js'; export default () => ${used};`,
    'node_modules/react-dom/client.js': 'export const createRoot = () => document.title;',
  });
  await built(modules('1'));
  await expect(built(modules('createRoot()'))).rejects.toThrow(
    /roots\/index\.js imports react-dom\/client, which is not/,
  );
});

it('react-dom and packages are for pages', async () => {
  await built({
    'pages/SetsPage.tsx':
      "import { createPortal } from 'react-dom'; import x from 'recharts'; export default [createPortal, x];",
  });
});
