import { blocksOf, textOf } from '@mint-row/kit/checks';
import { describe, expect, it } from 'vitest';
import { builtArtifacts } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';
import { pageContents } from './page-contents.ts';

/** Sentences that may be on many pages: notices, and the words of buttons and notes that all pages share. */
const mayRepeat = [
  /^Last reviewed on /,
  /^Reviewed \d/,
  /^Values are estimates as of /,
  /^(Value ranges of three|An arrow means that|.* each line is ten times the one before)/,
  /^First edition\b/,
  /^Under each range: what sells/,
  /^(The drawings are plans|Dashed: varies|Where there are two)/,
  /^Sellers on .* are verified\.$/,
  // Links of Editorial's inset, which stands on the page of each character.
  /^Guide (Is your .* card real|What is your .* card worth|Should you have it graded)\?$/,
];

/** The minimum length of a sentence, in words: shorter ones are labels. */
const shortest = 6;

const { remotes } = await builtArtifacts();

/** Entries of catalogues are written to be shown on other pages. */
const offered = JSON.stringify(remotes.map(({ manifest }) => manifest.catalogue));
const names = remotes.flatMap(({ manifest: { catalogue } }) =>
  [...(catalogue.characters ?? []), ...(catalogue.franchises ?? [])].map(({ name }) => name),
);
const pages = await pageContents();

describe('no sentence is on two pages', () => {
  const found = repeated(pages);
  it('even if only its names and figures differ', () => {
    expectNone(
      found.map(({ sentence, paths }) => `${sentence} (${paths.join(', ')})`),
      'Say it in another way, or on one page alone:',
    );
  });
});

it('a repeated sentence with another name is found', () => {
  const two = new Map([
    ['/a', '<p>Every Thor card of 1966 is worth a second look.</p>'],
    ['/b', '<p>First things. Every Mew card of 1999 is worth a second look.</p>'],
  ]);
  expect(repeated(two).map(({ paths }) => paths)).toEqual([['/a', '/b']]);
});

function repeated(contents: ReadonlyMap<string, string>) {
  const where = new Map<string, { sentence: string; paths: Set<string> }>();
  for (const [path, content] of contents) {
    const running = blocksOf(content).filter(({ isRunning }) => isRunning);
    for (const sentence of running.flatMap((block) => sentencesOf(textOf(block)))) {
      if (sentence.split(' ').length < shortest || !/[.!?]”?$/.test(sentence)) continue;
      if (mayRepeat.some((allowed) => allowed.test(sentence)) || offered.includes(sentence)) continue;
      const key = patternOf(sentence);
      const known = where.get(key) ?? { sentence, paths: new Set() };
      where.set(key, { sentence, paths: known.paths.add(path) });
    }
  }
  return [...where.values()]
    .filter(({ paths }) => paths.size > 1)
    .map(({ sentence, paths }) => ({ sentence, paths: [...paths] }));
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]”?) (?=[“A-Z])/);
}

/** A sentence without its names and figures. */
function patternOf(sentence: string): string {
  const unnamed = names.reduce((text, name) => text.replaceAll(name, '*'), sentence);
  return unnamed.replaceAll(/[#$]?\d[\d,.]*/g, '#').toLowerCase();
}
