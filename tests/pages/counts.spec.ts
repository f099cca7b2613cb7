import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blocksOf, textOf } from '@mint-row/kit/checks';
import { expect, it } from 'vitest';
import { filesOf } from '../boundaries/imports.ts';
import { builtArtifacts } from '../contract/site.ts';
import { cards, characters } from '../site/catalogue.ts';
import { root } from '../site/root.ts';
import { expectNone } from './expect-none.ts';
import { pageContents } from './page-contents.ts';

const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
  ' ',
);
words.push(...'seventeen eighteen nineteen twenty'.split(' '));
const { remotes } = await builtArtifacts();
const withoutFranchise = remotes.filter(({ manifest }) => !manifest.catalogue.franchises?.length);

/** The numbers of characters and franchises that texts may not state in words: "eight characters". Figures may come from the catalogue. */
const counts = [
  characters.length,
  ...remotes.map(({ manifest }) => manifest.catalogue.characters?.length ?? 0),
  remotes.flatMap(({ manifest }) => manifest.catalogue.franchises ?? []).length,
];
const written = counts.flatMap((count) => (count > 1 ? (words[count - 1] ?? []) : []));
const counted = new RegExp(
  `\\b(${written.join('|')}) (marvel |star wars )?(characters|heroes|pokémon|franchises)\\b`,
  'i',
);

const uncounted = 'Say it without the number, which is wrong once a remote adds one:';

it('no title or description counts characters or franchises, of which a remote can add some', () => {
  const texts = remotes.flatMap(({ manifest }) =>
    manifest.pages.map(({ title, description }) => `${title}: ${description}`),
  );
  expect(texts.length).toBeGreaterThan(40);
  expectNone(
    texts.filter((text) => counted.test(text)),
    uncounted,
  );
});

it('no text of a remote without a franchise counts franchises or their characters', async () => {
  const paths = withoutFranchise.flatMap(({ manifest }) => manifest.pages.map(({ path }) => path));
  const contents = [...(await pageContents())].filter(([path]) => paths.includes(path));
  const running = contents.flatMap(([path, content]) =>
    blocksOf(content)
      .filter(({ isRunning }) => isRunning)
      .map((block) => `${path}: ${textOf(block)}`),
  );
  expect(running.length).toBeGreaterThan(100);
  expectNone(
    running.filter((text) => counted.test(text)),
    uncounted,
  );
});

it('no title or description of a remote without a franchise names the first or last character in A to Z', () => {
  const names = characters.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en'));
  const ends = [names[0], names.at(-1)].map((name) => name ?? '');
  const texts = withoutFranchise.flatMap(({ manifest }) =>
    manifest.pages.map(({ title, description }) => `${title}: ${description}`),
  );
  expect(texts.length).toBeGreaterThan(15);
  expectNone(
    texts.filter((text) => ends.some((name) => text.includes(name))),
    'Name another character: a remote may add one before or after these.',
  );
});

it('no test says how many cards all remotes have together', async () => {
  const number = new RegExp(`\\b${cards.length} (of|cards)\\b|\\((?:[^()]*, )?${cards.length}\\)`);
  const found: string[] = [];
  for (const file of ['tests/e2e', 'tests/contract', 'tests/pages'].flatMap((folder) => filesOf(folder, /\.ts$/))) {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    for (const [index, line] of lines.entries())
      if (number.test(line)) found.push(`${file}:${index + 1}: ${line.trim()}`);
  }
  expectNone(found, 'Count them with tests/site/catalogue.ts:');
});
