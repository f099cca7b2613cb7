import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sharp, SharpInput, SharpOptions } from 'sharp';

/** A file that browsers may choose for a photograph. */
interface PhotographFile {
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
  /** In pixels. */
  width: number;
  bytes: Buffer;
}

/** A photograph in the widths and formats that browsers choose from. */
export interface Photograph {
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** AVIF, then WebP, from narrow to wide, and last one JPEG for browsers that have neither. */
  files: readonly PhotographFile[];
}

/** Phones, tablets, and screens with two pixels for each of a column of 50 rem. */
const widths = [480, 960, 1600];

/** The width of the JPEG. */
const fallbackWidth = 960;

type MakeSharp = (input: SharpInput, options?: SharpOptions) => Sharp;

/**
 * Finds how large a picture is, as it is shown.
 * @param root the remote's folder, which has sharp installed
 * @throws Error when sharp is not installed, or the file is no picture
 */
export async function sizeOfPhotograph(file: string, root: string): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp(root);
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}

/**
 * Makes the files of a photograph: AVIF and WebP in each width that it has, and a JPEG. They have nothing of what cameras
 * write beside the pixels, such as the place.
 * @param root the remote's folder, which has sharp installed
 * @throws Error when sharp is not installed, or the file is no picture
 */
export async function encodePhotograph(file: string, root: string): Promise<Photograph> {
  const sharp = await loadSharp(root);
  const { width, height } = await sizeOfPhotograph(file, root);
  const widest = Math.min(width, widths.at(-1) ?? width);
  const wanted = [...widths.filter((each) => each < widest), widest];
  const files: PhotographFile[] = [];
  const encode = async (type: PhotographFile['type'], to: number) => {
    const resized = sharp(file).autoOrient().resize({ width: to });
    const encoded =
      type === 'image/avif'
        ? resized.avif({ quality: 50 })
        : type === 'image/webp'
          ? resized.webp({ quality: 72 })
          : resized.flatten({ background: '#fff' }).jpeg({ quality: 76, mozjpeg: true });
    files.push({ type, width: to, bytes: await encoded.toBuffer() });
  };
  for (const to of wanted) await encode('image/avif', to);
  for (const to of wanted) await encode('image/webp', to);
  await encode('image/jpeg', Math.min(widest, fallbackWidth));
  return { width: widest, height: Math.round((height * widest) / width), files };
}

async function loadSharp(root: string): Promise<MakeSharp> {
  let file: string;
  try {
    file = createRequire(join(root, 'package.json')).resolve('sharp');
  } catch {
    throw new Error('Photographs are made with sharp, which is not installed here: npm install --save-dev sharp');
  }
  const { default: sharp } = (await import(pathToFileURL(file).href)) as { default: MakeSharp };
  return sharp;
}
