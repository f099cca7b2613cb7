import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stylesOf } from '@mint-row/kit/build';
import { type Catalogue, type Json, type Kind, kinds, type Place, pageDataFile } from '@mint-row/kit/contract';
import { ArtifactRemote, InsetPlaces, type PublishedPage, shownPage } from '@mint-row/kit/site';
import { z } from 'zod';
import type { RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { readJson } from '../artifact/read-json.ts';
import { RefusedError } from '../common/errors.ts';
import { notFoundPath } from '../store/layout.ts';
import type { ComposedFile } from './composed-file.ts';
import { documentHead } from './document-head.ts';
import { composeInsets } from './insets.ts';
import type { PartPlan, PlannedPage, SiteArtifacts, SitePlan } from './plan.ts';
import type { Renderer } from './renderer.ts';
import { composersOfShellFiles } from './shell-files.ts';
import { structuredData } from './structured-data.ts';

/**
 * The functions that compose each file of one part of the site. Nothing is composed until one is called, so memory
 * grows only with the number called at once. Each throws a RefusedError naming application and path if rendering fails.
 */
export function composersOf(
  { artifacts, place }: Pick<SitePlan, 'artifacts' | 'place'>,
  { remote, pages, catalogue }: PartPlan,
  renderer: Renderer,
): (() => Promise<ComposedFile>)[] {
  if (!remote) {
    return [() => composeNotFound(artifacts, place, renderer), ...composersOfShellFiles(artifacts.shell, place)];
  }
  const { shell } = artifacts;
  const sources = { shell, artifact: readableRemote(shell, remote), catalogue, place, renderer };
  return pages.map((planned) => () => composePage(planned, sources));
}

/** A remote's artifact as a site asks it. */
function readableRemote(shell: ShellArtifact, { folder, release, manifest }: RemoteArtifact): ArtifactRemote {
  const read = (file: string) => readFile(join(folder, 'client', file));
  return new ArtifactRemote({ release, manifest, read }, shell.manifest, parsePageData);
}

interface PageSources {
  shell: ShellArtifact;
  /** The page's remote. */
  artifact: ArtifactRemote;
  catalogue: Catalogue;
  place: Place;
  renderer: Renderer;
}

async function composePage(
  planned: PlannedPage,
  { shell, artifact, catalogue, place, renderer }: PageSources,
): Promise<ComposedFile> {
  const { path, remote, page, insets: standing } = planned;
  const { expose, title, description, reviewed } = page;
  const code = await artifact.code(expose, remote.manifest.documentEntry);
  const modules = [code.entry, ...(code.exposes[expose]?.files ?? [])];
  const { props, head: about } = shownPage(await publishedPage(artifact, path), code, catalogue, place);
  const picture = page.picture === undefined ? null : code.base + page.picture;
  const head = await documentHead(
    shell,
    { remote, expose, modules, styles: stylesOf(remote.manifest, expose), insets: standing },
    { ...about, picture, structuredData: structuredData(planned, { catalogue, place, picture }) },
  );
  const insets = await composeInsets(path, standing, { place, renderer });
  const places = new InsetPlaces(insets);
  const shown = { remote: remote.app, expose, props: { ...props, insets: places.marks }, title, description, reviewed };
  const { html, hashes, page: written } = await renderer.page(remote, { path, page: shown, head });
  return {
    path,
    type: 'text/html',
    body: places.fill(html),
    hashes,
    page: { ...written, content: places.fillUnmarked(written.content) },
    insets,
    placeFaults: places.faults(written.content),
  };
}

async function composeNotFound({ shell }: SiteArtifacts, place: Place, renderer: Renderer): Promise<ComposedFile> {
  const { title, description } = shell.manifest.notFound;
  const state = { kind: 'not-found' } as const;
  const about = { title, description, path: null, indexed: false, place, state, picture: null, structuredData: [] };
  const head = await documentHead(shell, null, about);
  const { html, hashes } = await renderer.notFound({ path: notFoundPath, page: null, head });
  return { path: notFoundPath, type: 'text/html', body: html, hashes };
}

const pageDataSchema = z.object({
  title: z.string(),
  description: z.string(),
  reviewed: z.string(),
  shows: z.array(z.enum(kinds as [Kind, ...Kind[]])),
  data: z.custom<Json>((value) => value !== undefined, 'is missing'),
});

function parsePageData(text: string): Json {
  return pageDataSchema.parse(readJson(text)).data;
}

/**
 * A page, as its remote was built with it.
 * @throws RefusedError naming application and file when its data is missing or has another shape
 */
async function publishedPage(artifact: ArtifactRemote, path: string): Promise<PublishedPage> {
  try {
    const page = await artifact.page(path);
    if (page) return page;
    throw new Error('The manifest does not list the page.');
  } catch (error) {
    throw new RefusedError([
      `${artifact.name}: client/${pageDataFile(path)} is not the data of a page. ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`,
    ]);
  }
}
