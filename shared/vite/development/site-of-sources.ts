import type { ViteDevServer } from 'vite';
import { readRemotes } from '../../build/index.ts';
import {
  type Catalogue,
  contractId,
  entriesFor,
  findRoute,
  integrityFile,
  mergeCatalogues,
  offersOf,
  type PageData,
  pagesByExpose,
  type RegisteredRemote,
  type Registry,
  type RemoteName,
  type Route,
  releaseBase,
} from '../../contract/index.ts';
import { type SearchIndex, searchedKinds, searchIndex } from '../../search/entries.ts';
import { catalogueOf, pageDataOf } from '../published.ts';
import { repository } from '../repository.ts';
import { readSource } from './content-updates.ts';
import { sourceEntry } from './source-entries.ts';

/** The release name of every remote while its sources are being edited. */
export const release = 'dev';

/** The remotes of the checkout. Read again each time: one may be added while the server runs. */
export const remotes = () => readRemotes(repository);

/** The part of the shell's routes that development needs. */
interface ShellRoutes {
  routeTable: readonly Route[];
  notFoundHead: { title: string; description: string };
}

/** The shell's route table and the head of its not-found page, as its sources have them now. */
export async function shellRoutes(server: ViteDevServer): Promise<ShellRoutes> {
  return (await server.ssrLoadModule('/src/route-table.ts')) as ShellRoutes;
}

/** The page of a path and the remote that has it: the first among those that the route table allows. */
export async function findPage(
  server: ViteDevServer,
  path: string,
): Promise<{ remote: RemoteName; page: PageData & { expose: string } } | null> {
  const { routeTable } = await shellRoutes(server);
  for (const remote of findRoute(routeTable, path)?.remotes ?? []) {
    if (!remotes().some(({ name }) => name === remote)) continue;
    const page = (await readSource(server, remote)).pages.find((candidate) => candidate.path === path);
    if (page) return { remote, page: { ...pageDataOf(page), expose: page.expose } };
  }
  return null;
}

/** The entries of all remotes, of the kinds that a page shows. */
export async function catalogueFor(server: ViteDevServer, path: string, pageData: PageData): Promise<Catalogue> {
  const { shows } = pageData;
  if (shows.length === 0) return {};
  const all = await Promise.all(
    remotes().map(async (declared) => catalogueOf(await readSource(server, declared.name), declared)),
  );
  return entriesFor(path, pageData, mergeCatalogues(shows, all));
}

/** The registry of all remotes, made from their sources. */
export async function registryOf(server: ViteDevServer): Promise<Registry> {
  const all = await Promise.all(remotes().map(async ({ name }) => [name, await register(server, name)] as const));
  return { snapshot: release, shell: release, search: '', remotes: Object.fromEntries(all) };
}

/** What the search finds, made from the sources of all remotes. */
export async function searchIndexOf(server: ViteDevServer): Promise<SearchIndex> {
  const sources = await Promise.all(
    remotes().map(async (declared) => {
      const source = await readSource(server, declared.name);
      return { catalogue: catalogueOf(source, declared), pages: source.pages };
    }),
  );
  const catalogue = mergeCatalogues(
    searchedKinds,
    sources.map((source) => source.catalogue),
  );
  return searchIndex(
    catalogue,
    sources.flatMap(({ pages }) => pages),
  );
}

/** A remote as browsers need to know it, made from its sources. */
export async function register(server: ViteDevServer, name: RemoteName): Promise<RegisteredRemote> {
  const source = await readSource(server, name);
  const declared = remotes().find((remote) => remote.name === name);
  return {
    release,
    owner: declared?.owner ?? name,
    contract: contractId,
    base: releaseBase(name, release),
    entry: sourceEntry,
    styles: [],
    exposes: Object.fromEntries(
      [...pagesByExpose(source.pages)].map(([expose, pages]) => [expose, { files: [], pages }]),
    ),
    offers: declared ? offersOf(catalogueOf(source, declared)) : [],
    depth: 0,
    integrity: { [integrityFile]: '' },
  };
}
