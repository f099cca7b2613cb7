import { modulesOf, stylesOf } from '@mint-row/kit/build';
import {
  catalogueFile,
  entriesOfKinds,
  filesBase,
  integrityDepth,
  integrityFile,
  integrityLists,
  type Kind,
  keptPages,
  pageDataFile,
  paths,
  plainName,
  registryPath,
} from '@mint-row/kit/contract';
import { publishedNames } from '@mint-row/kit/contract/manifest';
import type { OfflineFile, OfflineList } from '@mint-row/kit/offline';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import type { PlannedPage, SitePlan } from './plan.ts';

/** A composed document, as its part lists it. */
export interface OfflineDocument {
  bytes: number;
  integrity: string;
  /** The paths that its elements name, such as those of its modules and drawings. */
  links: readonly string[];
}

/** Files of the shell that its stylesheets name. */
const namedByStyles = /\.(?:svg|woff2)$/;

/**
 * Lists what a browser needs of a snapshot so that the pages of collectors open, hydrate and lead to each other without a
 * network. Everything in it is of this snapshot.
 * @param registry the snapshot's registry
 * @param documentAt the document of a page; undefined if the site has none there
 */
export function offlineListOf(
  { artifacts, pages, catalogue }: Pick<SitePlan, 'artifacts' | 'pages' | 'catalogue'>,
  registry: Omit<OfflineFile, 'path'>,
  documentAt: (path: string) => OfflineDocument | undefined,
): OfflineList {
  const released = new Map(
    [artifacts.shell, ...artifacts.remotes].flatMap(({ app, manifest }) =>
      [...publishedNames(manifest).values()].flatMap((name) => {
        const record = manifest.files[`client/${name}`];
        return record ? [[filesBase(app) + name, record] as const] : [];
      }),
    ),
  );
  const files: OfflineFile[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (path: string, { bytes, integrity }: Omit<OfflineFile, 'path'>) => {
    const known = indexes.get(path) ?? files.push({ path, bytes, integrity }) - 1;
    indexes.set(path, known);
    return known;
  };
  const ofRelease = (path: string) => {
    const record = released.get(path);
    return record ? [indexOf(path, record)] : [];
  };
  const ofPage = (planned: PlannedPage) => {
    const document = documentAt(planned.path);
    if (!document) return [];
    const named = [...document.links, ...filesOfPage(planned), ...entriesFor(planned.page.shows, artifacts.remotes)];
    return [indexOf(planned.path, document), ...named.flatMap(ofRelease)];
  };
  const { shell } = artifacts;
  const ofShell = [
    ...Object.keys(shell.manifest.imports),
    ...[...publishedNames(shell.manifest).values()].filter((name) => namedByStyles.test(name)),
  ];
  const kept = pages.filter(({ path }) => keptPages.includes(path));
  // The binder and the lists show entries in the browser alone: their drawings are in no element of a document.
  const shown = JSON.stringify(entriesOfKinds([...new Set(kept.flatMap(({ page }) => page.shows))], catalogue));
  const drawings = [...shown.matchAll(/"(\/remotes\/[^"]+)"/g)].flatMap(([, path = '']) => path);
  const always = [
    indexOf(registryPath, registry),
    ...ofShell.map((name) => filesBase(shell.app) + name).flatMap(ofRelease),
    ...kept.flatMap(ofPage),
    ...drawings.flatMap(ofRelease),
  ];
  const isKept = new Set(always);
  const characters = (catalogue.characters ?? []).flatMap(({ slug }) => {
    const planned = pages.find(({ path }) => path === paths.character(slug));
    return planned ? [[slug, [...new Set(ofPage(planned))].filter((index) => !isKept.has(index))] as const] : [];
  });
  return { files, always: [...isKept], characters: Object.fromEntries(characters) };
}

/** The files that the loader reads for a page: lists of hashes, data, modules, styles, drawings. */
function filesOfPage({ path, page, remote: { app, manifest } }: PlannedPage): string[] {
  const names = publishedNames(manifest);
  const data = pageDataFile(path);
  const plain = [...integrityLists(data, integrityDepth(manifest.pages.length)), data];
  const chunk = manifest.exposes[page.expose];
  return [
    ...plain.flatMap((file) => names.get(file) ?? []),
    ...modulesOf(manifest, [manifest.entry, ...(chunk ? [chunk] : [])]),
    ...stylesOf(manifest, page.expose),
    ...Object.values(page.drawings ?? {}).map((file) => names.get(plainName(file)) ?? file),
  ].map((file) => filesBase(app) + file);
}

/** The files with the entries of some kinds, of all remotes, and the lists with their hashes. */
function entriesFor(kinds: readonly Kind[], remotes: readonly RemoteArtifact[]): string[] {
  return remotes.flatMap(({ app, manifest }) => {
    const names = publishedNames(manifest);
    const files = kinds.flatMap((kind) => names.get(catalogueFile(kind)) ?? []);
    const lists = files.length > 0 ? [names.get(integrityFile) ?? integrityFile] : [];
    return [...lists, ...files].map((name) => filesBase(app) + name);
  });
}
