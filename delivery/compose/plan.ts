import { franchiseRemotes, paths, type RemoteName, type Rosters } from '@mint-row/shared/contract';
import type { ManifestPage } from '@mint-row/shared/contract/manifest';
import type { RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { DeliveryError } from '../delivery-error.ts';

/** The artifacts of a whole site. */
export interface SiteArtifacts {
  shell: ShellArtifact;
  remotes: readonly RemoteArtifact[];
  /** The fallback releases: of each remote the release before, if it has one. */
  fallbacks?: readonly RemoteArtifact[];
}

/** A page of the site and the remote that serves it. */
export interface PlannedPage {
  path: string;
  remote: RemoteArtifact;
  page: ManifestPage;
}

/**
 * Decides which remote serves which path: the shell's route table by name, and the characters that each
 * franchise's remote lists.
 * @throws DeliveryError when a remote or a page is missing, a path is claimed twice, or not allowed by the route table
 */
export function planPages({ shell, remotes }: SiteArtifacts): PlannedPage[] {
  const planned = new Map<string, PlannedPage>();
  const pagesOf = new Map(remotes.map((remote) => [remote, byPath(remote.manifest.pages)]));
  const pageOf = (remote: RemoteArtifact, path: string, expose: string) =>
    checkedPage(remote, pagesOf.get(remote)?.get(path), path, expose);
  for (const route of shell.manifest.routes) {
    const remote = remoteNamed(remotes, route.remote, route.path);
    planned.set(route.path, { path: route.path, remote, page: pageOf(remote, route.path, route.expose) });
  }
  for (const remote of remotes) {
    const listed = new Set(remote.manifest.roster.map(({ slug }) => paths.character(slug)));
    for (const page of remote.manifest.pages) {
      const claim = planned.get(page.path);
      if (claim?.remote === remote) continue;
      if (claim) {
        throw new DeliveryError(
          `${remote.app}: its page ${page.path} (manifest.json, pages) belongs to ${claim.remote.app}. Two applications cannot serve one path: remove it from one of them.`,
        );
      }
      if (!listed.has(page.path) || page.expose !== shell.manifest.characterExpose) {
        throw new DeliveryError(
          `${remote.app}: its page ${page.path} (manifest.json, pages) is neither in the shell’s route table nor the ${shell.manifest.characterExpose} of a character in its roster. Remove the page; or add the path to shell/src/route-table.ts and publish both together: publish shell ${remote.app}`,
        );
      }
      planned.set(page.path, { path: page.path, remote, page });
    }
    for (const path of listed) pageOf(remote, path, shell.manifest.characterExpose);
  }
  return [...planned.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function remoteNamed(remotes: readonly RemoteArtifact[], name: RemoteName, path: string): RemoteArtifact {
  const remote = remotes.find(({ app }) => app === name);
  if (remote) return remote;
  throw new DeliveryError(
    `shell: its route table serves ${path} from ${name}, and there is no artifact of ${name}. Publish both together: publish shell ${name}`,
  );
}

function byPath(pages: readonly ManifestPage[]): ReadonlyMap<string, ManifestPage> {
  return new Map(pages.map((page) => [page.path, page]));
}

function checkedPage(
  remote: RemoteArtifact,
  page: ManifestPage | undefined,
  path: string,
  expose: string,
): ManifestPage {
  if (!page) {
    throw new DeliveryError(
      `${remote.app}: the site needs its page ${path}, and its manifest has none. Add it to ${remote.app}’s src/manifest.ts; if the shell needs it newly, publish both together: publish shell ${remote.app}`,
    );
  }
  if (page.expose !== expose || !(expose in remote.manifest.exposes)) {
    throw new DeliveryError(
      `${remote.app}: ${path} must be shown by the exposed module ${expose}, and its manifest says ${page.expose} (exposed: ${Object.keys(remote.manifest.exposes).join(', ')}).`,
    );
  }
  return page;
}

/** The characters of all franchises, as the A–Z page shows them. */
export function rostersOf({ remotes }: SiteArtifacts): Rosters {
  return Object.fromEntries(
    franchiseRemotes.map((name) => [name, remotes.find(({ app }) => app === name)?.manifest.roster ?? []]),
  );
}
