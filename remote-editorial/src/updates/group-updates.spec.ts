import type { UpdateKind } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { groupUpdates } from './group-updates.ts';

const update = (date: string, path: string, kind?: UpdateKind) => ({ date, path, title: path, text: 'Why.', kind });

it('groups updates by day, the newest first, and those of a day by kind', () => {
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

it('puts those of releases without kinds at the end', () => {
  const [old, new_] = [update('2026-11-22', '/a'), update('2026-11-22', '/b', 'addition')];
  expect(groupUpdates([old, new_])[0]?.groups.map(({ kind }) => kind)).toEqual(['addition', 'other']);
});

it('has no days without updates', () => {
  expect(groupUpdates([])).toEqual([]);
});
