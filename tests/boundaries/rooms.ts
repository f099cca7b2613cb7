import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '../site/applications.ts';
import { root } from '../site/root.ts';
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

/** The import table of the repository. docs/architecture.md explains it; boundaries.spec.ts enforces it. */
export const rooms: readonly Room[] = [
  // Names, paths, share scope, manifests, registry: types and pure functions.
  { name: 'shared/contract', rooms: [], packages: ['zod'] },
  // The remotes of a checkout, the sources of an artifact, the record of a build.
  { name: 'shared/build', rooms: ['shared/contract'], packages: ['node:*', 'zod'] },
  // The allowed contents of a release: for the gate, and for a remote in its own repository.
  {
    name: 'shared/checks',
    rooms: ['shared/build', 'shared/contract'],
    packages: ['node:*', 'lightningcss', 'parse5', 'saxes'],
  },
  // The shapes of a page, the way to its document, and a site that can be asked, made of artifacts, of sources, or live.
  {
    name: 'shared/site',
    rooms: ['shared/build', 'shared/content', 'shared/contract', 'shared/search'],
    packages: ['node:*', 'parse5', 'react', 'react-dom', 'react-router-dom'],
  },
  // How the kit of a team and the intake of a site speak with each other.
  { name: 'shared/intake', rooms: [], packages: ['node:*', 'zod'] },
  // The commands of a remote in its own repository.
  {
    name: 'shared/cli',
    rooms: [
      'shared/build',
      'shared/checks',
      'shared/contract',
      'shared/headers',
      'shared/intake',
      'shared/site',
      'shared/vite',
    ],
    packages: ['node:*', 'tar', '@playwright/test', 'zod'],
  },
  // A collector's binder, and how a browser stores it. `fast-check` is for its samples in tests.
  { name: 'shared/binder', rooms: ['shared/contract'], packages: ['fast-check'] },
  // The pages that a browser keeps because its visitor asked: their list, the service worker, the dialog.
  { name: 'shared/offline', rooms: ['shared/contract'], packages: ['react'] },
  // Every response header that we define: for servers, and for development.
  { name: 'shared/headers', rooms: ['shared/contract'], packages: ['node:*'] },
  // Draws SVG in code, and the schematics of cards.
  { name: 'shared/art', rooms: ['shared/content'], packages: [] },
  // Types of content, the site file, selectors.
  { name: 'shared/content', rooms: ['shared/contract'], packages: [] },
  // Draws pictures of pixels, and makes photographs smaller, while an application is built.
  {
    name: 'shared/pictures',
    rooms: [],
    packages: ['node:*', '@resvg/resvg-wasm', '@jsquash/jpeg', 'sharp', 'subset-font'],
  },
  // Computes drawings of values: scales for browsers too, plots with `d3-scale` only while an application is built.
  { name: 'shared/charts', rooms: ['shared/contract', 'shared/content'], packages: ['d3-scale'] },
  // The design system, and the state that a page keeps in its address.
  {
    name: 'shared/ui',
    rooms: ['shared/contract', 'shared/content', 'shared/charts'],
    packages: ['react', 'react-router-dom'],
  },
  // The search index that the composer writes, and the search in the browser with its results.
  { name: 'shared/search', rooms: ['shared/contract'], packages: ['minisearch', 'stemmer', 'react'] },
  // Browser code for every page: toasts, notices, tooltips, sharing, search, the query client.
  {
    name: 'shared/runtime',
    rooms: ['shared/contract', 'shared/binder', 'shared/content', 'shared/lamp', 'shared/offline', 'shared/search'],
    packages: [
      'react',
      'react-dom',
      'sonner',
      '@radix-ui/react-toast',
      '@radix-ui/react-tooltip',
      '@tanstack/react-query',
    ],
  },
  // A drawing as a card that is turned under a lamp, for the runtime.
  { name: 'shared/lamp', rooms: ['shared/contract', 'shared/content'], packages: ['react'] },
  {
    // In the browser, in development only: content and errors of the pages that are being edited.
    name: 'shared/development',
    rooms: ['shared/contract'],
    packages: ['react', 'virtual:*'],
  },
  // defineShell() and defineRemote(): the build configuration, and development. React is for a test of its names.
  {
    name: 'shared/vite',
    rooms: [
      'shared/contract',
      'shared/content',
      'shared/build',
      // Specs of styles ask what the gate says of them.
      'shared/checks',
      'shared/development',
      'shared/headers',
      'shared/pictures',
      'shared/site',
      'shared/theme',
    ],
    packages: [
      'node:*',
      'vite',
      '@vitejs/plugin-react',
      '@tailwindcss/vite',
      '@originjs/vite-plugin-federation',
      '@tailwindcss/node',
      'leven',
      'lightningcss',
      'react',
      'react-dom',
      'subset-font',
    ],
  },
  {
    // The federation plugin's run-time API, for the shell and for a remote alone; remotes in hosts that are not the shell.
    name: 'shared/federation',
    rooms: ['shared/contract'],
    packages: ['react', 'virtual:*'],
  },
  // The page around a remote that runs alone.
  {
    name: 'shared/standalone',
    // Of the content only the example place.
    rooms: ['shared/content', 'shared/contract', 'shared/federation', 'shared/ui', 'shared/theme', 'shared/runtime'],
    packages: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'virtual:*'],
  },
  // A team's pages, content and drawings, with the packages that it has installed in its folder: docs/libraries.md.
  ...remoteNames.map((name) => ({
    name: `remote-${name}`,
    rooms: doors,
    packages: ['react', 'react-router-dom', ...dependenciesOf(`remote-${name}`)],
    advice: `If the team wants the package, install it for its remote: npm install PACKAGE -w remote-${name}. See docs/libraries.md.`,
  })),
  // Header, footer, providers, route table, 404, the loader of remotes.
  {
    name: 'shell',
    rooms: [...doors, 'shared/federation'],
    packages: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'web-vitals', 'virtual:*'],
  },
  // The rooms of delivery, each of which imports only from those before it.
  { name: 'delivery/common', rooms: ['shared/contract'], packages: ['node:*'] },
  {
    name: 'delivery/artifact',
    rooms: ['delivery/common', 'shared/build', 'shared/contract'],
    packages: ['node:*', 'tar', 'zod'],
  },
  {
    name: 'delivery/build',
    rooms: ['delivery/common', 'delivery/artifact', 'shared/build', 'shared/contract'],
    packages: ['node:*'],
  },
  {
    name: 'delivery/store',
    rooms: ['delivery/common', 'delivery/artifact', 'shared/build', 'shared/contract', 'shared/headers'],
    packages: ['node:*', '@aws-sdk/client-s3', 'lru-cache', 'zod'],
  },
  // Who may release what: signatures in SSH's format, and the history that they make trusted.
  {
    name: 'delivery/signing',
    rooms: ['delivery/common', 'delivery/store', 'shared/contract'],
    packages: ['node:*'],
  },
  // Confines code of remotes, for any task.
  { name: 'delivery/sandbox', rooms: ['delivery/common'], packages: ['node:*', 'zod'] },
  {
    name: 'delivery/compose',
    rooms: [
      'delivery/common',
      'delivery/artifact',
      'delivery/store',
      'delivery/sandbox',
      'shared/build',
      'shared/checks',
      'shared/content',
      'shared/contract',
      'shared/headers',
      'shared/offline',
      'shared/search',
      'shared/site',
    ],
    packages: ['node:*', 'parse5', 'saxes', 'schema-dts', 'zod'],
  },
  {
    name: 'delivery/release',
    rooms: [
      'delivery/common',
      'delivery/artifact',
      'delivery/store',
      'delivery/signing',
      'delivery/compose',
      'shared/build',
      // The place of a new store.
      'shared/content',
      'shared/checks',
      'shared/contract',
    ],
    packages: ['node:*', 'diff', 'zod'],
  },
  {
    name: 'delivery/serve',
    rooms: [
      'delivery/common',
      'delivery/artifact',
      'delivery/store',
      'delivery/signing',
      'shared/build',
      'shared/content',
      'shared/contract',
      'shared/headers',
      'shared/offline',
    ],
    packages: ['node:*', 'esbuild', 'lru-cache', 'negotiator', 'zod'],
  },
  // What operators see of our own server: reports of browsers, requests, and what other tools read of both.
  {
    name: 'delivery/operate',
    rooms: ['delivery/common', 'delivery/store', 'delivery/serve', 'shared/contract', 'shared/headers'],
    packages: ['node:*', 'lru-cache', 'pino', 'prom-client', 'zod'],
  },
  // Watches what servers count of a release, and rolls it back.
  {
    name: 'delivery/guard',
    rooms: ['delivery/common', 'delivery/store', 'delivery/release', 'shared/contract'],
    packages: ['node:*'],
  },
  // Shows operators what is live, what comes, what servers and browsers say, and how to take each change back.
  {
    name: 'delivery/releases-page',
    rooms: [
      'delivery/common',
      'delivery/store',
      'delivery/signing',
      'delivery/compose',
      'delivery/release',
      'delivery/serve',
      'delivery/guard',
      'shared/contract',
    ],
    packages: ['node:*'],
  },
  // Takes packed artifacts from teams over HTTP, and has them released.
  {
    name: 'delivery/intake',
    rooms: ['delivery/common', 'shared/contract', 'shared/intake'],
    packages: ['node:*', 'zod'],
  },
  // Takes pictures of pages for `release check --pictures`, in a program of its own, and finds the browser for all
  // other rooms.
  {
    name: 'delivery/pictures',
    rooms: [],
    packages: ['node:*', '@playwright/test', '@sparticuz/chromium', 'pixelmatch', 'pngjs'],
  },
  // Its commands, and the door for tests.
  {
    name: 'delivery',
    rooms: ['shared/build', 'shared/checks', 'shared/contract', 'shared/headers', 'shared/intake'],
    packages: ['node:*', 'commander', 'esbuild', 'string-width', 'tsx', 'wrap-ansi'],
  },
  // Writes the files of a new remote, page or guide, and packs the kit.
  {
    name: 'lab/scaffold',
    rooms: ['shared/contract', 'shared/content', 'shared/build'],
    packages: ['node:*', 'commander', 'tar', 'zod'],
  },
  // Inspects an edition from outside, like a visitor's browser.
  {
    name: 'lab/inspect',
    rooms: ['shared/site', 'shared/contract', 'delivery/pictures'],
    packages: ['node:*', 'commander', '@playwright/test'],
  },
  ...testRooms,
];

/** The packages that the `package.json` of a remote lists, its development tools aside. */
function dependenciesOf(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@mint-row/'));
}
