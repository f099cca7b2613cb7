import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CustomAtRules, type Declaration, type StyleSheet, transform, type Visitor } from 'lightningcss';
import { plainName, type RemoteName } from '../contract/index.ts';
import type { RemoteManifest } from '../contract/manifest.ts';
import type { Built } from './built.ts';
import { pageStyleFaults } from './page-styles.ts';
import { ruleFaults, type StyleFault } from './style-rules.ts';

/**
 * Finds what a remote's stylesheets would do outside the wrapper that the shell puts around its page.
 * @returns a reason for each rule that a remote may not publish
 */
export async function styleFaults({ folder, manifest }: Built<RemoteManifest>): Promise<string[]> {
  const { app } = manifest;
  const files = Object.keys(manifest.files).filter((file) => /\.css$/i.test(file));
  const sheets = await Promise.all(files.map(async (file) => ({ file, css: await readFile(join(folder, file)) })));
  const found = sheets.flatMap(({ file, css }) => faultsOfStylesheet(css, app, nameOfSheet(app, plainName(file))));
  // What cannot be read has no rules to compare.
  if (found.length > 0) return found;
  const ofPages = new Set(
    Object.values(manifest.pageStyles)
      .flat()
      .map((file) => `client/${file}`),
  );
  return pageStyleFaults(
    app,
    sheets.filter(({ file }) => ofPages.has(file)),
  );
}

/**
 * The name of a built stylesheet for messages, with the module whose imports it was made of.
 * @param file its plain name in the artifact
 */
export function nameOfSheet(app: RemoteName, file: string): string {
  const [, page] = /^client\/__federation_expose_(\w+)\.css$/.exec(file) ?? [];
  return page ? `${app}: a stylesheet that src/pages/${page}.tsx imports (${file})` : `${app}: ${file}`;
}

/**
 * Finds what a remote's stylesheet would do outside its page.
 * @param css the stylesheet's bytes
 * @param name its name for messages
 * @returns a reason for each rule that a remote may not publish
 */
export function faultsOfStylesheet(css: Uint8Array, app: RemoteName, name: string): string[] {
  const faults: StyleFault[] = [];
  try {
    const lines = new TextDecoder('utf-8', { fatal: true }).decode(css).split('\n');
    transform({
      filename: name,
      code: css,
      visitor: {
        StyleSheet({ rules }: StyleSheet) {
          faults.push(...ruleFaults(rules, app, ({ loc }) => quote(lines, loc)));
        },
        ...valueVisitor(app, (fault) => faults.push(fault)),
      },
    });
  } catch (error) {
    const { message } = error as Error;
    return [`${name} cannot be read as a stylesheet: ${message}. Correct it and build it again.`];
  }
  return [...new Set(faults.map(({ what, why, remedy }) => `${name} has ${what}, ${why}. ${remedy}`))];
}

/** The beginning of a rule: what is before its braces. */
function quote(lines: readonly string[], { line, column }: { line: number; column: number }): string {
  const text = lines
    .slice(line, line + 5)
    .join(' ')
    .slice(column - 1);
  return text.split(/[{}]/, 1)[0]?.trim().slice(0, 120) ?? '';
}

/** Functions that accept an address as a plain string. */
const namesFiles = new Set(['image-set', '-webkit-image-set', 'image', 'src', 'cross-fade', '-webkit-cross-fade']);

/**
 * Checks every declaration of a stylesheet for effects outside the box that it styles, wherever that is.
 * @param found called with each thing that a remote may not publish
 * @returns the visitor for lightningcss
 */
function valueVisitor(app: RemoteName, found: (fault: StyleFault) => void): Visitor<CustomAtRules> {
  const check = (declaration: Declaration) => {
    const property = nameOf(declaration);
    const refused = refusals[property]?.(declaration, app);
    if (refused) found({ what: `the property ${property}`, ...refused });
  };
  return {
    // Of declarations, lightningcss converts only those that are named here: all of them took a third of the time.
    Declaration: {
      ...Object.fromEntries(Object.keys(refusals).map((property) => [property, check])),
      custom: (value) => check({ property: 'custom', value }),
    },
    Url({ url }) {
      if (!isOwnFile(url)) found(foreign(`url(${url})`));
    },
    Image(image) {
      // lightningcss does not call Url for the addresses in an image-set().
      const urls = image.type === 'image-set' ? image.value.options.map((option) => option.image) : [];
      for (const url of urls) {
        if (url.type === 'url' && !isOwnFile(url.value.url)) found(foreign(`the picture ${url.value.url}`));
      }
    },
    Function({ name }) {
      if (namesFiles.has(name.toLowerCase())) found(foreign(`${name}() with something other than url()`));
    },
  };
}

/** Whether the composer can put it into a document: it is beside the stylesheet, in the page or in the stylesheet. */
function isOwnFile(url: string): boolean {
  return /^(?:\.\/[\w.-]+$|#|data:image\/)/i.test(url);
}

/** Keywords that keep a control as it is, or without its looks: none of them opens anything. */
const appearances = new Set(
  'none auto textfield searchfield textarea button checkbox radio inherit initial unset revert revert-layer'.split(' '),
);

type Refusal = Omit<StyleFault, 'what'>;

/** Properties with effects outside the wrapper. */
const refusals: Record<string, ((declaration: Declaration, app: RemoteName) => Refusal | null) | undefined> = {
  cursor: (declaration) =>
    (declaration.property === 'cursor' && declaration.value.images?.length === 0) || isInherited(declaration)
      ? null
      : { why: 'with a picture or a variable: browsers draw it over the header', remedy: 'Use a keyword.' },
  appearance: (declaration) =>
    declaration.property === 'appearance' && appearances.has(declaration.value.toLowerCase())
      ? null
      : { why: 'which may open a list above the whole page', remedy: 'Use another keyword.' },
  'anchor-name': (declaration, app) =>
    declaration.property === 'custom' &&
    declaration.value.value.every(
      (part) =>
        (part.type === 'dashed-ident' && part.value.startsWith(`--${app}-`)) ||
        (part.type === 'token' && (part.value.type === 'comma' || part.value.type === 'white-space')),
    )
      ? null
      : { why: 'with a name that belongs to the whole page', remedy: `Begin it with --${app}-` },
  'view-transition-name': () => transition,
  'view-transition-class': () => transition,
  'view-transition-group': () => transition,
};

/** Whether the value is only one of the keywords that every property has. */
function isInherited(declaration: Declaration): boolean {
  if (declaration.property !== 'unparsed') return false;
  const [part, ...others] = declaration.value.value;
  if (others.length > 0 || part?.type !== 'token' || part.value.type !== 'ident') return false;
  return /^(?:inherit|initial|unset|revert|revert-layer)$/i.test(part.value.value);
}

const transition: Refusal = {
  why: 'which takes part in transitions of the whole page',
  remedy: 'Leave it out: docs/performance.md#no-view-transitions.',
};

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property.toLowerCase();
  if (declaration.property === 'custom') return declaration.value.name.toLowerCase();
  return declaration.property;
}

function foreign(what: string): StyleFault {
  return { what, why: 'which is not a file beside it', remedy: 'Name it as in url(./picture.svg).' };
}
