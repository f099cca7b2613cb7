import { expect, it } from 'vitest';
import { kinds } from '../site/kinds.ts';
import { inEachEngine } from './in-each-engine.ts';

inEachEngine((visit) => {
  it.each(kinds)('the code of $path takes over the document, and reports no fault ($name)', async ({ path }) => {
    const { tab } = visit;
    await tab.openHydrated(path);
    expect(await tab.textOf('main h1')).toMatch(/\w/);
    expect(await tab.textOf('.notice')).toBeNull();
  });
});
