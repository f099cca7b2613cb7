import { catalogues, type ListedPage, listedPages } from 'virtual:listed-pages';
import { drawingAddresses, entriesFor, mergeCatalogues } from '@mint-row/kit/contract';
import { NotFoundPage } from 'shell/not-found/NotFoundPage.tsx';
import type { Page, Pages } from 'shell/remotes/page.ts';

/** The pages of a client-rendered variant: each loads its component and its data in parallel, once. */
export class PagesOfVariant implements Pages {
  #loaded = new Map<string, Promise<Page>>();

  at(path: string): Promise<Page> {
    const known = this.#loaded.get(path);
    if (known) return known;
    const listed = listedPages[path];
    const page = listed ? load(path, listed) : Promise.resolve<Page>({ kind: 'not-found', Component: NotFoundPage });
    this.#loaded.set(path, page);
    return page;
  }

  shown() {}

  retry() {}

  /** A variant has no fallback. */
  threw(_path: string, error: unknown): never {
    throw error;
  }
}

async function load(path: string, listed: ListedPage): Promise<Page> {
  const { remote, title, description, reviewed, base, drawings } = listed;
  const [module, data, catalogue] = await Promise.all([
    listed.component(),
    listed.data(),
    listed.shows.length > 0 ? catalogues().then((all) => mergeCatalogues(listed.shows, all)) : {},
  ]);
  document.title = title;
  return {
    kind: 'page',
    path,
    remote,
    Component: module.default,
    title,
    description,
    reviewed,
    props: {
      data,
      catalogue: entriesFor(path, { ...listed, data }, catalogue),
      drawings: drawingAddresses(base, drawings),
    },
  };
}
