import { createHash } from 'node:crypto';
import { filesThatRender, modulesOf, stylesOf } from '@mint-row/kit/build';
import {
  type Catalogue,
  type Entries,
  entriesOfKinds,
  entryPath,
  filesBase,
  findRoute,
  insetDataFile,
  type Kind,
  kinds,
  mergeCatalogues,
  movedPages,
  offersOf,
  type Place,
  pageDataFile,
  plainName,
  type Route,
} from '@mint-row/kit/contract';
import { type ManifestPage, publishedNames } from '@mint-row/kit/contract/manifest';
import type { Artifact, RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { hashOf } from '../store/layout.ts';
import { insetInputs, insetsOf, type PlannedInset } from './planned-insets.ts';

/** The artifacts of a site. */
export interface SiteArtifacts {
  shell: ShellArtifact;
  /** In the order of their names. */
  remotes: readonly RemoteArtifact[];
  /** The fallback releases, of the remotes that have one. */
  fallbacks?: readonly RemoteArtifact[];
}

/** A page of the site and the remote that serves it. */
export interface PlannedPage {
  path: string;
  remote: RemoteArtifact;
  page: ManifestPage;
  /** The insets that stand in it, in the order in which the page lists them, then of their remotes. */
  insets: readonly PlannedInset[];
  /** Identifies everything that its document depends on: a document of the same inputs need not be composed again. */
  inputs: string;
}

/** Documents of one application that show entries of the same kinds. */
export interface PartPlan {
  /** The remote whose pages they are; null for the shell's part, which is only the not-found page. */
  remote: RemoteArtifact | null;
  /** Identifies everything that the shell's files depend on; what a remote's pages depend on is in each of them. */
  inputs: string;
  pages: readonly PlannedPage[];
  /** The entries, from all remotes, of the kinds that the pages show. */
  catalogue: Catalogue;
}

/** The contents of a site: computed once, then checked, composed and stored. */
export interface SitePlan {
  artifacts: SiteArtifacts;
  /** Where the site is. */
  place: Place;
  /** Identifies the composer. */
  composer: string;
  /** Every page of the site, sorted by path. `planFaults` checks whether each is allowed. */
  pages: readonly PlannedPage[];
  /** The present path of each page whose address has changed, by former address. */
  moved: Readonly<Record<string, string>>;
  /** The entries of all remotes, of every kind. */
  catalogue: Catalogue;
  parts: readonly PartPlan[];
}

/**
 * Plans a site, and splits it into parts. A document depends on the shell, on the code and data of its page and its
 * insets, and on the entries of the kinds that it shows, whoever offers them: a sentence on one page composes one document.
 * @param place where the site is: every document depends on it
 * @param composer identifies the composer
 */
export function planSite(artifacts: SiteArtifacts, place: Place, composer: string): SitePlan {
  const { shell, remotes } = artifacts;
  const catalogue = mergeCatalogues(
    kinds,
    remotes.map(({ app, manifest }) => ({ base: filesBase(app), catalogue: manifest.catalogue })),
  );
  const parts: PartPlan[] = [
    { remote: null, inputs: keyOf([composer, place, hashOf(shell.release)]), pages: [], catalogue: {} },
  ];
  for (const remote of remotes) {
    const byKinds = new Map<string, ManifestPage[]>();
    for (const page of remote.manifest.pages) {
      const alike = byKinds.get(page.shows.join());
      if (alike) alike.push(page);
      else byKinds.set(page.shows.join(), [page]);
    }
    const code = new Map(Object.keys(remote.manifest.exposes).map((expose) => [expose, codeInputs(remote, expose)]));
    for (const own of byKinds.values()) {
      const shown = entriesOfKinds(own[0]?.shows ?? [], catalogue);
      const common = keyOf([composer, place, hashOf(shell.release), remote.app, shown]);
      const pages = own.map((page): PlannedPage => {
        const data = publishedNames(remote.manifest).get(pageDataFile(page.path));
        // No document says where its page was.
        const { formerly: _, ...shown } = page;
        const insets = insetsOf(page, remotes);
        const inputs = keyOf([common, shown, data, code.get(page.expose), ...insets.map(insetInputs)]);
        return { path: page.path, remote, page, insets, inputs };
      });
      parts.push({ remote, inputs: '', pages, catalogue: shown });
    }
  }
  const pages = parts.flatMap((part) => part.pages).sort((a, b) => (a.path < b.path ? -1 : 1));
  const moved = movedPages(pages.map(({ page }) => page));
  return { artifacts, place, composer, pages, moved, catalogue, parts };
}

/** The hashes of all files that render a page of an exposed module, and the names of those that its document names. */
function codeInputs({ manifest }: RemoteArtifact, expose: string): string {
  const { documentEntry, exposes } = manifest;
  const chunk = exposes[expose];
  const named = [...modulesOf(manifest, [documentEntry, ...(chunk ? [chunk] : [])]), ...stylesOf(manifest, expose)];
  return keyOf([named, filesThatRender(manifest, expose)]);
}

function keyOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
}

/** Pictures, data and lists, which browsers request: most of the files of a large remote. Icons of the shell are PNG. */
const forBrowsers = /^client\/.*\.(?:avif|gif|jpg|json|svg|webp)$/;

/**
 * The files of an artifact that documents are composed from, so that composing a few pages of a large remote does not
 * read the others' files.
 * @param pages those that are composed, of any remote
 */
export function composingFiles(artifact: Artifact, pages: readonly PlannedPage[]): string[] {
  const own = pages.filter(({ remote }) => remote === artifact);
  const insets = pages.flatMap((page) => page.insets.filter(({ remote }) => remote === artifact));
  const data = new Set([
    ...own.map(({ path }) => `client/${pageDataFile(path)}`),
    ...insets.map(({ inset }) => `client/${insetDataFile(inset.name)}`),
  ]);
  return Object.keys(artifact.manifest.files).filter((file) => !forBrowsers.test(file) || data.has(plainName(file)));
}

/**
 * Checks the pages of the remotes: each must match its remote's patterns, have a path of its own and be shown by an
 * exposed module, as must each inset; its former addresses must be nobody else's; and each entry of a catalogue must have its page.
 * @returns a reason for each page, address or entry that is not allowed
 */
export function planFaults({ artifacts: { shell, remotes }, pages }: SitePlan): string[] {
  const faults: string[] = [];
  const owners = new Map<string, RemoteArtifact>();
  for (const { path, remote, page } of pages) {
    const owner = owners.get(path);
    if (owner) faults.push(claimedTwice(path, owner, remote));
    owners.set(path, remote);
    const outside = outsidePatterns(`page ${path}`, path, remote.app, shell.manifest.routes);
    if (outside) faults.push(outside);
    if (!Object.hasOwn(remote.manifest.exposes, page.expose)) faults.push(notExposed(remote, page));
  }
  faults.push(...formerAddressFaults(pages, owners, shell.manifest.routes));
  for (const { app, manifest } of remotes) {
    const lost = (manifest.insets ?? []).filter(({ name }) => !Object.hasOwn(manifest.exposes, name));
    for (const { name } of lost) {
      faults.push(
        `${app}: it offers the inset ${name}, and exposes no such module. Add src/insets/${name}.tsx, or remove the inset from src/pages/index.ts. See docs/CONTRIBUTING.md#add-an-inset`,
      );
    }
  }
  for (const remote of remotes) faults.push(...entryFaults(remote));
  return faults;
}

/** @param owners the remotes of the pages that there are, by path */
function formerAddressFaults(
  pages: readonly PlannedPage[],
  owners: ReadonlyMap<string, RemoteArtifact>,
  routes: readonly Route[],
): string[] {
  const claims = new Map<string, PlannedPage>();
  const faults: string[] = [];
  for (const planned of pages) {
    const { path, remote, page } = planned;
    for (const former of page.formerly ?? []) {
      const listed = `${remote.app}: its page ${path} lists ${former} among its former addresses`;
      const remedy = 'An address leads to one page: remove it from "formerly" of one (src/pages/index.ts)';
      const [owner, other] = [owners.get(former), claims.get(former)];
      if (owner) faults.push(`${listed}, and ${owner.app} has a page there. ${remedy}, or remove that page.`);
      if (other) faults.push(`${listed}, and so does ${other.path} of ${other.remote.app}. ${remedy}.`);
      claims.set(former, planned);
      const what = `former address ${former} of the page ${path}`;
      const outside = outsidePatterns(what, former, remote.app, routes);
      if (outside) faults.push(outside);
    }
  }
  return faults;
}

function claimedTwice(path: string, one: RemoteArtifact, other: RemoteArtifact): string {
  const names =
    one === other ? `${one.app} has the page ${path} twice` : `${one.app} and ${other.app} both have ${path}`;
  return `${names} (src/pages/index.ts). A path has one page: remove it from one of them.`;
}

/** @param what the path is, for the reason */
function outsidePatterns(what: string, path: string, app: string, routes: readonly Route[]): string | null {
  const row = findRoute(routes, path);
  if (row?.remotes.includes(app)) return null;
  const own = routes.filter(({ remotes }) => remotes.includes(app)).map(({ pattern }) => pattern);
  const allowed = own.length > 0 ? `Its patterns are ${own.join(', ')}.` : 'It has no pattern at all.';
  const cure = row
    ? `The row "${row.pattern}" would allow it with ${app} among its remotes (now: ${row.remotes.join(', ')})`
    : `A row { pattern: "${path}", remotes: ["${app}"] } would allow it`;
  return `${app}: its ${what} (src/pages/index.ts) matches none of its patterns. ${allowed} ${cure}: change shell/src/route-table.ts and publish the shell first, or choose another path. See docs/architecture.md#remotes-routes-and-catalogues`;
}

function notExposed({ app, manifest }: RemoteArtifact, { path, expose }: ManifestPage): string {
  return `${app}: its page ${path} is shown by ${expose}, and it exposes ${Object.keys(manifest.exposes).join(', ')}. Add src/pages/${expose}.tsx, or name one of these in src/pages/index.ts. See docs/CONTRIBUTING.md#add-a-page`;
}

function entryFaults({ app, manifest: { catalogue, pages } }: RemoteArtifact): string[] {
  const paths = new Set(pages.map(({ path }) => path));
  const moved = movedPages(pages);
  const remedy = (path: string) =>
    moved[path] === undefined ? 'Add the page, or remove the entry.' : `That page is at ${moved[path]} now: name that.`;
  // Aliases are of other entries, or of pages.
  const offered = offersOf(catalogue).filter((kind) => kind !== 'aliases');
  return offered.flatMap((kind) => {
    const lost = entriesOf(catalogue, kind).filter((entry) => !paths.has(entry.path));
    return [...new Set(lost.map(({ path }) => path))].map((path) => {
      const [first, ...others] = lost.filter((entry) => entry.path === path);
      const names = others.length > 0 ? `"${first?.name}" and ${others.length} more are` : `"${first?.name}" is`;
      return `${app}: ${names} among its ${kind} (src/pages/index.ts), and it has no page ${path}. ${remedy(path)} See docs/architecture.md#remotes-routes-and-catalogues`;
    });
  });
}

/** The entries of a kind: the name of each, and the path of its page. */
function entriesOf<Each extends Kind>(catalogue: Catalogue, kind: Each): { name: string; path: string }[] {
  return (catalogue[kind] ?? []).map((entry) => ({ name: nameOf(entry), path: entryPath(kind, entry) }));
}

function nameOf(entry: Entries[Kind]): string {
  if ('slug' in entry) return entry.slug;
  if ('heading' in entry) return entry.heading;
  return 'title' in entry ? entry.title : entry.words.join(', ');
}
