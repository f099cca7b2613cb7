import { paths } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { composedSite } from '../contract/site.ts';
import { characterSlugs } from '../site/addresses.ts';
import { exactWords } from './exact-words.ts';
import { visibleText } from './visible-text.ts';

const documents = new Map((await composedSite()).map(({ path, body }) => [path, visibleText(body)]));

describe.each(Object.entries(exactWords))('%s', (path, texts) => {
  it.each(texts)('contains “%s”', (text) => {
    expect(documents.get(path)).toContain(text);
  });
});

describe.each(characterSlugs)('the page of %s', (slug) => {
  const text = documents.get(paths.character(slug)) ?? '';

  it('has three value ranges, described as estimates, with the date of their review', () => {
    expect(text.match(/\$[\d,]+-\$[\d,]+/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text).toMatch(/estimate/i);
    expect(text).toMatch(/reviewed/i);
    expect(text).toMatch(/2026/);
  });

  it('offers its cards, verified sellers and guidance', () => {
    expect(text).toMatch(/Shop [\w-]+( [\w-]+)? Cards/);
    expect(text).toMatch(/verified/i);
    expect(text).toMatch(/guidance/i);
  });
});

describe('the Top 50', () => {
  it('ranks exactly fifty cards, each value with its basis', () => {
    const text = documents.get(paths.top50) ?? '';
    expect(
      text.match(/\b(Sold|Sale|Known sale)\b[^.]{0,60}\b(19|20)\d\d|\bEstimate\b/g)?.length,
    ).toBeGreaterThanOrEqual(50);
    expect(text).toMatch(/reviewed/i);
  });
});

it('the footer of every page calls the site independent', () => {
  for (const [path, text] of documents) {
    if (text.length > 0 && !path.includes('.')) expect(text, path).toContain('independent fan site');
  }
});
