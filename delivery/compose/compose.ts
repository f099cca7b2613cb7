import { integrityOf, registerRemote, stylesOf } from '@mint-row/kit/build';
import {
  type Catalogue,
  feedPath,
  type RegisteredRemote,
  registryPath,
  searchIndexPath,
  shownPage,
} from '@mint-row/kit/contract';
import { searchedKinds, searchIndex } from '@mint-row/kit/search';
import type { RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { type ComposedFile, notFoundPath } from './composed-file.ts';
import { documentHead } from './document-head.ts';
import { composeFeed } from './feed.ts';
import { readPageData } from './page-data.ts';
import { pagePicture } from './page-picture.ts';
import type { PartPlan } from './parts.ts';
import { catalogueOf, type PlannedPage, planPages, type SiteArtifacts } from './plan.ts';
import { composeRegistry } from './registry.ts';
import type { Renderer } from './renderer.ts';
import { shellFiles } from './shell-files.ts';
import { composeSitemap } from './sitemap.ts';
import { speculationRules } from './speculation-rules.ts';
import { structuredData } from './structured-data/structured-data.ts';

/**
 * The functions that compose each file of one part of the site. Nothing is composed until one is called, so memory
 * grows only with the number called at once. Each throws a RefusedError naming application and path if rendering fails.
 */
export function composersOf(
  artifacts: SiteArtifacts,
  { remote, pages, catalogue }: PartPlan,
  renderer: Renderer,
): (() => Promise<ComposedFile>)[] {
  if (!remote) {
    return [() => composeNotFound(artifacts, renderer), ...shellFiles(artifacts.shell)];
  }
  const { shell } = artifacts;
  const sources = { shell, registeredFor: describeOnce(shell, remote), catalogue, renderer };
  return pages.map((planned) => () => composePage(planned, sources));
}

/** Describes a remote for the pages of each exposed module once, since that takes longer the more pages it has. */
function describeOnce(shell: ShellArtifact, remote: RemoteArtifact): (expose: string) => RegisteredRemote {
  const described = new Map<string, RegisteredRemote>();
  return (expose) => {
    const known = described.get(expose) ?? registerRemote(shell.manifest, remote, expose);
    described.set(expose, known);
    return known;
  };
}

/**
 * The files that belong to the whole site rather than to an application.
 * @param snapshot the id of the snapshot that they are for
 */
export function composeSiteFiles(artifacts: SiteArtifacts, snapshot: string): ComposedFile[] {
  const pages = planPages(artifacts).map(({ page }) => page);
  const search = JSON.stringify(searchIndex(catalogueOf(artifacts, searchedKinds), pages));
  const registry = composeRegistry(artifacts, snapshot, integrityOf(search));
  const reviewed = pages.map((page) => page.reviewed).sort();
  const feed = composeFeed(catalogueOf(artifacts, ['updates']).updates ?? [], reviewed.at(-1) ?? '');
  return [
    { path: registryPath, type: 'application/json', body: JSON.stringify(registry) },
    { path: searchIndexPath, type: 'application/json', body: search },
    speculationRules,
    {
      path: '/sitemap.xml',
      type: 'application/xml',
      body: composeSitemap(pages.filter(({ indexed = true }) => indexed)),
    },
    { path: feedPath, type: 'application/atom+xml', body: feed },
  ];
}

interface PageSources {
  shell: ShellArtifact;
  /** Describes the page's remote, for the pages of an exposed module. */
  registeredFor: (expose: string) => RegisteredRemote;
  catalogue: Catalogue;
  renderer: Renderer;
}

async function composePage(
  planned: PlannedPage,
  { shell, registeredFor, catalogue, renderer }: PageSources,
): Promise<ComposedFile> {
  const { path, remote, page } = planned;
  const { expose, title, description, reviewed, indexed = true } = page;
  const registered = registeredFor(expose);
  const modules = [registered.entry, ...(registered.exposes[expose]?.files ?? [])];
  const { data } = await readPageData(remote, path);
  const { props, state } = shownPage({ ...page, remote: remote.app, data }, registered, catalogue);
  const picture = pagePicture(remote, path);
  const head = await documentHead(
    shell,
    { remote, modules, styles: stylesOf(remote.manifest, expose) },
    { title, description, path, indexed, state, picture, structuredData: structuredData(planned, catalogue, picture) },
  );
  const shown = { remote: remote.app, expose, props, title, description, reviewed };
  const { html, hashes, page: written } = await renderer.page(remote, { path, page: shown, head });
  return { path, type: 'text/html', body: html, hashes, page: written };
}

async function composeNotFound({ shell }: SiteArtifacts, renderer: Renderer): Promise<ComposedFile> {
  const { title, description } = shell.manifest.notFound;
  const state = { kind: 'not-found' } as const;
  const about = { title, description, path: null, indexed: false, state, picture: null, structuredData: [] };
  const head = await documentHead(shell, null, about);
  const { html, hashes } = await renderer.notFound({ path: notFoundPath, page: null, head });
  return { path: notFoundPath, type: 'text/html', body: html, hashes };
}
