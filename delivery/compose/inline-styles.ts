import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InlineStyle, releaseBase } from '@mint-row/shared/contract';
import type { Artifact } from '../artifact/artifact.ts';
import { RefusedError } from '../refusals.ts';

const read = new WeakMap<Artifact, Promise<InlineStyle[]>>();

/**
 * The stylesheets of an application, to be put into documents.
 * @throws RefusedError when one names a file that is not beside it
 */
export function inlineStyles(artifact: Artifact): Promise<InlineStyle[]> {
  let styles = read.get(artifact);
  if (!styles) {
    styles = Promise.all(artifact.manifest.styles.map((file) => readStyle(artifact, file)));
    read.set(artifact, styles);
  }
  return styles;
}

async function readStyle({ app, release, folder }: Artifact, file: string): Promise<InlineStyle> {
  const base = releaseBase(app, release);
  const css = await readFile(join(folder, 'client', file), 'utf8');
  return { href: base + file, css: withAddressesOf(css, base, `${app}: ${file}`) };
}

/**
 * Makes a stylesheet mean within a document what it means beside the files that it names.
 * @param base the address of its folder; ends in "/"
 * @param name what it is called in messages
 * @throws RefusedError when it names a file in any other way than the build does, as in url(./font.woff2)
 */
export function withAddressesOf(css: string, base: string, name: string): string {
  return css.replaceAll(/url\(([^)]*)\)/g, (_found, address: string) => {
    if (/^["']?(data:|#)/.test(address)) return `url(${address})`;
    const file = /^(["']?)\.\/([\w.-]+)\1$/.exec(address)?.[2];
    if (file) return `url(${base}${file})`;
    throw new RefusedError([
      `${name} names ${address}. A stylesheet may name files beside it, as in url(./font.woff2).`,
    ]);
  });
}
