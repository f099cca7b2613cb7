import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { encode } from '../store/copies.ts';
import { FileStorage } from '../store/file-storage.ts';
import { budgets, documentLimit, pageBudget } from './budgets.ts';
import { entryShares, PartDraft } from './compose-parts.ts';

const path = '/a-long-page';

/** So many that the document is over its budget if it is compressed fast, and within it otherwise. */
const words = 10_500;

const hash = (text: string) => createHash('sha256').update(text).digest();

/** A document of so many words out of 1,500, in no order. */
const documentOf = (length: number) => {
  const word = (index: number) => hash(`word ${index}`).toString('base64url').slice(0, 6);
  const text = Array.from({ length }, (_, index) => word(hash(String(index)).readUInt16BE() % 1_500)).join(' ');
  return `<!doctype html><html lang="en"><head><title>Long</title><meta name="description" content="Long"></head><body><h1>Long</h1><p>${text}</p></body></html>`;
};

it('a document is weighed as well as it compresses, however many are composed with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mint-row-parts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [draft, storage, long] = [
    new PartDraft('marvel', { folder: '/' }, 'key'),
    new FileStorage(folder),
    documentOf(words),
  ];
  const weights = await Promise.all(
    (['best', 'fast'] as const).map(async (effort) => (await encode(Buffer.from(long), 'br', effort)).length),
  );
  expect(weights[0]).toBeLessThanOrEqual(pageBudget(path).html);
  expect(weights[1]).toBeGreaterThan(pageBudget(path).html);
  await draft.take(
    storage,
    { path, type: 'text/html', hashes: { scriptHashes: [], styleHashes: [] }, body: long },
    'fast',
  );
  expect(draft.faults).toEqual([]);
  await draft.take(
    storage,
    { path: '/heavier', type: 'text/html', hashes: { scriptHashes: [], styleHashes: [] }, body: documentOf(2 * words) },
    'fast',
  );
  expect(draft.faults).toEqual([
    expect.stringMatching(
      /^marvel: \/heavier: html is [\d,]+ bytes, [\d,]+ over its limit of [\d,]+\. Largest: markup [\d,]+, /,
    ),
  ]);
});

const terms = (count: number) => ({
  terms: Array.from({ length: count }, (_, index) => ({ slug: `t-${index}`, name: 'T', definition: 'A term.' })),
});
const site = (...catalogues: [app: string, catalogue: object][]) =>
  ({ remotes: catalogues.map(([app, catalogue]) => ({ app, manifest: { catalogue } })) }) as never;

it('each remote’s share of the lists in a document is told, the largest first', () => {
  const remotes = site(['editorial', terms(1)], ['marvel', terms(100)], ['pokemon', {}]);
  expect(entryShares(remotes, { catalogue: terms(101) })).toMatch(
    /^Lists of terms are part of it, in bytes before compression: marvel \d{4}, editorial \d\d\.$/,
  );
  expect(entryShares(remotes, { catalogue: {} })).toBe('');
});

it('a document may grow with entries that the site did not have when its limit was set, and no further', () => {
  const { html } = pageBudget('/binder');
  const characters = (count: number) => ({ characters: Array.from({ length: count }) }) as never;
  const { counted = 0, html: each = 0 } = budgets.entries.characters ?? {};
  expect(documentLimit('/binder', {})).toBe(html);
  expect(documentLimit('/binder', characters(counted))).toBe(html);
  expect(documentLimit('/binder', characters(counted + 2))).toBe(html + 2 * each);
  expect(documentLimit('/binder', characters(10_000))).toBe(html + Math.floor(html / 8));
});
