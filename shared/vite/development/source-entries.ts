import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { workspaceOf } from '../../build/index.ts';
import type { RemoteName } from '../../contract/index.ts';
import { type PageFailure, pageFailed } from '../../development/messages.ts';
import { exposedModules } from '../exposed-modules.ts';
import { federationHost } from '../federation.ts';
import { repository } from '../repository.ts';

/** The name of a remote's federation entry when it is served from its sources. */
export const sourceEntry = 'sources.js';

/** The folder of a remote's sources. */
export function remoteFolder(remote: RemoteName): string {
  return resolve(repository, workspaceOf(remote));
}

/** The source file of an exposed page, relative to the repository's root. */
export function pageSource(remote: RemoteName, expose: string): string {
  return `${workspaceOf(remote)}/src/pages/${expose}.tsx`;
}

/**
 * Serves a federation entry for each remote from its sources: it exposes the same pages as a built entry.
 * @param bases the address of each remote's files, ending in "/", where its entry is served
 */
export function sourceEntries(bases: ReadonlyMap<RemoteName, string>): Plugin[] {
  const remotes = new Map([...bases].map(([name, base]) => [`\0${base}${sourceEntry}`, name]));
  const entries: Plugin = {
    name: 'mint-row:source-entries',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (id) => (remotes.has(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      const remote = remotes.get(id);
      return remote ? entryOf(remote) : null;
    },
    configureServer(server) {
      // A new page changes the entry, so open tabs reload.
      const renew = (file: string) => {
        if (!file.endsWith('Page.tsx')) return;
        const { moduleGraph } = server.environments.client;
        for (const id of remotes.keys()) {
          const entry = moduleGraph.getModuleById(id);
          if (entry) moduleGraph.invalidateModule(entry);
        }
      };
      server.watcher.on('add', renew).on('unlink', renew);
      reportFailures(server);
    },
  };
  return [...federationHost(), entries];
}

function entryOf(remote: RemoteName): string {
  const pages = Object.entries(exposedModules(remoteFolder(remote)));
  return [
    `import { developPage } from ${JSON.stringify(`${repository}/shared/development/develop-page.tsx`)};`,
    'const pages = {',
    ...pages.map(([expose, file]) => `  ${expose}: () => import(${JSON.stringify(file)}),`),
    '};',
    'export const init = () => {};',
    'export async function get(name) {',
    '  const expose = name.slice(2);',
    `  const page = await developPage({ remote: '${remote}', expose, load: pages[expose] });`,
    '  return () => page;',
    '}',
  ].join('\n');
}

function reportFailures({ environments, config }: ViteDevServer): void {
  environments.client.hot.on(pageFailed, ({ remote, expose, message, stack }: PageFailure) => {
    const said = `${remote}: ${expose} failed. ${message}`;
    config.logger.error(`${said}\n${stack}`, { timestamp: true });
    environments.client.hot.send({
      type: 'error',
      err: { message: said, stack, plugin: `remote "${remote}"`, id: pageSource(remote, expose) },
    });
  });
}
