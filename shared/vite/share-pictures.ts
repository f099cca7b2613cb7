import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkoutOf } from '../build/index.ts';
import { site } from '../content/index.ts';
import type { PageSource, RemoteSource } from '../contract/index.ts';
import { jpegOf, sharePicture } from '../pictures/index.ts';
import { kit } from './kit.ts';

/** Pictures that were drawn before, by the hash of what made them: drawing one takes a third of a second. */
const drawn = join(checkoutOf(process.cwd()), 'node_modules/.cache/mint-row/pictures');

/**
 * Draws the picture that other sites show with a link, for each page of a remote.
 * @param accent that of the remote's franchise; null if it has none
 * @returns the pictures by the paths of the pages
 * @throws Error naming the page when the remote does not have its drawing
 */
export async function sharePictures(
  { pages, drawings = {} }: RemoteSource,
  accent: string | null,
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const page of pages) pictures.set(page.path, await pictureOf(page, drawings, accent));
  return pictures;
}

async function pictureOf(
  { path, title, description, share = {} }: PageSource,
  drawings: NonNullable<RemoteSource['drawings']>,
  accent: string | null,
): Promise<Uint8Array> {
  const [first = null] = Object.keys(drawings);
  const {
    name = title,
    figure = null,
    note = firstSentence(description),
    drawing = 'emblem' in drawings ? 'emblem' : first,
  } = share;
  // A character without a drawing shows the emblem here too.
  const draw = drawing === null ? null : (drawings[drawing] ?? drawings.emblem);
  if (draw === undefined) {
    throw new Error(
      `The picture for links to ${path} needs the drawing "${drawing}": add it to the drawings of src/pages/index.ts, or name another in the page’s "share".`,
    );
  }
  return remembered(await sharePicture({ site: site.name, accent, name, figure, note, drawing: draw?.() ?? null }));
}

function firstSentence(text: string): string {
  return /^.*?[.?!](?= |$)/.exec(text)?.[0] ?? text;
}

async function remembered(picture: string): Promise<Uint8Array> {
  const hash = createHash('sha256')
    .update(await versions())
    .update(picture)
    .digest('hex')
    .slice(0, 32);
  const file = join(drawn, `${hash}.jpg`);
  const found = await readFile(file).catch(() => null);
  if (found) return found;
  const bytes = await jpegOf(picture);
  await mkdir(drawn, { recursive: true });
  // Written beside and moved: another build never reads half of it.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, bytes);
  await rename(temporary, file);
  return bytes;
}

/** The versions of all packages: another version of a font or an encoder draws other pixels. */
async function versions(): Promise<Buffer> {
  const lockfile = join(checkoutOf(process.cwd()), 'package-lock.json');
  return readFile(lockfile).catch(() => readFile(join(kit, 'package.json')));
}
