import type { InlineConfig } from 'vite';
import { appFolder, commonConfig } from './config.ts';
import { listedPages, ownModules } from './listed-pages.ts';

/** The same pages in one Vite application, each page a lazy chunk; rendered in the browser, no federation. */
export function monolith(outDir: string): InlineConfig {
  return commonConfig(appFolder, outDir, [listedPages(ownModules)]);
}
