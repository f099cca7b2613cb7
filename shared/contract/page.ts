import type { Catalogue, Kind } from './catalogue.ts';
import type { Drawings } from './drawings.ts';
import type { InsetSource, PlacedInset, ReadyInset } from './insets.ts';
import type { Json } from './json.ts';

/** The props that the shell passes to an exposed page. */
export interface PageProps<Data = Json> {
  /** The page's own data, as its remote published it. */
  data: Data;
  /** The addresses of the drawings that the page declares, by name: see `drawingOf`. */
  drawings: Drawings;
  /** The entries of all remotes, of the kinds that the page shows; of the terms, those that its data mentions. */
  catalogue: Catalogue;
  /** What the kit's `Inset` shows; left out where the document has it already. */
  insets?: readonly ReadyInset[] | undefined;
}

/**
 * One page of a remote, as its sources describe it in `src/pages/index.ts`.
 * @template Expose the name of its exposed module
 * @template Data what that module's component takes as its data
 */
export interface PageSource<Expose extends string = string, Data = object> {
  path: string;
  /** The addresses that it had before: they lead to it. None of them is one of a page now. */
  formerly?: readonly string[];
  /** The exposed module that shows the page: the name of a file in `src/pages`. */
  expose: Expose;
  title: string;
  description: string;
  /** Words that visitors type to find it: what they call it, or what it is the place for. */
  alsoFoundBy?: readonly string[] | undefined;
  /** When its content was last reviewed, as an ISO date: shown on the page and in the sitemap. */
  reviewed: string;
  /** False if search engines should leave it out: what it shows is each visitor's own. It is not in the sitemap. */
  indexed?: false;
  /** Passed to the page after conversion to JSON and back. */
  data: Data;
  /** The kinds of entries of all remotes that the page shows; none if omitted. */
  shows?: readonly Kind[];
  /** The slugs of the characters that it shows, if it shows entries of that kind; all if omitted. */
  onlyCharacters?: readonly string[];
  /** How many of the newest updates it lists, none of them its own; all in any order if omitted. */
  latestUpdates?: number;
  /** The names of the remote's drawings that it shows; none if omitted. */
  drawings?: readonly string[];
  /** The insets that it shows, each in the place of an `Inset`, with what it tells them; none if omitted. */
  insets?: readonly PlacedInset[];
  /** The words and drawing of the picture that other sites show with a link to it; by default, the page's and the remote's. */
  share?: SharePicture;
}

/** The content of the picture of a page. */
export interface SharePicture {
  /** The page's name, if its title says more than that. */
  name?: string;
  /** A figure that is set large: "$500,000+". */
  figure?: string;
  /** One sentence below them; the first of the page's description if omitted. */
  note?: string;
  /** One of the remote's drawings; its emblem if omitted, or its first drawing if it has no emblem. */
  drawing?: string;
}

/**
 * A page of one of the modules of `src/pages`, with the data that the module's component takes.
 * @template Modules the modules by the names of their files
 * @example PagesOf<{ FaqPage: typeof import('./FaqPage.tsx') }>
 */
export type PagesOf<Modules> = {
  [Expose in keyof Modules & string]: PageSource<Expose, DataOf<Modules[Expose]>>;
}[keyof Modules & string];

/** What a component takes; one without props takes any data. */
type DataOf<Module> = Module extends { default: (props: PageProps<infer Data>) => unknown }
  ? unknown extends Data
    ? object
    : Data
  : never;

/**
 * The sources of a remote, which its `src/pages/index.ts` exports as `remote`.
 * @template Page its pages: see `PagesOf`
 * @template Inset its insets: see `InsetsOf`
 */
export interface RemoteSource<Page extends PageSource = PageSource, Inset extends InsetSource = InsetSource> {
  pages: readonly Page[];
  /** The insets that it offers to pages of all remotes; none if omitted. */
  insets?: readonly Inset[];
  /**
   * The entries that the remote offers to other pages, with the names of its drawings. Its franchise is added
   * automatically, and so are the drawings of characters that name none.
   */
  catalogue?: Omit<Catalogue, 'franchises'>;
  /** Drawings by name; each is written as an SVG file under `art/`. */
  drawings?: Readonly<Record<string, () => string>>;
}
