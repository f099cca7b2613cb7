import {
  type Catalogue,
  type DocumentHead,
  drawingAddresses,
  entriesFor,
  type Integrity,
  type PageData,
  type PageProps,
  type PageState,
  type Place,
  type PlacedInset,
  type ReadyPage,
  type RegisteredRemote,
  type RemoteCode,
  type RemoteName,
  withPlaceValues,
} from '../contract/index.ts';

// A page has three shapes. A remote declares it as a `PageSource`, in src/pages/index.ts. Its release publishes it as a
// `PublishedPage`. A site renders it as a `ShownPage`, together with the entries of all remotes.

/** A page as its remote publishes it, and where it belongs. */
export interface PublishedPage extends PageData {
  path: string;
  remote: RemoteName;
  /** The exposed module that shows it. */
  expose: string;
  /** The hash of the file with its data, which tells releases with the same code apart; none in development. */
  integrity?: Integrity;
}

/** A page that can be rendered into a document. */
export interface ShownPage {
  /** The props of its component. */
  props: PageProps;
  /** The insets that stand in it. */
  insets: readonly PlacedInset[];
  /** The state in its document. */
  head: Pick<DocumentHead, 'title' | 'description' | 'indexed' | 'place'> & {
    path: string;
    state: Extract<PageState, { kind: 'page' }>;
  };
}

/**
 * Puts a page together from what its remote publishes and what the site adds: the composer, every development server and
 * the kit's tests show pages by this function.
 * @param code of its exposed module
 * @param catalogue the entries of all remotes, of the kinds that the page shows
 * @param place where it is shown
 * @throws Error when its data names a value that no place has
 */
export function shownPage(page: PublishedPage, code: RemoteCode, catalogue: Catalogue, place: Place): ShownPage {
  const { path, remote, expose, integrity, title, description, indexed = true, reviewed, drawings, insets = [] } = page;
  const data = withPlaceValues(page.data, place);
  const entries = entriesFor(path, page, catalogue);
  return {
    props: { data, drawings: drawingAddresses(code.base, drawings), catalogue: entries, insets: [] },
    insets,
    head: {
      title,
      description,
      path,
      indexed,
      place,
      state: {
        kind: 'page',
        path,
        remote,
        expose,
        code: integrity ? { ...code, integrity: { ...code.integrity, ...integrity } } : code,
        reviewed,
        data,
        ...(drawings && { drawings }),
        catalogue: entries,
      },
    },
  };
}

/**
 * The code of one exposed module: all that a document says of its remote, so that it changes with nothing else of it.
 * @param integrity the hash of each file that the module runs, by plain name
 */
export function codeOf(
  { contract, base, entry, styles, exposes }: RegisteredRemote,
  expose: string,
  integrity: Integrity,
): RemoteCode {
  const { files = [], styles: own } = exposes[expose] ?? {};
  const module = { files, ...(own && { styles: own }), pages: [] };
  return { contract, base, entry, styles, exposes: { [expose]: module }, integrity };
}

/**
 * A page as the shell's `render` takes it.
 * @param Component the default export of its exposed module
 */
export function readyPage<Component>({ props, head }: ShownPage, Component: Component): ReadyPage<Component> {
  const { title, description, state } = head;
  const { path, remote, reviewed } = state;
  return { kind: 'page', path, remote, title, description, reviewed, Component, props };
}
