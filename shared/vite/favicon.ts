import type { Plugin } from 'vite';
import { faviconPath } from '../contract/index.ts';
import { iconFile } from './icon-file.ts';

/** Serves the site's icon in development; the shell's build writes it as a file, which the composer publishes. */
export function favicon(): Plugin {
  return {
    name: 'mint-row:favicon',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use(faviconPath, (_request, response) => {
        response.setHeader('Content-Type', 'image/x-icon');
        response.end(iconFile());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: faviconPath.slice(1), source: iconFile() });
    },
  };
}
