import type { ComponentType } from 'react';
import {
  type Catalogue,
  catalogueFile,
  currentPlace,
  drawingAddresses,
  entriesFor,
  filesBase,
  findExpose,
  type Kind,
  mergeCatalogues,
  type PageData,
  type PageProps,
  pageDataFile,
  type RegisteredRemote,
  type Registry,
  type RemoteName,
  registryPath,
  themeFile,
  withPlaceValues,
} from '../contract/index.ts';

/** A page of a site, for a host that is not the site's shell: docs/other-hosts.md. */
export interface RemotePage {
  remote: RemoteName;
  /** Its present path on the site. */
  path: string;
  /** The address of the federation entry of the remote's live release, which has a hash in its name. */
  entry: string;
  /** The name under which the entry exposes the page's component, such as "./LandingPage". */
  module: string;
  title: string;
  description: string;
  /** The addresses of the stylesheets that the page needs. They apply inside of an element with `data-app={remote}`. */
  styles: readonly string[];
  props: PageProps;
}

/**
 * Reads what another host needs to show a page of a site, from the releases that are live there. `globalThis.mintRowPlace` must
 * be set.
 * @param site the address of the site; ends in "/"
 * @param address of the page within the site, also a former one: "/marvel", "/marvel/?q=1#tips"
 * @throws Error when the site has no such page, does not answer, or does not allow this origin, or `site` is no address of one
 */
export async function readPage(site: string, address: string): Promise<RemotePage> {
  refuseUnlessSite(site, 'readPage(site, …)');
  const { remotes, moved = {} } = await read<Registry>(site, registryPath);
  const asked = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const path = moved[asked] ?? asked;
  const all = Object.entries(remotes).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [remote, release] of all) {
    const found = findExpose(release.exposes, path);
    // Several remotes may have a pattern that the path matches: the one with its data has the page.
    const page = found && (await readPageData(at(site, release.base + pageDataFile(path))));
    if (!found || !page) continue;
    const addressOf = (file: string) => at(site, release.base + file);
    const catalogue = await readCatalogue(site, page.shows, all);
    return {
      remote,
      path,
      entry: addressOf(release.entry),
      module: `./${found.expose}`,
      title: page.title,
      description: page.description,
      styles: [...release.styles, ...(release.exposes[found.expose]?.styles ?? [])].map(addressOf),
      props: {
        data: withPlaceValues(page.data, currentPlace()),
        drawings: drawingAddresses(at(site, release.base), page.drawings),
        catalogue: entriesFor(path, page, catalogue),
      },
    };
  }
  throw new Error(
    `${site} has no page ${path}, or its data cannot be read. ${at(site, '/sitemap.xml')} lists its pages.`,
  );
}

/** Libraries by the names under which they are imported, each with all that it exports. */
export type Libraries = Readonly<Record<string, { readonly [name: string]: unknown }>>;

/** What an exposed module is: the federation plugin leaves out what is around a default export. */
type Exposed = { default: ComponentType<PageProps> } | ComponentType<PageProps>;

/** A federation entry. */
interface Entry {
  init(scope: Record<string, object>): Promise<void> | undefined;
  get(module: string): Promise<() => Exposed>;
}

/**
 * Imports the component of a page, in a host without a plugin for Module Federation.
 * @param libraries what the host shares: react, react/jsx-runtime and react-router-dom at least
 * @throws Error naming each library and each name that the remote needs and the host does not share
 */
export async function importPage(
  { entry, module }: RemotePage,
  libraries: Libraries,
): Promise<ComponentType<PageProps>> {
  const remote = (await import(/* @vite-ignore */ entry)) as Entry;
  const scope = Object.entries(libraries).map(([library, names]) => {
    const { version } = names;
    return [library, { [typeof version === 'string' ? version : 'shared']: { get: async () => () => names } }] as const;
  });
  await remote.init(Object.fromEntries(scope));
  const exposed = (await remote.get(module))();
  return 'default' in exposed ? exposed.default : exposed;
}

/**
 * The address of a stylesheet with the site's tokens, fonts and styles of elements, for pages of its remotes alone: all of
 * it applies inside of `data-app`.
 * @param site the address of the site; ends in "/"
 * @throws Error when the site does not answer, or does not allow this origin, or `site` is no address of one
 */
export async function themeOf(site: string): Promise<string> {
  refuseUnlessSite(site, 'themeOf(site)');
  const base = filesBase('shell');
  const { styles } = await read<{ styles: string }>(site, base + themeFile);
  return at(site, base + styles);
}

/**
 * Refuses what a host may give as the address of a site, such as a variable of its build that is not set.
 * @param site whatever the host gave
 * @param call the function that got it
 */
function refuseUnlessSite(site: unknown, call: string): void {
  if (typeof site === 'string' && URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)) return;
  throw new Error(
    `${call} got ${JSON.stringify(site)} as the address of the site. It must be a whole one, with its folder, if it is in one, and a slash: "https://mintrow.example/".`,
  );
}

/** The entries of all remotes of the site, of the kinds that a page shows. */
async function readCatalogue(
  site: string,
  kinds: readonly Kind[],
  remotes: readonly (readonly [RemoteName, RegisteredRemote])[],
): Promise<Catalogue> {
  const lists = remotes.map(async ([, { base, offers }]) => {
    const offered = kinds.filter((kind) => offers.includes(kind));
    const entries = offered.map(async (kind) => [kind, await read(site, base + catalogueFile(kind))]);
    return { base: at(site, base), catalogue: Object.fromEntries(await Promise.all(entries)) as Catalogue };
  });
  return mergeCatalogues(kinds, await Promise.all(lists));
}

/** @param path of the site, without the folder that it is in */
function at(site: string, path: string): string {
  return new URL(path.slice(1), site).href;
}

/**
 * The data of a page, if the remote has one there. A server's answer that it has not may lack the permission for this
 * origin, which the registry had: browsers do not tell that from no answer.
 */
async function readPageData(address: string): Promise<PageData | null> {
  const response = await fetch(address).catch(() => null);
  return response?.ok ? ((await response.json()) as PageData) : null;
}

async function read<Content>(site: string, path: string): Promise<Content> {
  const address = at(site, path);
  const response = await fetch(address).catch(() => {
    throw new Error(
      `${address} cannot be read from ${globalThis.location.origin}: the site does not answer, or does not allow this origin. Its operator allows one with npm run serve -- --allow-origin ${globalThis.location.origin}, and so for exports.`,
    );
  });
  if (response.ok) return (await response.json()) as Content;
  if (response.status !== 404) throw new Error(`${address} answers ${response.status}.`);
  throw new Error(`${address} is missing. Is ${site} the address of the site, with its folder and a slash?`);
}
