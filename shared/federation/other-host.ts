import type { ElementType, Key, ReactNode } from 'react';

/**
 * A remote's libraries in a host that is not our shell: docs/other-hosts.md. Each release of a remote has this module in a
 * file of its own, which our shell never loads. It imports no values: a chunk that it had in common with pages would run
 * before there are libraries.
 */

/** The names of a library. What they are is the library's own. */
type Names = Readonly<Record<string, unknown>>;

/** A library as hosts share it, in the form that Module Federation gives to `init`. */
interface Shared {
  get: () => Promise<() => Names> | (() => Names);
  /** For the modules of pages, which do not wait. */
  names?: () => Names;
}

/** Libraries by name, each by its versions. A host that negotiates none has one version of each. */
export type ShareScope = Record<string, Record<string, Shared>>;

declare global {
  /** Where the federation plugin's remotes look for libraries. */
  var __federation_shared__: { default?: ShareScope; isOtherHost?: boolean } | undefined;
}

/** The build writes the remote's name and its version of React here, and the names that it uses of each library: see `needsLibraries`. */
const needs = '__needed_names__';

/** The site's address, from the one of this module: `<site>remotes/<name>/other-host.<hash>.js`. */
const site = () => new URL(/* @vite-ignore */ '../../', import.meta.url).href;

/**
 * Takes what a remote needs from a host.
 * @param given what the host shares
 * @throws Error when it shares too little, with every library and name that the remote lacks, or another React, and what to do
 */
export async function takeLibraries(given: ShareScope): Promise<void> {
  const [[remote = '', react = ''] = [], ...libraries] = needs.split(';').map((words) => words.split(' '));
  const reactOfHost = await versionOf(given.react);
  if (reactOfHost !== undefined && majorOf(reactOfHost) !== react) {
    throw new Error(
      `This host shares react ${reactOfHost}; pages of the remote ${remote} of ${site()} need ${react}. Install react@${react} and react-dom@${react} in the host, and share them. See docs/other-hosts.md of @mint-row/kit.`,
    );
  }
  globalThis.__federation_shared__ ??= {};
  globalThis.__federation_shared__.isOtherHost = true;
  const scope: ShareScope = {};
  const lacking: string[] = [];
  for (const [library = '', ...needed] of libraries) {
    const [version, shared] = Object.entries(sharedAs(library, given))[0] ?? [];
    const all = shared && (await namesOf(shared));
    const missing = needed.filter((name) => all?.[name] === undefined);
    if (version === undefined || !shared || !all) lacking.push(`${importedAs(library)} (${needed.join(', ')})`);
    else if (missing.length > 0) lacking.push(`of ${importedAs(library)} ${version}: ${missing.join(', ')}`);
    else {
      const names = library === 'react/jsx-runtime' ? withAddresses(all) : all;
      scope[library] = { [version]: { ...shared, names: () => names } };
    }
  }
  if (lacking.length > 0) {
    throw new Error(
      `This host does not share what the remote ${remote} of ${site()} needs: ${lacking.join('; ')}. Share it with init(), or in the federation plugin's "shared", before pages are imported. ${site()}shell/host.json has the versions. See docs/other-hosts.md of @mint-row/kit.`,
    );
  }
  globalThis.__federation_shared__.default ??= {};
  const taken = globalThis.__federation_shared__.default;
  // Other remotes may have taken libraries before, by their versions.
  for (const [library, own] of Object.entries(scope)) taken[library] = { ...own, ...taken[library], ...own };
}

/** The version of React that a host shares: its own word for it, or else that of the host. Undefined when neither says one. */
async function versionOf(react: Record<string, Shared> = {}): Promise<string | undefined> {
  const [given, shared] = Object.entries(react)[0] ?? [];
  const { version = given } = shared ? await namesOf(shared) : {};
  return typeof version === 'string' && majorOf(version) ? version : undefined;
}

/** @example majorOf('19.3.1') // '19' */
function majorOf(version: string): string | undefined {
  return /^\d+(?=\.)/.exec(version)?.[0];
}

/**
 * The versions of a library that a host shares. Its React has all names of React; and of a host that cannot share
 * `react/jsx-runtime`, as with `@originjs/vite-plugin-federation`, React makes the elements.
 */
function sharedAs(library: string, given: ShareScope): Record<string, Shared> {
  const { react = {}, [library]: shared = {} } = given;
  if (Object.keys(shared).length > 0) return shared;
  if (library === 'react/other') return react;
  if (library !== 'react/jsx-runtime') return {};
  const made = Object.entries(react).map(([version, one]) => [
    version,
    { get: async () => jsxRuntimeOf((await namesOf(one)) as unknown as React) },
  ]);
  return Object.fromEntries(made);
}

/** The module that has the names of a library. */
function importedAs(library: string): string {
  return library === 'react/other' ? 'react' : library;
}

/** Some bundles have the names of a CommonJS library in its default export alone. */
async function namesOf(shared: Shared): Promise<Names> {
  const names = (await shared.get())();
  return { ...(names.default as Names | undefined), ...names };
}

/** What an element is made of. */
interface Props {
  href?: string | URL;
  src?: string | URL;
  srcSet?: string;
  children?: ReactNode;
}

type MakeElement = (type: ElementType, props: Props, key?: Key) => ReactNode;

interface React {
  Fragment: ElementType;
  createElement: (type: ElementType, props: Props & { key?: Key }, ...children: ReactNode[]) => ReactNode;
}

/** The functions of `react/jsx-runtime`, by those that React has had before. Children that are a list have no keys. */
function jsxRuntimeOf({ Fragment, createElement }: React): () => Names {
  const jsx: MakeElement = (type, props, key) => createElement(type, key === undefined ? props : { ...props, key });
  const jsxs: MakeElement = (type, { children, ...props }, key) =>
    createElement(type, key === undefined ? props : { ...props, key }, ...(children as ReactNode[]));
  return () => ({ Fragment, jsx, jsxs });
}

/** Paths in attributes of elements lead to the site: links to its pages, and pictures that modules of a remote import. */
function withAddresses({ jsx, jsxs, ...others }: Names): Names {
  return { ...others, jsx: atSite(jsx as MakeElement), jsxs: atSite(jsxs as MakeElement) };
}

function atSite(make: MakeElement): MakeElement {
  return (type, props, key) => {
    if (typeof type !== 'string') return make(type, props, key);
    const { href, src, srcSet } = props;
    const moved = {
      ...props,
      ...(href && { href: `${href}`.replace(path, site) }),
      ...(src && { src: `${src}`.replace(path, site) }),
      ...(srcSet && { srcSet: srcSet.replaceAll(pathInList, `$1${site()}`) }),
    };
    return make(type, moved, key);
  };
}

const path = /^\/(?!\/)/;
const pathInList = /(^|, *)\/(?!\/)/g;
