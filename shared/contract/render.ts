import type { RemoteName } from './apps.ts';
import type { InsetProps } from './insets.ts';
import type { PageProps } from './page.ts';
import type { Place } from './place.ts';
import type { PageState } from './registry.ts';

/** A file that a document loads, with the hash that it must have; in development it has none. */
export interface LinkedFile {
  href: string;
  integrity?: string;
}

/** A stylesheet that a document contains: nothing but fonts has to be fetched before the page can be painted. */
export interface InlineStyle {
  /** The address at which the same stylesheet is published: with it the shell knows what a document already has. */
  href: string;
  css: string;
}

/** The parts of a page's document that the composer knows and React's tree does not. */
export interface DocumentHead {
  title: string;
  description: string;
  /** The page's path, or null for the not-found page. */
  path: string | null;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** The address of the picture that other sites show with a link to the page; null if it has none. */
  picture: string | null;
  /** The subjects of the page, in schema.org's vocabulary: one JSON-LD object for each subject. */
  structuredData: readonly object[];
  styles: readonly InlineStyle[];
  /** The addresses of the font files that the stylesheets name. */
  fonts: readonly string[];
  /** Every module of the shell that the page runs, the entry first. */
  modules: readonly LinkedFile[];
  /** Every module of the remote that the page runs. */
  remoteModules: readonly LinkedFile[];
  /** Where the modules are that import each other by plain names, and the integrity of every module that may be loaded. */
  importMap: {
    readonly imports?: Readonly<Record<string, string>>;
    readonly integrity: Readonly<Record<string, string>>;
  };
  state: PageState;
  place: Place;
}

/** A remote's page with all its props. */
export interface PageContent {
  remote: RemoteName;
  title: string;
  description: string;
  /** When its content was last reviewed, as an ISO date. */
  reviewed: string;
  props: PageProps;
}

/**
 * A remote's page that can be shown. The contract does not depend on React: the renderer decides what a component is.
 */
export interface ReadyPage<Component> extends PageContent {
  kind: 'page';
  path: string;
  Component: Component;
}

/**
 * The function that the shell's server build exports as `render`: the composer and the development server pass it a page, and get a
 * whole document.
 * @throws whatever the page throws while it renders
 */
export type Render<Component> = (
  path: string,
  page: ReadyPage<Component> | { kind: 'not-found' },
  head: DocumentHead,
) => Promise<string>;

/**
 * The function that the shell's server build exports as `renderInset`: it renders an inset to HTML.
 * @throws whatever the inset throws while it renders
 */
export type RenderInset<Component> = (Component: Component, props: InsetProps, place: Place) => Promise<string>;

/** JSON for an element of a document: a "<" in it could end the element. */
export function jsonInHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
