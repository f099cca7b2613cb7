import { expect, it } from 'vitest';
import { entryShares } from './entry-shares.ts';

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
