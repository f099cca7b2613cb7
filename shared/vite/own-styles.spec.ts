import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { ownStyles } from './own-styles.ts';

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

it('are the stylesheets that one module alone brings, at once or later', () => {
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

it('are not those that two of several modules bring', () => {
  const bundle = bundleOf({
    'one.js': { source: 'OnePage.tsx', imports: ['pair.js'] },
    'two.js': { source: 'TwoPage.tsx', imports: ['pair.js'], styles: ['two.css'] },
    'three.js': { source: 'ThreePage.tsx' },
    'pair.js': { styles: ['pair.css'] },
  });
  expect([...ownStyles(bundle, ['OnePage.tsx', 'TwoPage.tsx', 'ThreePage.tsx'])]).toEqual([
    ['TwoPage.tsx', ['two.css']],
  ]);
});
