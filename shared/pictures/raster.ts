/// <reference path="../vite/subset-font.d.ts" />

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** How good a JPEG is, of 100: drawings show no blocks, and a picture of 1200 by 630 pixels has 40 to 120 KB. */
const quality = 76;

/**
 * Draws an SVG as pixels; its texts may use the brand's fonts. Both libraries are WebAssembly, so every machine draws
 * the same bytes.
 * @param drawing a whole SVG document with width and height, which are the picture's in pixels
 * @throws Error when it is not an SVG document
 */
export async function pngOf(drawing: string): Promise<Uint8Array> {
  return (await rendered(drawing)).asPng();
}

/**
 * As `pngOf`, without transparency and at a third of the size.
 * @param drawing a whole SVG document with width and height, which are the picture's in pixels
 * @throws Error when it is not an SVG document
 */
export async function jpegOf(drawing: string): Promise<Uint8Array> {
  const { pixels, width, height } = await rendered(drawing);
  const data = new Uint8ClampedArray(pixels);
  return new Uint8Array(await encodeJpeg({ data, width, height, colorSpace: 'srgb' }, { quality }));
}

/**
 * Measures a text on one line.
 * @param text in XML: "&" as "&amp;"
 * @returns its width in sizes of the font
 */
export async function textWidth(text: string, family: string): Promise<number> {
  const size = 100;
  const measured = await renderer(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text y="${size}" font-family="${family}" font-size="${size}">${text}</text></svg>`,
  );
  return (measured.getBBox()?.width ?? 0) / size;
}

async function rendered(drawing: string) {
  return (await renderer(drawing)).render();
}

async function renderer(drawing: string): Promise<InstanceType<typeof Resvg>> {
  ready ??= prepare();
  await ready;
  return new Resvg(drawing, { font: { fontBuffers: await brandFonts(), loadSystemFonts: false } });
}

let ready: Promise<void> | undefined;

async function prepare(): Promise<void> {
  await initWasm(readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const file = resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  await initJpeg(await WebAssembly.compile(await readFile(file)));
}

/** ASCII, and the other characters that titles and notes need. */
const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}éÉ’‘“”–—×½ `;

/** The family names that the files below have once their axes are fixed. */
export const families = { label: 'Archivo SemiBold', text: 'Literata' } as const;

let fonts: Promise<Uint8Array[]> | undefined;

/** The brand's two fonts as pictures use them: one width and weight each, as TrueType. */
function brandFonts(): Promise<Uint8Array[]> {
  fonts ??= Promise.all([
    reduced('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', { wght: 750, wdth: 72 }),
    reduced('@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2', { wght: 400, opsz: 24 }),
  ]);
  return fonts;
}

async function reduced(file: string, variationAxes: Record<string, number>): Promise<Uint8Array> {
  return subsetFont(await readFile(resolve(file)), characters, { targetFormat: 'truetype', variationAxes });
}
