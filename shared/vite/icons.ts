import type { Plugin } from 'vite';
import { webManifest } from '../content/index.ts';
import { icons, webManifestPath } from '../contract/index.ts';
import { pngOf } from '../pictures/index.ts';
import { iconDrawing } from '../theme/icon.ts';
import { iconFile } from './icon-file.ts';

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
        response.end(JSON.stringify(webManifest));
      });
    },
    async generateBundle() {
      for (const icon of icons) {
        this.emitFile({ type: 'asset', fileName: icon.path.slice(1), source: await drawn(icon) });
      }
    },
  };
}

/** An icon as a file: of several sizes for old browsers, or of one size with room at its edges, which systems may cut. */
async function drawn({ size }: (typeof icons)[number]): Promise<Uint8Array> {
  return size ? pngOf(iconDrawing({ size, padding: 5 })) : iconFile();
}
