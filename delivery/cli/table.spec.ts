import { describe, expect, it } from 'vitest';
import { personName } from '../common/words.ts';
import { age } from './format.ts';
import { table } from './table.ts';

const rows = [
  ['', 'when', 'what', 'who', 'why'],
  [
    '42',
    '3 hours ago',
    ['publish marvel', 'snapshot'],
    'Ada Lovelace',
    'Two new debuts of the autumn, and a correction',
  ],
  ['41', 'yesterday', 'rollback', '日本の収集家', `one-word-${'x'.repeat(200)}`],
];

/** The part of a line that a terminal shows: East Asian characters are two columns wide. */
const columns = (line: string) => [...line].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0);

describe('a table', () => {
  it.each([100, 80, 60, 40])('fits into %d columns and loses nothing', (width) => {
    const lines = table(rows, { words: [3, 4], width });
    expect(Math.max(...lines.map(columns))).toBeLessThanOrEqual(width);
    const letters = (text: string) => [...text.replaceAll(/\s/g, '')].sort().join('');
    expect(letters(lines.join(''))).toBe(letters(rows.flat(2).join('')));
  });

  it('is as narrow as what it holds', () => {
    expect(
      table([
        ['a', 'b'],
        ['long', 'c'],
      ]),
    ).toEqual(['a     b', 'long  c']);
  });

  it('puts the texts of a cell below each other', () => {
    expect(table([['1', ['a', 'b'], 'c']])).toEqual(['1  a  c', '   b']);
  });

  it.each(['\u001b[2J', '\u001b]0;title\u0007', 'a\nb', '\u202egnp', '\u061c', '\u009b2J', '\u2028'])(
    'makes visible what would steer the terminal: %j',
    (text) => {
      const [line = '', ...more] = table([[text, 'end']]);
      expect(more).toEqual([]);
      expect(line).toMatch(/^[ -~]+$/);
      expect(line).toContain(`\\u${/[^ -~]/u.exec(text)?.[0].charCodeAt(0).toString(16).padStart(4, '0')}`);
    },
  );
});

describe('in words', () => {
  it.each([
    [0, 'now'],
    [45, '45 seconds ago'],
    [60, '1 minute ago'],
    [3 * 3600 + 59 * 60, '3 hours ago'],
    [2 * 86_400, '2 days ago'],
    [400 * 86_400, '1 year ago'],
    [-120, 'in 2 minutes'],
  ])('%d seconds are %j', (seconds, words) => {
    const now = Date.parse('2026-01-02T03:04:05Z');
    expect(age(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
  });

  it('a person has a name', () => {
    expect(['Ada <ada@example.com>', 'root', '<only@mail>'].map(personName)).toEqual(['Ada', 'root', '<only@mail>']);
  });
});
