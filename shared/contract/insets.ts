import type { RemoteName } from './apps.ts';
import type { Drawings } from './drawings.ts';
import type { Json } from './json.ts';

/** What an inset on the page of a character is told: whom the page is about. */
export interface AboutCharacter {
  slug: string;
  name: string;
  /** The slug of the character's franchise. */
  franchise: string;
}

/** What an inset is told that shows its remote's own characters: nothing. */
export type AboutOwnCharacters = Record<string, never>;

/**
 * The insets that remotes may offer to pages of others, and what a page tells each. The name of one is that of its module,
 * a file in `src/insets`.
 */
export interface Insets {
  CharacterReadingInset: AboutCharacter;
  CharacterRowInset: AboutOwnCharacters;
}

export type InsetName = keyof Insets;

/** An inset that a page shows, with what it tells it: every remote that offers one of the name gives its own. */
export type PlacedInset = { [Name in InsetName]: { name: Name; props: Insets[Name] } }[InsetName];

/**
 * The props of an inset's component. It has neither state nor handlers: browsers keep the HTML that it was composed to.
 * What the site does on every page works in it: links, drawings that shine, tooltips.
 */
export interface InsetProps<Name extends InsetName = InsetName, Data = Json> {
  /** What the page tells it. */
  props: Insets[Name];
  /** The inset's own data, as its remote published it. */
  data: Data;
  /** The addresses of the drawings that the inset declares, by name: see `drawingOf`. */
  drawings: Drawings;
}

/**
 * An inset of a remote, as its sources describe it in `src/pages/index.ts`.
 * @template Data what its component takes as its data
 */
export interface InsetSource<Name extends string = InsetName, Data = object> {
  name: Name;
  /** Passed to the component after conversion to JSON and back, on whatever page it stands. */
  data: Data;
  /** The names of the remote's drawings that it shows; none if omitted. */
  drawings?: readonly string[];
}

/**
 * An inset of one of the modules of `src/insets`, with the data that the module's component takes.
 * @example InsetsOf<{ CharacterReadingInset: typeof import('../insets/CharacterReadingInset.tsx') }>
 */
export type InsetsOf<Modules> = {
  [Name in keyof Modules & InsetName]: Modules[Name] extends {
    default: (props: InsetProps<Name, infer Data>) => unknown;
  }
    ? InsetSource<Name, Data>
    : never;
}[keyof Modules & InsetName];

/** What a release publishes of an inset: its data, and the files of its drawings by name; left out if it shows none. */
export interface InsetData {
  data: Json;
  drawings?: Drawings | undefined;
}

/** An inset of one remote, ready to be put into its place. Only the kit's `Inset` looks into it. */
export interface ReadyInset {
  /** As in the attributes of its element: its name, and its remote. */
  inset: InsetName;
  app: RemoteName;
  /** While composing: the text that the composer replaces by the inset. */
  mark?: string;
  /** In a browser: its content. */
  nodes?: readonly Node[];
}

/**
 * The file, within a release, that holds the data of an inset. No page has this file: paths are in small letters.
 * @example insetDataFile('CharacterReadingInset') // 'data/insets/CharacterReadingInset.json'
 */
export function insetDataFile(name: InsetName): string {
  return `data/insets/${name}.json`;
}
