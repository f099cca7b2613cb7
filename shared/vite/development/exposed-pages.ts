import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type RemoteName, remoteNames } from '../../contract/index.ts';
import { type PageFailure, pageFailed } from '../../development/messages.ts';
import { repository } from '../repository.ts';

const exposed = new RegExp(`^(${remoteNames.join('|')})/([A-Z]\\w*)$`);
// With the ending of a source file, so that the other plugins look at it.
const resolved = /^\0exposed:([^/]+)\/(.+)\.ts$/;

/** The source of an exposed page, from the repository's root. */
export function pageSource(remote: RemoteName, expose: string): string {
  return `remote-${remote}/src/pages/${expose}.tsx`;
}

/** `import('marvel/LandingPage')` from the remote's sources: what the federation plugin does in a build. */
export function exposedPages(): Plugin {
  return {
    name: 'mint-row:exposed-pages',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (id) => (exposed.test(id) ? `\0exposed:${id}.ts` : null),
    load(id) {
      const [, remote, expose] = resolved.exec(id) ?? [];
      if (!remote || !expose) return null;
      const source = pageSource(remote as RemoteName, expose);
      if (!existsSync(resolve(repository, source))) {
        this.error(`${remote} does not expose ${expose}: there is no ${source}.`);
      }
      const page = JSON.stringify(`${repository}/${source}`);
      const develop = JSON.stringify(`${repository}/shared/development/develop-page.tsx`);
      return [
        `import { developPage } from ${develop};`,
        `export default await developPage({ remote: '${remote}', expose: '${expose}', load: () => import(${page}) });`,
      ].join('\n');
    },
    configureServer({ environments, config }) {
      environments.client.hot.on(pageFailed, ({ remote, expose, message, stack }: PageFailure) => {
        const said = `${remote}: ${expose} failed. ${message}`;
        config.logger.error(`${said}\n${stack}`, { timestamp: true });
        environments.client.hot.send({
          type: 'error',
          err: { message: said, stack, plugin: `remote "${remote}"`, id: pageSource(remote as RemoteName, expose) },
        });
      });
    },
  };
}
