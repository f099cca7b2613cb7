import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@mint-row/shared/content';
import {
  franchiseRemotes,
  type PageDocument,
  type PageState,
  pageDocumentFile,
  type Rosters,
  registryPath,
  releaseBase,
} from '@mint-row/shared/contract';
import type { AppManifest } from '@mint-row/shared/contract/manifest';
import type { Artifact } from '../artifact/artifact.ts';
import { modulesOf } from '../artifact/module-graph.ts';
import { DeliveryError } from '../delivery-error.ts';
import { checkLinks } from './check-links.ts';
import { type PlannedPage, planPages, type SiteArtifacts } from './plan.ts';
import { composeRegistry, registerRemote } from './registry.ts';
import { Renderer } from './renderer.ts';
import { composeSitemap } from './sitemap.ts';

/** A file of a composed site that is not part of a release. */
export interface ComposedFile {
  /** Its address on the site. */
  path: string;
  type: 'text/html' | 'application/json' | 'application/xml' | 'text/plain';
  body: string;
  /** For documents: the inline import map, which the security policy must allow by its hash. */
  importMap?: string;
}

/** The address of the document that is served, with status 404, for every unknown path. */
export const notFoundPath = '/404.html';

interface Options {
  /** Told after each page: how many are done, of how many. */
  onProgress?: (done: number, all: number) => void;
}

/**
 * Turns artifacts into the complete static site, in memory. Reads no sources and writes nothing.
 * @returns the documents and what else belongs to the whole site, not the releases' own files
 * @throws DeliveryError naming application, file and path when the artifacts do not make a whole site
 */
export async function compose(artifacts: SiteArtifacts, { onProgress }: Options = {}): Promise<ComposedFile[]> {
  const plan = planPages(artifacts);
  const rosters = rostersOf(artifacts);
  const renderer = new Renderer(artifacts);
  try {
    const documents: ComposedFile[] = [];
    for (const planned of plan) {
      documents.push(await composePage(artifacts, planned, rosters, renderer));
      onProgress?.(documents.length, plan.length + 1);
    }
    documents.push(await composeNotFound(artifacts, renderer));
    onProgress?.(documents.length, plan.length + 1);
    checkLinks(artifacts, plan, documents);
    return [
      ...documents,
      { path: registryPath, type: 'application/json', body: JSON.stringify(composeRegistry(artifacts.remotes)) },
      { path: '/sitemap.xml', type: 'application/xml', body: composeSitemap(plan.map(({ path }) => path)) },
      {
        path: '/robots.txt',
        type: 'text/plain',
        body: `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
      },
    ];
  } finally {
    renderer.close();
  }
}

async function composePage(
  { shell }: SiteArtifacts,
  { path, remote, page }: PlannedPage,
  rosters: Rosters,
  renderer: Renderer,
): Promise<ComposedFile> {
  const registered = registerRemote(remote);
  const document = JSON.parse(
    await readFile(join(remote.folder, 'client', pageDocumentFile(path)), 'utf8'),
  ) as PageDocument;
  const props = { data: document.data, base: registered.base, rosters: page.needsRosters ? rosters : {} };
  const state: PageState = {
    kind: 'page',
    path,
    remote: remote.app,
    expose: page.expose,
    registered: { ...registered, exposes: { [page.expose]: registered.exposes[page.expose] ?? [] } },
    data: props.data,
    rosters: props.rosters,
  };
  const modules = [
    ...linked(shell, modulesOf(shell.manifest, [shell.manifest.entry])),
    ...linked(remote, registered.exposes[page.expose] ?? []),
  ];
  const importMap = composeImportMap([...modules, ...linked(shell, Object.keys(shell.manifest.imports))]);
  const head = {
    title: page.title,
    description: page.description,
    path,
    styles: [...linked(shell, shell.manifest.styles), ...linked(remote, remote.manifest.styles)],
    modules,
    importMap,
    state,
  };
  const { expose, title, description } = page;
  const body = await renderer
    .render({ path, page: { remote: remote.app, expose, props, title, description }, head })
    .catch((error: Error) => {
      throw new DeliveryError(`${remote.app}: ${expose} does not render ${path}.\n${error.message}`);
    });
  return { path, type: 'text/html', body, importMap: JSON.stringify(importMap) };
}

async function composeNotFound({ shell }: SiteArtifacts, renderer: Renderer): Promise<ComposedFile> {
  const modules = linked(shell, modulesOf(shell.manifest, [shell.manifest.entry]));
  const importMap = composeImportMap([...modules, ...linked(shell, Object.keys(shell.manifest.imports))]);
  const state: PageState = { kind: 'not-found' };
  const head = {
    title: `Page not found · ${site.name}`,
    description: 'There is no page at this address.',
    path: null,
    styles: linked(shell, shell.manifest.styles),
    modules,
    importMap,
    state,
  };
  const body = await renderer.render({ path: notFoundPath, page: null, head }).catch((error: Error) => {
    throw new DeliveryError(`shell: the not-found page does not render.\n${error.message}`);
  });
  return { path: notFoundPath, type: 'text/html', body, importMap: JSON.stringify(importMap) };
}

interface LinkedFile {
  href: string;
  integrity: string;
}

function linked<Manifest extends AppManifest>(artifact: Artifact<Manifest>, files: readonly string[]): LinkedFile[] {
  return files.map((file) => {
    const record = artifact.manifest.files[`client/${file}`];
    if (!record) throw new DeliveryError(`${artifact.app}: its manifest needs client/${file} and does not list it.`);
    return { href: releaseBase(artifact.app, artifact.release) + file, integrity: record.integrity };
  });
}

function composeImportMap(modules: readonly LinkedFile[]): { integrity: Record<string, string> } {
  return { integrity: Object.fromEntries(modules.map(({ href, integrity }) => [href, integrity])) };
}

function rostersOf({ remotes }: SiteArtifacts): Rosters {
  return Object.fromEntries(
    franchiseRemotes.map((name) => [name, remotes.find(({ app }) => app === name)?.manifest.roster ?? []]),
  );
}
