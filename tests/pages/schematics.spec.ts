import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outlineOf } from '@mint-row/kit/art';
import { type Character, cardNumber, type ShownCharacter, schematicName } from '@mint-row/kit/content';
import { type PageData, pageDataFile, paths } from '@mint-row/kit/contract';
import { publishedNames } from '@mint-row/kit/contract/manifest';
import { expect, it } from 'vitest';
import { builtArtifacts } from '../contract/site.ts';

const { remotes } = await builtArtifacts();
const characters = remotes.flatMap(({ folder, manifest }) =>
  (manifest.catalogue.characters ?? []).map(({ slug }) => ({
    folder,
    slug,
    dataFile: publishedNames(manifest).get(pageDataFile(paths.character(slug))) ?? '',
  })),
);

/** The maximum size of a schematic before compression, in bytes. */
const heaviest = 2560;

it.each(characters)('each card of $slug has a schematic that is small and has its number', async (character) => {
  const { folder, slug, dataFile } = character;
  const read = (file: string) => readFile(join(folder, 'client', file), 'utf8');
  const page = JSON.parse(await read(dataFile)) as Pick<PageData, 'drawings'> & {
    data: ShownCharacter<Character>;
  };
  const { cards } = page.data;
  expect(cards).toHaveLength(3);
  for (const [index, card] of cards.entries()) {
    const { title, drawn } = card;
    const drawing = await read(page.drawings?.[schematicName(slug, index)] ?? '');
    expect(Buffer.byteLength(drawing), title).toBeLessThanOrEqual(heaviest);
    expect(drawing).toMatch(/^<svg .* viewBox="0 0 100 140"/);
    // Some cards have no number, and some entries represent several cards.
    const printed = cardNumber(card);
    if (!printed || drawn.includes('no number')) continue;
    expect(drawn, title).toMatch(new RegExp(`number ${printed}\\b`, 'i'));
    const written = [`d="${outlineOf(printed)}"`, `d="${outlineOf(`${printed}/`)}`];
    expect(
      written.some((path) => drawing.includes(path)),
      title,
    ).toBe(true);
  }
});
