import type { ViteDevServer } from 'vite';
import { readRemotes } from '../../build/index.ts';
import {
  type Catalogue,
  contractId,
  findRoute,
  integrityFile,
  mergeCatalogues,
  offersOf,
  type PageData,
  type Pattern,
  type PublishedPage,
  pagesByExpose,
  type RegisteredRemote,
  type Registry,
  type RemoteName,
  type Route,
  releaseBase,
} from '../../contract/index.ts';
import { type SearchIndex, searchedKinds, searchIndex } from '../../search/entries.ts';
import { exposedModules } from '../exposed-modules.ts';
import { catalogueOf, publishedPage, registerSources } from '../published.ts';
import { remoteFolder, repository } from '../repository.ts';
import { readSource } from './content-updates.ts';
import { lastSource } from './last-source.ts';
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

/**
 * The page of a path and the remote that has it: the first among those that the route table allows.
 * @throws Error when no other has it and the sources of one, which may have it, cannot be read
 */
export async function findPage(server: ViteDevServer, path: string): Promise<PublishedPage | null> {
  const { routeTable } = await shellRoutes(server);
  const names = remotes().map(({ name }) => name);
  const allowed = findRoute(routeTable, path)?.remotes.filter((remote) => names.includes(remote)) ?? [];
  const failures: unknown[] = [];
  for (const remote of allowed) {
    const source = await readSource(server, remote).catch((error: unknown) => void failures.push(error));
    const page = source?.pages.find((candidate) => candidate.path === path);
    if (page) return publishedPage(remote, page);
  }
  if (failures.length > 0) throw failures[0];
  return null;
}

/** The entries of all remotes, of the kinds that a page shows. */
export async function catalogueFor(server: ViteDevServer, { shows }: PageData): Promise<Catalogue> {
  if (shows.length === 0) return {};
  const all = await readAll(server);
  return mergeCatalogues(
    shows,
    all.map(({ catalogue }) => catalogue),
  );
}

/** The registry of all remotes, made from their sources. */
export async function registryOf(server: ViteDevServer): Promise<Registry> {
  const all = await Promise.all(remotes().map(async ({ name }) => [name, await register(server, name)] as const));
  return { snapshot: release, shell: release, search: '', remotes: Object.fromEntries(all) };
}

/** What the search finds, made from the sources of all remotes. */
export async function searchIndexOf(server: ViteDevServer): Promise<SearchIndex> {
  const all = await readAll(server);
  const catalogue = mergeCatalogues(
    searchedKinds,
    all.map((each) => each.catalogue),
  );
  return searchIndex(
    catalogue,
    all.flatMap(({ pages }) => pages),
  );
}

/** The pages and entries of all remotes whose sources could be read. */
async function readAll(server: ViteDevServer) {
  const all = remotes().map(async (declared) => {
    const source = await lastSource(server, declared.name);
    return source ? [{ pages: source.pages, catalogue: catalogueOf(source, declared) }] : [];
  });
  return (await Promise.all(all)).flat();
}

/** A remote as browsers need to know it, made from its sources. */
export async function register(server: ViteDevServer, name: RemoteName): Promise<RegisteredRemote> {
  const source = await lastSource(server, name);
  const declared = remotes().find((remote) => remote.name === name);
  return registerSources({
    release,
    owner: declared?.owner ?? name,
    contract: contractId,
    base: releaseBase(name, release),
    entry: sourceEntry,
    pages: source ? pagesByExpose(source.pages) : anyPage(name, declared?.spaces ?? []),
    offers: source && declared ? offersOf(catalogueOf(source, declared)) : [],
    integrity: { [integrityFile]: '' },
  });
}

/** The spaces of a remote whose pages nobody knows, so that its addresses lead to the error, and not to "not found". */
function anyPage(name: RemoteName, spaces: readonly Pattern[]): Map<string, readonly Pattern[]> {
  const [first] = Object.keys(exposedModules(remoteFolder(name)));
  return new Map(first === undefined ? [] : [[first, spaces]]);
}
