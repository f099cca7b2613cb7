import { remoteNames } from '../site/applications.ts';

/** A room of the repository and what it may import. */
export interface Room {
  /** Its folder. */
  name: string;
  /** The other rooms it may import from. */
  rooms: readonly string[];
  /** The packages it may import; their subpaths are meant too, and `node:*` stands for Node's own. */
  packages: readonly string[];
}

const doors = [
  'shared/contract',
  'shared/content',
  'shared/art',
  'shared/charts',
  'shared/ui',
  'shared/theme',
  'shared/runtime',
];

/** The import table of the repository. docs/architecture.md explains it; the test beside this file enforces it. */
export const rooms: readonly Room[] = [
  { name: 'shared/contract', rooms: [], packages: ['zod'] },
  { name: 'shared/build', rooms: ['shared/contract'], packages: ['node:*', 'zod'] },
  // Every response header that is ours: for servers, and for development.
  { name: 'shared/headers', rooms: ['shared/contract'], packages: ['node:*'] },
  { name: 'shared/art', rooms: [], packages: [] },
  { name: 'shared/content', rooms: ['shared/contract'], packages: [] },
  // Computes drawings of values while an application is built; nothing of it is shipped.
  { name: 'shared/charts', rooms: ['shared/contract', 'shared/content'], packages: ['d3-scale'] },
  { name: 'shared/ui', rooms: ['shared/contract', 'shared/content', 'shared/charts'], packages: ['react'] },
  {
    name: 'shared/runtime',
    rooms: ['shared/contract'],
    packages: [
      'react',
      'react-dom',
      'sonner',
      '@radix-ui/react-toast',
      '@radix-ui/react-tooltip',
      '@tanstack/react-query',
    ],
  },
  {
    // In the browser, in development only: content and errors of the pages that are being edited.
    name: 'shared/development',
    rooms: ['shared/contract'],
    packages: ['react'],
  },
  {
    name: 'shared/vite',
    rooms: ['shared/contract', 'shared/build', 'shared/development', 'shared/headers', 'shared/theme'],
    packages: [
      'node:*',
      'vite',
      '@vitejs/plugin-react',
      '@tailwindcss/vite',
      '@originjs/vite-plugin-federation',
      'subset-font',
    ],
  },
  {
    // The federation plugin's run-time API, for the shell and for a remote alone.
    name: 'shared/federation',
    rooms: ['shared/contract'],
    packages: ['react', 'virtual:*'],
  },
  {
    name: 'shared/standalone',
    rooms: ['shared/contract', 'shared/federation', 'shared/ui', 'shared/theme', 'shared/runtime'],
    packages: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'virtual:*'],
  },
  ...remoteNames.map((name) => ({
    name: `remote-${name}`,
    rooms: doors,
    packages: ['react', 'react-router-dom'],
  })),
  {
    name: 'shell',
    rooms: [...doors, 'shared/federation'],
    packages: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'virtual:*'],
  },
  {
    name: 'delivery',
    rooms: ['shared/contract', 'shared/content', 'shared/build', 'shared/headers'],
    packages: [
      'node:*',
      'commander',
      'esbuild',
      'htmlparser2',
      'lightningcss',
      'lru-cache',
      'negotiator',
      'parse5',
      'saxes',
      'string-width',
      'tsx',
      'wrap-ansi',
      'zod',
    ],
  },
  {
    name: 'tests/bench',
    rooms: ['tests', 'delivery', 'shared/contract', 'shared/runtime', 'shared/vite'],
    packages: [
      'node:*',
      '@playwright/test',
      'vite',
      '@vitejs/plugin-react',
      '@tailwindcss/vite',
      '@originjs/vite-plugin-federation',
      // The variants put the shell's own layout and navigation around the pages.
      'shell',
      'react',
      'react-dom',
      'react-router-dom',
      'virtual:*',
    ],
  },
  {
    name: 'tests',
    rooms: ['shared/contract', 'shared/build', 'shared/content', 'shared/headers', 'shared/runtime', 'delivery'],
    packages: [
      'node:*',
      'htmlparser2',
      'vitest',
      'commander',
      'fast-check',
      '@playwright/test',
      'axe-core',
      '@sparticuz/chromium',
      // React alone is built to be weighed.
      'vite',
      'oxc-parser',
      'oxc-resolver',
    ],
  },
];
