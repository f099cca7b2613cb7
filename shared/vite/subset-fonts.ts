/// <reference path="./subset-font.d.ts" />
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** ASCII, and the other characters that English text about these cards needs. */
const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}éÉ’‘“”…–—·×→↗−°©®™½\u00a0`;

const features = ['kern', 'liga', 'tnum', 'pnum'];

/** The theme's fonts by file name: the axes and values that each one keeps. */
const fonts: Record<string, Record<string, number | { min: number; max: number }>> = {
  'archivo-latin-wdth-normal.woff2': { wght: 750, wdth: { min: 62, max: 118 } },
  'literata-latin-opsz-normal.woff2': { opsz: 14, wght: 400 },
};

/** Reduces each font file of the client build to the characters and axes that the site uses. */
export function subsetFonts(): Plugin {
  return {
    name: 'mint-row:subset-fonts',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.woff2')) continue;
        const name = asset.names.find((candidate) => candidate in fonts);
        const variationAxes = name && fonts[name];
        if (!variationAxes) {
          this.error(`${asset.fileName} is a font that shared/vite/subset-fonts.ts does not know: add it there.`);
        }
        asset.source = await subsetFont(Buffer.from(asset.source), characters, {
          targetFormat: 'woff2',
          noHinting: true,
          keepFeatures: features,
          variationAxes,
        });
      }
    },
  };
}
