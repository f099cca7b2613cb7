import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar';
import { outputFolder } from '../site/root.ts';

/** The files of the oldest Chromium: `npm ci --prefix tests/engines` brings them. */
export const chromiumPackage = join(import.meta.dirname, 'node_modules/@sparticuz/chromium/bin');

const unpacked = join(outputFolder, 'oldest-chromium');

/**
 * Unpacks the oldest Chromium, unless that was done before. Its package would take any newer one that it finds in the
 * system's folder for temporary files, such as that of all other tests.
 * @returns the program, and the folder of the libraries that it needs
 */
export async function unpackChromium(): Promise<{ program: string; libraries: string }> {
  if (!existsSync(unpacked)) {
    await mkdir(outputFolder, { recursive: true });
    const making = await mkdtemp(`${unpacked}-`);
    const packed = (name: string) => createReadStream(join(chromiumPackage, name));
    await pipeline(
      packed('chromium.br'),
      createBrotliDecompress(),
      createWriteStream(join(making, 'chromium'), { mode: 0o700 }),
    );
    await pipeline(packed('al2023.tar.br'), createBrotliDecompress(), extract({ cwd: making }));
    // Whoever comes second has made the same.
    await rename(making, unpacked).catch(() => rm(making, { recursive: true }));
  }
  return { program: join(unpacked, 'chromium'), libraries: join(unpacked, 'lib') };
}
