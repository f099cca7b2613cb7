import { expect, it } from 'vitest';
import { byDay } from './by-day.ts';

const update = (date: string, path: string) => ({ date, path, title: path, text: 'A change.' });

it('groups updates by day, the newest day first and its pages in order', () => {
  const given = [update('2026-11-20', '/b'), update('2026-11-22', '/z'), update('2026-11-20', '/a')];
  expect(byDay(given)).toEqual([
    { date: '2026-11-22', updates: [update('2026-11-22', '/z')] },
    { date: '2026-11-20', updates: [update('2026-11-20', '/a'), update('2026-11-20', '/b')] },
  ]);
  expect(given.map(({ path }) => path)).toEqual(['/b', '/z', '/a']);
});

it('has no days without updates', () => {
  expect(byDay([])).toEqual([]);
});
