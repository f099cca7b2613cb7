import { expect, it } from 'vitest';
import type { UpdateEntry } from './catalogue.ts';
import { catalogueSchema } from './catalogue-schema.ts';
import { newestFirst } from './updates.ts';

const update = (date: string, path: string, more: Partial<UpdateEntry> = {}): UpdateEntry => ({
  date,
  path,
  title: path,
  text: 'A change.',
  ...more,
});

it('lists the newest day first, and of a day the notable ones, each in the order of the pages', () => {
  const inOrder = [
    update('2026-11-23', '/z'),
    update('2026-11-22', '/c', { notable: true }),
    update('2026-11-22', '/d', { notable: true }),
    update('2026-11-22', '/a', { notable: false }),
    update('2026-11-22', '/b'),
  ];
  const given = inOrder.toReversed();
  expect(newestFirst(given)).toEqual(inOrder);
  expect(given).toEqual(inOrder.toReversed());
});

it('can be read from releases that have no kinds, and refuses unknown ones', () => {
  const old = update('2026-11-20', '/a');
  const changed = {
    of: 'First cards',
    from: { figure: '1990', note: 'Impel' },
    to: { figure: '1966', note: 'Donruss gum' },
  };
  const full = update('2026-11-20', '/b', {
    kind: 'correction',
    notable: true,
    changed,
    drawing: 'art/thor.svg',
  });
  expect(catalogueSchema.parse({ updates: [old, full] }).updates).toEqual([old, full]);
  expect(catalogueSchema.safeParse({ updates: [{ ...old, kind: 'gossip' }] }).success).toBe(false);
});
