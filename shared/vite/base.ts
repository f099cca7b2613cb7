import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { UserConfig } from 'vite';
import { recordBuild } from '../build/index.ts';
import { strictStyles } from './strict-styles.ts';

/**
 * What every application's configuration starts from.
 * @param port where it is served in development, unless the command says otherwise
 */
export function baseConfig(root: string, port: number, mode: string): UserConfig {
  return {
    root,
    // One for each mode: two servers that bundle dependencies into one folder overwrite each other's.
    cacheDir: resolve(root, 'node_modules/.vite', mode),
    server: { port: Number(process.env.PORT) || port, strictPort: true },
    appType: 'custom',
    // Known from the start, so that a first visit in development does not reload half-way.
    optimizeDeps: {
      rolldownOptions: { plugins: [strictStyles()] },
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'react-dom',
        'react-dom/client',
        'react-router-dom',
        '@tanstack/react-query',
        '@radix-ui/react-toast',
        '@radix-ui/react-tooltip',
        'sonner',
      ],
    },
    // Artifacts do not know where they will be served: addresses between their files are relative.
    base: '/',
    experimental: { renderBuiltUrl: (_file, { ssr }) => (ssr ? undefined : { relative: true }) },
  };
}

/** Where a build goes: `dist`, or for another mode a folder beside it. */
export function distFolder(root: string, mode: string): string {
  return resolve(root, mode === 'production' ? 'dist' : `dist-${mode}`);
}

interface Environments {
  /** The folder of the application's sources. */
  root: string;
  dist: string;
  client: Record<string, string>;
  /**
   * Of a host, the entry may hold what its lazy chunks share with it, and they bring their own stylesheets. Of a remote,
   * the entry exports exactly its own, what its pages share is one chunk, and all styles are in one file.
   */
  side: 'host' | 'remote';
  server: Record<string, string>;
  /** Runs when both builds are written; gets the folder they are in. */
  finish: (folder: string) => Promise<void>;
}

/** One `vite build`: a client and a server build into `dist/`, then the artifact's manifest and what it was built from. */
export function buildEnvironments({ root, dist, client, server, side, finish }: Environments): UserConfig {
  const isHost = side === 'host';
  // Made beside the last artifact, which a build that fails leaves as it was.
  const making = `${dist}-making`;
  return {
    build: {
      target: 'esnext',
      assetsDir: '',
      assetsInlineLimit: 0,
      modulePreload: false,
      copyPublicDir: false,
      cssCodeSplit: isHost,
    },
    environments: {
      client: {
        build: {
          outDir: join(making, 'client'),
          rollupOptions: {
            input: client,
            preserveEntrySignatures: isHost ? 'allow-extension' : 'strict',
            output: {
              // Browsers compile what has come of a module beside what is still coming, and not when it is first called.
              postBanner: '//# allFunctionsCalledOnLoad',
              codeSplitting: isHost || { groups: [{ name: 'common', minShareCount: 2 }] },
            },
          },
        },
      },
      ssr: {
        // A server build carries everything it runs, so that an artifact needs nothing but itself.
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
        build: {
          outDir: join(making, 'server'),
          ssr: true,
          emitAssets: false,
          minify: false,
          rollupOptions: {
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
        await recordBuild(root, making, async () => {
          for (const environment of Object.values(builder.environments)) await builder.build(environment);
          await finish(making);
        });
        await replaceFolder(dist, making);
      },
    },
  };
}

/** Puts a folder in the place of another, which is missing no longer than it takes to rename. */
async function replaceFolder(old: string, made: string): Promise<void> {
  const aside = `${old}-replaced`;
  await rm(aside, { recursive: true, force: true });
  if (existsSync(old)) await rename(old, aside);
  await rename(made, old);
  await rm(aside, { recursive: true, force: true });
}
