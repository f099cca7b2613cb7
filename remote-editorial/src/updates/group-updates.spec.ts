import type { UpdateKind } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { groupUpdates } from './group-updates.ts';

const update = (date: string, path: string, kind?: UpdateKind) => ({ date, path, title: path, text: 'Why.', kind });

it('updates are grouped by day, the newest first, and within a day by kind', () => {
  const [a, b, c, d] = [
    update('2026-11-20', '/a', 'addition'),
    update('2026-11-22', '/b', 'correction'),
    update('2026-11-22', '/c', 'values'),
    update('2026-11-22', '/d', 'correction'),
  ];
  expect(groupUpdates([a, d, b, c])).toEqual([
    {
      date: '2026-11-22',
      groups: [
        { kind: 'values', updates: [c] },
        { kind: 'correction', updates: [b, d] },
      ],
    },
    { date: '2026-11-20', groups: [{ kind: 'addition', updates: [a] }] },
  ]);
});

it('updates without a kind come last', () => {
  const [old, new_] = [update('2026-11-22', '/a'), update('2026-11-22', '/b', 'addition')];
  expect(groupUpdates([old, new_])[0]?.groups.map(({ kind }) => kind)).toEqual(['addition', 'other']);
});

it('a day without updates is not there', () => {
  expect(groupUpdates([])).toEqual([]);
});
