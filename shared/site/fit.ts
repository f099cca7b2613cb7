import {
  type AddressedPage,
  type Dependent,
  filesBase,
  findRoute,
  fitFaults,
  hostFile,
  type RemoteName,
  type Route,
} from '../contract/index.ts';
import { type Host, hostSchema } from '../contract/manifest.ts';
import { type SiteClient, SiteError } from './site-client.ts';

/**
 * Reads the live shell's offer to remotes.
 * @throws SiteError when the site is not an edition of ours, or has a shell that does not say what it offers
 */
export async function readHost(site: SiteClient): Promise<Host> {
  await site.registry();
  const { status, body } = await site.ask(filesBase('shell') + hostFile);
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

/** Whether a route table allows a remote to have a page. */
export function isAllowed(remote: RemoteName, { path }: { path: string }, routes: readonly Route[]): boolean {
  return findRoute(routes, path)?.remotes.includes(remote) ?? false;
}

/**
 * Refuses a remote that the live shell could not show.
 * @throws SiteError that lists every reason
 */
export function checkFit(remote: Dependent & { pages: readonly AddressedPage[] }, host: Host, origin: string): void {
  const { app, pages } = remote;
  const paths = pages.flatMap(({ path, formerly = [] }) => [path, ...formerly]);
  const refused = paths.filter((path) => !isAllowed(app, { path }, host.routes));
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
