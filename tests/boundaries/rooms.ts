import { remoteNames } from '../site/applications.ts';
import type { Room } from './room.ts';
import { testRooms } from './test-rooms.ts';

const doors = [
  'shared/contract',
  'shared/content',
  'shared/art',
  'shared/charts',
  'shared/ui',
  'shared/theme',
  'shared/runtime',
  'shared/binder',
];

/** The import table of the repository. docs/architecture.md explains it; the test beside this file enforces it. */
export const rooms: readonly Room[] = [
  { name: 'shared/contract', rooms: [], packages: ['zod'] },
  { name: 'shared/build', rooms: ['shared/contract'], packages: ['node:*', 'zod'] },
  // What a release may contain: for the gate, and for a remote in its own repository.
  {
    name: 'shared/checks',
    rooms: ['shared/build', 'shared/contract'],
    packages: ['node:*', 'lightningcss', 'parse5', 'saxes'],
  },
  // The commands of a remote in its own repository.
  {
    name: 'shared/cli',
    rooms: ['shared/build', 'shared/checks', 'shared/contract', 'shared/headers', 'shared/standalone', 'shared/vite'],
    packages: ['node:*', 'tar', '@playwright/test'],
  },
  // What a collector keeps, and how a browser keeps it. `fast-check` is for its samples in tests.
  { name: 'shared/binder', rooms: [], packages: ['fast-check'] },
  // Every response header that is ours: for servers, and for development.
  { name: 'shared/headers', rooms: ['shared/contract'], packages: ['node:*'] },
  { name: 'shared/art', rooms: ['shared/content'], packages: [] },
  { name: 'shared/content', rooms: ['shared/contract'], packages: [] },
  // Draws pictures of pixels while an application is built.
  { name: 'shared/pictures', rooms: [], packages: ['node:*', '@resvg/resvg-wasm', '@jsquash/jpeg', 'subset-font'] },
  // Computes drawings of values while an application is built; nothing of it is shipped.
  { name: 'shared/charts', rooms: ['shared/contract', 'shared/content'], packages: ['d3-scale'] },
  {
    name: 'shared/ui',
    rooms: ['shared/contract', 'shared/content', 'shared/charts'],
    packages: ['react', 'react-router-dom'],
  },
  // What the composer puts into the search index, and how a browser searches it and shows what it finds.
  { name: 'shared/search', rooms: ['shared/contract'], packages: ['minisearch', 'react'] },
  {
    name: 'shared/runtime',
    rooms: ['shared/contract', 'shared/binder', 'shared/content', 'shared/search'],
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
    packages: ['react', 'virtual:*'],
  },
  {
    name: 'shared/vite',
    rooms: [
      'shared/contract',
      'shared/content',
      'shared/build',
      'shared/development',
      'shared/headers',
      'shared/pictures',
      'shared/search',
      'shared/theme',
    ],
    packages: [
      'node:*',
      // A page is put into a document of a live site.
      'parse5',
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
  // Takes pictures of pages for `release check --pictures`, in a program of its own, and finds the browser for all others.
  {
    name: 'delivery/pictures',
    rooms: [],
    packages: ['node:*', '@playwright/test', '@sparticuz/chromium', 'pixelmatch', 'pngjs'],
  },
  {
    name: 'delivery',
    rooms: ['shared/checks', 'shared/contract', 'shared/content', 'shared/build', 'shared/headers', 'shared/search'],
    packages: [
      'node:*',
      '@aws-sdk/client-s3',
      '@bokuweb/zstd-wasm',
      'commander',
      'diff',
      'esbuild',
      'lru-cache',
      'negotiator',
      'parse5',
      'saxes',
      'schema-dts',
      'string-width',
      'tar',
      'tsx',
      'wrap-ansi',
      'zod',
    ],
  },
  // Writes the files of a new remote, page or guide, and packs the kit.
  {
    name: 'lab/scaffold',
    rooms: ['shared/contract', 'shared/content', 'shared/build'],
    packages: ['node:*', 'commander', 'tar', 'zod'],
  },
  // Looks at an edition from outside, as a visitor's browser meets it.
  {
    name: 'lab/inspect',
    rooms: ['shared/contract', 'delivery/pictures'],
    packages: ['node:*', 'commander', '@playwright/test'],
  },
  ...testRooms,
];
