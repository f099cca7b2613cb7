import { paths } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { type Block, blocksOf, pageTexts } from './page-text.ts';
import { builtArtifacts } from './site.ts';

/** Terms that readers of a page may not know, with patterns for running text. */
const written: Readonly<Record<string, RegExp>> = {
  raw: /\braw\b/i,
  slab: /\bslab(s|bed)?\b/i,
  psa: /\bPSA\b/,
  bgs: /\bBGS\b/,
  cgc: /\bCGC\b/,
  census: /\bcensus\b/i,
  centring: /\bcentring\b/i,
  'print-line': /\bprint lines?\b/i,
  parallel: /\bparallels?\b/i,
  insert: /\binserts?\b/i,
  chase: /\bchase (card|set)s?\b/i,
  refractor: /\b(x?refractors?)\b/i,
  'secret-rare': /\bsecret (rare|card)s?\b/i,
  shadowless: /\bshadowless\b/i,
  pmg: /\b(PMGs?|Precious Metal Gems?)\b/,
  'reverse-holo': /\breverse holos?\b/i,
  'alternate-art': /\balternate art\b/i,
  'penny-sleeve': /\bpenny sleeves?\b/i,
  'top-loader': /\btop loaders?\b/i,
  'buyers-premium': /\bbuyer’s premium\b/i,
  'fanatics-collect': /\b(Fanatics Collect|PWCC)\b/,
};

/**
 * The page that defines the terms, legal texts, and lists of entries: those of guides and updates have no marks,
 * because each is shown on several pages.
 */
const exempt = [paths.glossary, paths.disclaimer, paths.dmca, paths.userPolicy, paths.guides, paths.updates];

const pages = [...(await pageTexts())].filter(([path]) => !exempt.includes(path as never));
const { remotes } = await builtArtifacts();
const terms = new Map(
  remotes.flatMap(({ manifest }) => manifest.catalogue.terms ?? []).map((term) => [term.slug, term] as const),
);

it('the glossary has at least forty terms, among them all that pages have to explain', () => {
  expect(terms.size).toBeGreaterThanOrEqual(40);
  expect(Object.keys(written).filter((slug) => !terms.has(slug))).toEqual([]);
});

describe.each(pages)('%s', (_path, blocks) => {
  it('explains each term where it is first used', () => {
    expect(unexplained(blocks)).toEqual([]);
  });

  it('explains no term twice, and none that the glossary lacks', () => {
    const explained = blocks.flatMap(({ parts }) => parts.flatMap(({ term }) => term ?? []));
    expect(explained.filter((term, index) => explained.indexOf(term) !== index)).toEqual([]);
    expect(explained.filter((term) => !terms.has(term))).toEqual([]);
  });

  it('has no raw markup', () => {
    const raw = blocks.flatMap(({ parts }) => parts.filter(({ text }) => /\[\[|\]\(/.test(text)));
    expect(raw.map(({ text }) => text)).toEqual([]);
  });
});

it('finds a first use that is not explained', () => {
  const first = '<main><p>A raw card.</p><p>A <a class="term" href="/guides/glossary#raw">raw</a> card.</p></main>';
  expect(unexplained(blocksOf(first))).toEqual(['raw: A raw card.']);
  const second = '<main><h2>Raw</h2><p>A <a class="term" href="/guides/glossary#raw">raw</a> card. Raw!</p></main>';
  expect(unexplained(blocksOf(second))).toEqual([]);
});

/** The terms whose first use in running text is no link to the glossary, each with that text. */
function unexplained(blocks: readonly Block[]): string[] {
  const parts = blocks.flatMap(({ running, parts }) => parts.map((part) => ({ ...part, running })));
  return Object.entries(written).flatMap(([slug, pattern]) => {
    const first = parts.find(({ text, term, running }) => term === slug || (running && pattern.test(text)));
    return first && first.term !== slug ? [`${slug}: ${first.text.trim()}`] : [];
  });
}
