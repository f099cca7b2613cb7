import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/root.ts';
import type { Room } from './room.ts';

const rooms = [
  'shared/contract',
  'shared/binder',
  'shared/build',
  'shared/checks',
  'shared/art',
  'shared/charts',
  'shared/content',
  'shared/headers',
  'shared/intake',
  'shared/offline',
  'shared/runtime',
  'shared/search',
  // The oldest browsers.
  'shared/vite',
  'delivery',
];

const packages = [
  'node:*',
  // Creates the bucket of the tests on a real object store.
  '@aws-sdk/client-s3',
  'parse5',
  'vitest',
  'commander',
  // Artifacts and the kit are packed.
  'tar',
  'fast-check',
  '@playwright/test',
  'axe-core',
  'pngjs',
  'qr',
  // React is built alone and weighed.
  'vite',
  'oxc-parser',
  'oxc-resolver',
  // Files for operators: compose, Kubernetes, Dependabot.
  'yaml',
];

const { dependencies: libraries } = JSON.parse(readFileSync(join(root, 'lab/libraries/package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** The allowed imports of tests and programs of the laboratory; attacks are tried by both. */
export const testRooms: readonly Room[] = [
  {
    name: 'lab/bench',
    // Of the content only the example place.
    rooms: ['tests', 'lab', 'delivery', 'shared/content', 'shared/contract', 'shared/runtime', 'shared/vite'],
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
      // Astro's islands show toasts as the site does.
      'sonner',
      'virtual:*',
    ],
  },
  // Each sample is a part of a remote.
  { name: 'lab/libraries/samples', rooms: ['shared/ui'], packages: ['react', ...Object.keys(libraries)] },
  // Hosts of remotes that are not our shell: of the content only the example place.
  {
    name: 'tests/other-hosts',
    rooms: ['shared/contract', 'shared/federation', 'shared/runtime'],
    packages: [
      'vite',
      '@vitejs/plugin-react',
      '@originjs/vite-plugin-federation',
      '@module-federation/runtime',
      '@module-federation/vite',
      'react',
      'react-dom',
      'react-router-dom',
      'virtual:*',
    ],
  },
  { name: 'lab', rooms: ['tests', ...rooms], packages },
  { name: 'tests', rooms: ['lab', ...rooms], packages },
];
