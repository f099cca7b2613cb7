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
} from '@mint-row/shared/contract';
import { DeliveryError } from '../delivery-error.ts';
import { checkLinks } from './check-links.ts';
import { type ComposedFile, notFoundPath } from './composed-file.ts';
import { documentHead } from './document-head.ts';
import { type PlannedPage, planPages, type SiteArtifacts } from './plan.ts';
import { composeRegistry, registerRemote } from './registry.ts';
import { Renderer } from './renderer.ts';
import { composeSitemap } from './sitemap.ts';

interface Options {
  /**
   * The id of the snapshot that the files will be, for the registry: open tabs compare it. It cannot be the hash of
   * the registry that carries it; the hash of the releases and the composer will do.
   */
  snapshot?: string;
  /** Told after each document: how many are done, of how many. */
  onProgress?: (done: number, all: number) => void;
}

/**
 * Turns artifacts into the complete static site, in memory. Reads no sources and writes nothing.
 * @returns the documents and what else belongs to the whole site, not the releases' own files
 * @throws DeliveryError naming application, file and path when the artifacts do not make a whole site
 */
export async function compose(
  artifacts: SiteArtifacts,
  { snapshot = '', onProgress }: Options = {},
): Promise<ComposedFile[]> {
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
      { path: registryPath, type: 'application/json', body: JSON.stringify(composeRegistry(artifacts, snapshot)) },
      { path: '/sitemap.xml', type: 'application/xml', body: composeSitemap(plan.map(({ path }) => path)) },
      { path: '/robots.txt', type: 'text/plain', body: robots },
    ];
  } finally {
    renderer.close();
  }
}

const robots = `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;

async function composePage(
  { shell }: SiteArtifacts,
  { path, remote, page }: PlannedPage,
  rosters: Rosters,
  renderer: Renderer,
): Promise<ComposedFile> {
  const { expose, title, description } = page;
  const registered = registerRemote(remote);
  const modules = registered.exposes[expose] ?? [];
  const props = {
    data: (await readDocument(remote.folder, path)).data,
    base: registered.base,
    rosters: page.needsRosters ? rosters : {},
  };
  const state: PageState = {
    kind: 'page',
    path,
    remote: remote.app,
    expose,
    registered,
    data: props.data,
    rosters: props.rosters,
  };
  const head = documentHead(shell, { remote, modules }, { title, description, path, state });
  const body = await renderer
    .render({ path, page: { remote: remote.app, expose, props, title, description }, head })
    .catch((error: Error) => {
      throw new DeliveryError(`${remote.app}: ${expose} does not render ${path}.\n${error.message}`);
    });
  return { path, type: 'text/html', body };
}

async function composeNotFound({ shell }: SiteArtifacts, renderer: Renderer): Promise<ComposedFile> {
  const { title, description } = shell.manifest.notFound;
  const head = documentHead(shell, null, { title, description, path: null, state: { kind: 'not-found' } });
  const body = await renderer.render({ path: notFoundPath, page: null, head }).catch((error: Error) => {
    throw new DeliveryError(`shell: the not-found page does not render.\n${error.message}`);
  });
  return { path: notFoundPath, type: 'text/html', body };
}

async function readDocument(folder: string, path: string): Promise<PageDocument> {
  return JSON.parse(await readFile(join(folder, 'client', pageDocumentFile(path)), 'utf8')) as PageDocument;
}

function rostersOf({ remotes }: SiteArtifacts): Rosters {
  return Object.fromEntries(
    franchiseRemotes.map((name) => [name, remotes.find(({ app }) => app === name)?.manifest.roster ?? []]),
  );
}
