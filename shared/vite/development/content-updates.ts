import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { RemoteName } from '../../contract/index.ts';
import { type CurrentContent, contentChanged, contentPath, insetsChanged } from '../../development/messages.ts';
import type { Site } from '../../site/site.ts';
import { insetModules } from '../exposed-modules.ts';
import { remoteFolder } from '../repository.ts';
import { pagesModule } from './sources.ts';

interface Options {
  /** The remotes whose sources are served. */
  remotes: readonly RemoteName[];
  /** The site that shows them, once the server has started. */
  site: () => Site;
  /** Called after a change, before the browser is notified. */
  onChange?: () => Promise<void>;
}

/**
 * Notifies the browser when the content of a remote changes. Content is read only on the server, so Vite itself has no
 * module to update in the browser.
 */
export function contentUpdates({ remotes, site, onChange }: Options): Plugin {
  let server: ViteDevServer;
  return {
    name: 'mint-row:content-updates',
    apply: 'serve',
    configureServer(configured) {
      server = configured;
      server.middlewares.use(contentPath, async (request, response, next) => {
        try {
          const path = new URL(request.url ?? '/', 'http://localhost').searchParams.get('path') ?? '/';
          const content = await currentContent(site(), path);
          response.statusCode = content ? 200 : 404;
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Cache-Control', 'no-store');
          response.end(JSON.stringify(content));
        } catch (error) {
          next(error);
        }
      });
    },
    async hotUpdate({ modules, file }) {
      if (this.environment.name !== 'ssr') return;
      const changed = remotes.filter((name) => leadsTo(modules, [pagesModule(name)]));
      const ofInsets = remotes.filter((name) =>
        leadsTo(modules, [pagesModule(name), ...Object.values(insetModules(remoteFolder(name)))]),
      );
      if (ofInsets.length > 0) server.environments.client.hot.send(insetsChanged, ofInsets);
      if (changed.length === 0) return;
      server.config.logger.info(`content of ${changed.join(', ')} changed: ${file}`, { timestamp: true });
      await onChange?.();
      server.environments.client.hot.send(contentChanged);
    },
  };
}

/** The content of a page, as the sources have it now; null if they have no such page. */
async function currentContent(site: Site, path: string): Promise<CurrentContent | null> {
  const page = await site.page(path);
  return page && { title: page.head.title, ...page.props };
}

/**
 * Calls a function when a remote has other pages than at the last call.
 * @param pages its pages now, with the fields in which a difference counts
 * @param onChange is not called the first time
 */
export function pageWatch(pages: () => Promise<unknown>, onChange: () => void): () => Promise<void> {
  let last: string | null = null;
  return async () => {
    const current = JSON.stringify(await pages());
    if (last !== null && last !== current) onChange();
    last = current;
  };
}

/** Whether one of the modules is one of these files, or imported by one, directly or indirectly. */
function leadsTo(modules: Iterable<EnvironmentModuleNode>, files: readonly string[]): boolean {
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return files.includes(module.file ?? '') || [...module.importers].some(visit);
  };
  return [...modules].some(visit);
}
