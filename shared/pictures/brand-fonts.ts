/// <reference path="../vite/subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** ASCII, and the other characters that titles and notes need. */
const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}éÉ’‘“”–—×½ `;

/** The family names that the files below have once their axes are fixed. */
export const families = { label: 'Archivo SemiBold', text: 'Literata' } as const;

let fonts: Promise<Uint8Array[]> | undefined;

/** The brand's two fonts as pictures use them: one width and weight each, as TrueType. */
export function brandFonts(): Promise<Uint8Array[]> {
  fonts ??= Promise.all([
    reduced('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', { wght: 750, wdth: 72 }),
    reduced('@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2', { wght: 400, opsz: 24 }),
  ]);
  return fonts;
}

async function reduced(file: string, variationAxes: Record<string, number>): Promise<Uint8Array> {
  return subsetFont(await readFile(resolve(file)), characters, { targetFormat: 'truetype', variationAxes });
}
