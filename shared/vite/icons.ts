import type { Plugin } from 'vite';
import { webManifestAt } from '../content/index.ts';
import { icons, webManifestPath } from '../contract/index.ts';
import { pngOf } from '../pictures/index.ts';
import { iconDrawing } from '../theme/icon.ts';

/** The sides of the images for tabs, in pixels, of which a browser takes the one for its screen. */
const icoSizes = [16, 32, 64];

/** Serves the site's icons and web app manifest in development; the shell's build writes them as files, which the composer publishes. */
export function siteIcons(): Plugin {
  return {
    name: 'mint-row:icons',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      for (const icon of icons) {
        server.middlewares.use(icon.path, (_request, response, next) => {
          drawn(icon).then((bytes) => {
            response.setHeader('Content-Type', icon.type);
            response.end(bytes);
          }, next);
        });
      }
      server.middlewares.use(webManifestPath, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(JSON.stringify(webManifestAt({ folder: '/' })));
      });
    },
    async generateBundle() {
      for (const icon of icons) {
        this.emitFile({ type: 'asset', fileName: icon.path.slice(1), source: await drawn(icon) });
      }
    },
  };
}

/** An icon as a file: of several sizes for tabs, or of one size with room at its edges, which systems may cut. */
async function drawn({ size }: (typeof icons)[number]): Promise<Uint8Array> {
  return size ? pngOf(iconDrawing({ size, padding: 5 })) : iconFile();
}

/**
 * The icon for tabs as an ICO file, which holds PNG images. Format:
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export async function iconFile(): Promise<Buffer> {
  const images = await Promise.all(icoSizes.map((size) => pngOf(iconDrawing({ size }))));
  let offset = 6 + 16 * images.length;
  const directory = images.map((png, index) => {
    const size = icoSizes[index] ?? 0;
    const entry = Buffer.alloc(16);
    entry.set([size, size, 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([Buffer.from([0, 0, 1, 0, images.length, 0]), ...directory, ...images]);
}
