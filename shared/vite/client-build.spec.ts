import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { ownStyles } from './client-build.ts';

interface Chunk {
  source?: string;
  imports?: string[];
  dynamicImports?: string[];
  styles?: string[];
}

function bundleOf(chunks: Record<string, Chunk>): Rolldown.OutputBundle {
  const made = Object.entries(chunks).map(([file, { source, imports = [], dynamicImports = [], styles = [] }]) => [
    file,
    { type: 'chunk', facadeModuleId: source, imports, dynamicImports, viteMetadata: { importedCss: new Set(styles) } },
  ]);
  return Object.fromEntries(made) as Rolldown.OutputBundle;
}

it('are the stylesheets that a module brings and others do not, at once or later', () => {
  const bundle = bundleOf({
    'home.js': { source: 'HomePage.tsx', imports: ['common.js'], styles: ['home.css'] },
    'about.js': { source: 'AboutPage.tsx', imports: ['common.js', 'table.js'], dynamicImports: ['tool.js'] },
    'plain.js': { source: 'PlainPage.tsx', imports: ['common.js'] },
    'common.js': { styles: ['common.css'] },
    'table.js': { styles: ['table.css'] },
    'tool.js': { imports: ['table.js'], styles: ['tool.css'] },
  });
  expect([...ownStyles(bundle, ['HomePage.tsx', 'AboutPage.tsx', 'PlainPage.tsx'])]).toEqual([
    ['HomePage.tsx', ['home.css']],
    ['AboutPage.tsx', ['table.css', 'tool.css']],
  ]);
});

it('are also those that some modules share, before each module’s own', () => {
  const bundle = bundleOf({
    'one.js': { source: 'OnePage.tsx', imports: ['pair.js', 'all.js'] },
    'two.js': { source: 'TwoPage.tsx', imports: ['pair.js', 'all.js'], styles: ['two.css'] },
    'three.js': { source: 'ThreePage.tsx', imports: ['all.js'] },
    'pair.js': { styles: ['pair.css'] },
    'all.js': { styles: ['all.css'] },
  });
  expect([...ownStyles(bundle, ['OnePage.tsx', 'TwoPage.tsx', 'ThreePage.tsx'])]).toEqual([
    ['OnePage.tsx', ['pair.css']],
    ['TwoPage.tsx', ['pair.css', 'two.css']],
  ]);
});

it('are all, if there is one module', () => {
  const bundle = bundleOf({
    'one.js': { source: 'OnePage.tsx', imports: ['common.js'] },
    'common.js': { styles: ['common.css'] },
  });
  expect([...ownStyles(bundle, ['OnePage.tsx'])]).toEqual([['OnePage.tsx', ['common.css']]]);
});
