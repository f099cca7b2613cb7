import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig, PluginOption } from 'vite';
import { subsetFonts } from '../../../shared/vite/index.ts';
import { root } from '../../../tests/site/root.ts';

/** The basis of every Vite build of a variant: the same plugins and fonts as the site's. */
export function commonConfig(folder: string, outDir: string, plugins: PluginOption[]): InlineConfig {
  return {
    configFile: false,
    root: folder,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: [{ find: /^shell\//, replacement: `${join(root, 'shell/src')}/` }] },
    plugins: [react(), tailwind({ optimize: false }), subsetFonts(), ...plugins],
    build: { target: 'esnext', outDir, emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
  };
}

/** The folder of the client-rendered application around the pages. */
export const appFolder = join(import.meta.dirname, 'app');

/** The libraries that both federations share by name, as their documents recommend. */
export const sharedLibraries = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'];
