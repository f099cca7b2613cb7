/// <reference path="./subset-font.d.ts" />
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fontCharacters } from '../contract/index.ts';

/** The values of axes and the OpenType features that each font of the theme keeps, by its file. */
const fonts: Record<string, Pick<Parameters<typeof subsetFont>[2], 'variationAxes' | 'keepFeatures'>> = {
  'archivo-latin-wdth-normal.woff2': {
    variationAxes: { wght: 750, wdth: { min: 62, max: 100 } },
    keepFeatures: ['kern', 'tnum'],
  },
  'literata-latin-opsz-normal.woff2': { variationAxes: { opsz: 14, wght: 400 }, keepFeatures: ['kern'] },
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
        const kept = name && fonts[name];
        if (!kept) {
          this.error(`${asset.fileName} is a font that shared/vite/subset-fonts.ts does not know: add it there.`);
        }
        asset.source = await subsetFont(Buffer.from(asset.source), fontCharacters, {
          targetFormat: 'woff2',
          noHinting: true,
          ...kept,
        });
      }
    },
  };
}
