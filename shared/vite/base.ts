import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Logger, ServerOptions, UserConfig } from 'vite';
import { packagesChunk, recordBuild, warningsFile } from '../build/index.ts';
import { bundledStyles, isPackageCode } from './package-styles.ts';
import { reactCode, strictStyles } from './vendor-code.ts';

/**
 * The oldest browsers that the site is made for: the first with `light-dark()` and `@property`, which our styles need, in
 * which everything was tried (docs/browsers.md).
 */
export const oldestBrowsers = ['chrome123', 'firefox140', 'safari17.5'] as const;

/**
 * The common base of every application's configuration.
 * @param port the port for development, unless the command line names another
 * @param use Vite's mode, or another name for what the configuration is used for
 */
export function baseConfig(root: string, port: number, use: string): UserConfig {
  return {
    root,
    // One for each kind of server: two that bundle dependencies into the same folder would overwrite each other's.
    cacheDir: resolve(root, 'node_modules/.vite', use),
    server: serverOptions(port),
    appType: 'custom',
    // Its components import stylesheets, which Node cannot.
    ssr: { noExternal: ['@mint-row/kit'] },
    // Listed in advance, so that a first visit in development does not reload halfway.
    optimizeDeps: {
      // Its modules are sources, like the remote's own: copies of them would not know each other.
      exclude: ['@mint-row/kit'],
      // An application that has Sonner itself gets its styles as well, as from a build.
      rolldownOptions: { plugins: [...(hasOwn(root, 'sonner') ? [] : [strictStyles()]), bundledStyles()] },
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'react-dom',
        'react-dom/client',
        // Found from the kit, which has them: an application need not.
        ...[
          'react-router-dom',
          '@tanstack/react-query',
          '@radix-ui/react-toast',
          '@radix-ui/react-tooltip',
          'minisearch',
          'stemmer',
          'sonner',
        ].map((library) => `@mint-row/kit > ${library}`),
      ],
    },
    // Artifacts do not know where they will be served, so addresses between their files are relative.
    base: '/',
    experimental: { renderBuiltUrl: (_file, { ssr }) => (ssr ? undefined : { relative: true }) },
  };
}

/** Whether an application's package.json names a package. */
function hasOwn(root: string, name: string): boolean {
  const file = resolve(root, 'package.json');
  const { dependencies = {}, devDependencies = {} } = (
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
  return Object.hasOwn({ ...dependencies, ...devDependencies }, name);
}

/** The output folder of a build: `dist`, or a separate folder beside it for another mode. */
export function distFolder(root: string, mode: string): string {
  return resolve(root, mode === 'production' ? 'dist' : `dist-${mode}`);
}

interface Environments {
  /** The folder of the application's sources. */
  root: string;
  dist: string;
  client: Record<string, string>;
  /**
   * A host's entry may contain code that it shares with its lazy chunks; React is in a chunk of its own. A remote's entry
   * exports exactly its own names; what its pages share, code and styles, is in one chunk, and what only its guides share in
   * another.
   */
  side: 'host' | 'remote';
  server: Record<string, string>;
  /** Runs when both builds have been written, with the folder that contains them. */
  finish: (folder: string) => Promise<void>;
}

/** One `vite build`: a client and a server build into `dist/`, then the artifact's manifest and build record. */
export function buildEnvironments({ root, dist, client, server, side, finish }: Environments): UserConfig {
  const isHost = side === 'host';
  // Built beside the last artifact, so that a failed build leaves that one as it was.
  const making = `${dist}-making`;
  return {
    build: {
      target: 'esnext',
      // Safari needs some declarations in other words.
      cssTarget: [...oldestBrowsers],
      assetsDir: '',
      assetsInlineLimit: 0,
      modulePreload: false,
      copyPublicDir: false,
    },
    environments: {
      client: {
        build: {
          outDir: join(making, 'client'),
          rollupOptions: {
            input: client,
            // They name our plugins, of which a team can change none.
            checks: { pluginTimings: false },
            // Otherwise the limits of the specification, which several chunks use, are a module of their own to load.
            optimization: { inlineConst: { mode: 'all' } },
            // No getter here does anything else: 200 bytes of a first load go.
            treeshake: { propertyReadSideEffects: false },
            preserveEntrySignatures: isHost ? 'allow-extension' : 'strict',
            output: {
              // Browsers compile such a module while it is still arriving, instead of when it is first called.
              postBanner: '//# allFunctionsCalledOnLoad',
              // Names of exports, instead of letters in their order: a chunk that imports another thing from the entry then changes
              // the entry, and no other chunk.
              minifyInternalExports: !isHost,
              codeSplitting: { groups: isHost ? hostChunks : [packageChunks, ...sharedChunks(root)] },
              // A release's address already changes with its content, and documents and the registry have the name of every file.
              entryFileNames: '[name].js',
              // Those of packages would name each entry that needs them.
              chunkFileNames: ({ name }) => (name.startsWith(packagesChunk) ? `${packagesChunk}.js` : '[name].js'),
              assetFileNames: ({ names: [name = ''] }) =>
                name.startsWith(packagesChunk) ? `${packagesChunk}[extname]` : '[name][extname]',
            },
          },
        },
      },
      ssr: {
        // A server build bundles everything that it runs, so that an artifact depends on no other files.
        // Without Node's own code of packages: pages are rendered where there are no modules of Node.
        resolve: { noExternal: true, ...(!isHost && { conditions: ['module', 'development|production'] }) },
        define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
        build: {
          outDir: join(making, 'server'),
          ssr: true,
          emitAssets: false,
          minify: false,
          rollupOptions: {
            checks: { pluginTimings: false },
            // Without the names of source files in comments: they begin with the folder in which a package manager has put the kit.
            experimental: { attachDebugInfo: 'none' },
            // For Node, CommonJS packages would get a function of `node:module`, which code behind the walls has not.
            platform: isHost ? 'node' : 'neutral',
            input: server,
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
          },
        },
      },
    },
    builder: {
      sharedConfigBuild: true,
      sharedPlugins: true,
      async buildApp(builder) {
        await rm(making, { recursive: true, force: true });
        const warnings = warningsOf(builder.config.logger);
        await recordBuild(root, making, async () => {
          for (const environment of Object.values(builder.environments)) await builder.build(environment);
          await finish(making);
        });
        if (warnings.size > 0) await writeFile(join(making, warningsFile), JSON.stringify([...warnings]));
        await replaceFolder(dist, making);
      },
    },
  };
}

/** The bundler's own remarks, on its speed and on code of packages, begin with a code. */
const ofBundler = /^\[[A-Z_]+\]/;

/** What plugins warn of from now on, as plain text, each once. */
function warningsOf(logger: Logger): Set<string> {
  const warnings = new Set<string>();
  const { warn } = logger;
  logger.warn = (message, options) => {
    const text = stripVTControlCharacters(message).trim();
    if (!ofBundler.test(text)) warnings.add(text);
    warn.call(logger, message, options);
  };
  return warnings;
}

/** Replaces a folder with another; it is missing only for the duration of a rename. */
async function replaceFolder(old: string, made: string): Promise<void> {
  const aside = `${old}-replaced`;
  await rm(aside, { recursive: true, force: true });
  if (existsSync(old)) await rename(old, aside);
  await rename(made, old);
  await rm(aside, { recursive: true, force: true });
}

/** How an application's server listens and watches; `port` is for development, unless `PORT` names another. */
export function serverOptions(port: number): ServerOptions {
  return {
    port: Number(process.env.PORT) || port,
    strictPort: true,
    // The watcher reports one change of a file in 50 ms. A file that is saved twice, or emptied and then written, would
    // be served for good as it was in between.
    watch: { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } },
  };
}

/**
 * React does not change with the shell, so a release of the shell leaves it in browsers' caches. What makes its elements there
 * belongs to it: every other chunk needs that. Notices and tooltips share their library.
 */
const hostChunks = [
  { name: 'react', test: (id: string) => reactCode.test(id) || id.endsWith('/shell/src/document/jsx-runtime.ts') },
  { name: 'radix', test: /[\\/]node_modules[\\/]@radix-ui[\\/]/, minShareCount: 2 },
];

/**
 * Code that several pages share is in one chunk; code of the folders below is in chunks of their own, which the
 * other pages do not load: what is for guides, for lists that can be filtered and sorted, and for tables of values.
 */
const folders = { guides: /[\\/]guides?[\\/]/, lists: /[\\/]lists[\\/]/, values: /[\\/]values[\\/]/ };

/**
 * The chunks with packages, which have limits of their own: pages that use others load others. They contain what their
 * packages take from the share scope, too: if it were in a page's chunk, that and the packages would import each other.
 */
const packageChunks = { name: packagesChunk, test: (id: string) => isPackageCode(id), entriesAware: true, priority: 2 };

/**
 * The chunks for code and styles that several pages of a remote share.
 * @param root the folder of its sources; folders above it do not count, so that a release is the same in every checkout
 */
export function sharedChunks(root: string) {
  const isIn = (folder: RegExp) => (id: string) => folder.test(relative(root, id));
  const inFolders = Object.entries(folders).map(([name, folder]) => ({ name, test: isIn(folder), minShareCount: 2 }));
  const isElsewhere = (id: string) => !inFolders.some(({ test }) => test(id));
  return [{ name: 'common', test: isElsewhere, minShareCount: 2, priority: 1 }, ...inFolders];
}
