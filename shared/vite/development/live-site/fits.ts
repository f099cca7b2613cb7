import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { type Dependent, findRoute, fitFaults, hostFile, type Route, releaseBase } from '../../../contract/index.ts';
import { type Host, hostSchema } from '../../../contract/manifest.ts';
import { kit } from '../../kit.ts';
import { type SharedImport, sharedImports } from '../../shared-imports.ts';
import { type LiveSite, SiteError } from './live-site.ts';

/**
 * What the live shell offers to remotes.
 * @throws SiteError when the site is not an edition of ours, or has a shell that does not say what it offers
 */
export async function readHost(site: LiveSite): Promise<Host> {
  const { shell } = await site.registry();
  const { status, body } = await site.ask(releaseBase('shell', shell) + hostFile);
  const host = status === 200 ? parseHost(body.toString()) : null;
  if (!host) {
    throw new SiteError(
      `The shell that is live at ${site.origin} does not say what it offers to remotes (${hostFile} answered ${status}): it was released before it could. Release the shell of this checkout there first: npm run release -- publish shell`,
    );
  }
  return host;
}

function parseHost(text: string): Host | null {
  try {
    return hostSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The pages that the live route table allows a remote to have. */
export function allowedPages<Page extends { path: string }>(
  name: string,
  pages: readonly Page[],
  routes: readonly Route[],
): Page[] {
  return pages.filter(({ path }) => findRoute(routes, path)?.remotes.includes(name));
}

/**
 * Refuses a remote that the live shell could not show.
 * @throws SiteError that lists every reason
 */
export function checkFit(remote: Dependent & { pages: readonly { path: string }[] }, host: Host, origin: string): void {
  const { app, pages } = remote;
  const allowed = new Set(allowedPages(app, pages, host.routes));
  const refused = pages.filter((page) => !allowed.has(page)).map(({ path }) => path);
  const faults = [
    ...(refused.length > 0
      ? [
          `the live route table does not allow ${app} at ${refused.join(', ')}. Give these pages other paths, or release a shell with a row for them (shell/src/route-table.ts).`,
        ]
      : []),
    ...fitFaults(remote, host),
  ];
  if (faults.length > 0) {
    throw new SiteError(
      [`${app} does not fit the site at ${origin}:`, ...faults.map((fault) => `  - ${fault}`)].join('\n'),
    );
  }
}

/** What a remote bundles of the kit. */
const bundled = `${kit}/ui`;

/**
 * The names that a remote's sources, and the design system that it bundles, import from the share scope.
 * @param root the remote's folder
 * @returns the names by library
 */
export function usedNames(root: string): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  for (const { library, name } of [join(root, 'src'), bundled].flatMap(importsIn)) {
    uses[library] = [...new Set([...(uses[library] ?? []), name])];
  }
  return uses;
}

function importsIn(folder: string): SharedImport[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(spec|d)\.tsx?$/.test(file))
    .flatMap((file) => {
      const path = join(folder, file);
      return sharedImports(parseSync(path, readFileSync(path, 'utf8')).program);
    });
}
