import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageProps, sharedLibraries } from '../../contract/index.ts';
import { renderPage } from '../../standalone/render-page.ts';

/** Renders a page by itself: its exposed module, its path, what it receives. */
export type RenderBuilt = (expose: string, path: string, props: PageProps) => Promise<string>;

/**
 * Renders pages with the server build of a remote's artifact, as the composer does.
 * @param remote the remote's folder, with its artifact in `dist`
 */
export function rendererOf(remote: string): RenderBuilt {
  // The composer imports the shell's server build, which fills the share scope; a live site does not publish that.
  const provided = sharedLibraries.map((library) => [library, { any: { get: async () => () => import(library) } }]);
  Object.assign(globalThis, { __federation_shared__: { default: Object.fromEntries(provided) } });
  return async (expose, path, props) => {
    const { default: Page } = await import(pathToFileURL(join(remote, 'dist/server', `${expose}.mjs`)).href);
    return renderPage(path, Page, props);
  };
}
