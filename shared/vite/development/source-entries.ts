import type { Plugin, ViteDevServer } from 'vite';
import type { RemoteName } from '../../contract/index.ts';
import { sourceEntry } from '../../site/from-sources.ts';
import { exposedModules } from '../exposed-modules.ts';
import { federationHost } from '../federation.ts';
import { isInstalled, kit, kitModule } from '../kit.ts';
import { remoteFolder } from '../repository.ts';
import { reportFailures } from './failures.ts';

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
      watchFolders(server, [...bases.keys()]);
      reportFailures(server);
    },
    // Some editors empty a file before they write it. An empty module accepts no update, so the page would load again.
    async hotUpdate({ type, file, read }) {
      if (type !== 'update' || (await read()) !== '') return;
      if (this.environment.name === 'client') {
        this.environment.logger.info(`no update, since it is empty: ${file}`, { timestamp: true });
      }
      return [];
    },
  };
  return [...federationHost(), entries];
}

/**
 * Watches the folders of the sources. Vite itself watches only the application's folder, and elsewhere single files:
 * that misses new files, and loses a file that an editor or Git replaces with another.
 */
function watchFolders({ watcher }: ViteDevServer, remotes: readonly RemoteName[]): void {
  watcher.add(remotes.map((name) => `${remoteFolder(name)}/src`));
  if (!isInstalled) watcher.add(kit);
}

function entryOf(remote: RemoteName): string {
  const pages = Object.entries(exposedModules(remoteFolder(remote)));
  return [
    `import { developPage } from ${JSON.stringify(kitModule('development/develop-page'))};`,
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
