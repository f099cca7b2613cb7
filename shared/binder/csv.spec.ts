import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';
import { anyBinder, sampleEntry } from './sample-binder.ts';

describe('a binder as CSV', () => {
  it('has a row of names and a row for each entry', () => {
    const entry = sampleEntry({ grade: 'PSA 9', paid: 1250, note: 'He said "mint",\nand was right' });
    expect(writeCsv([entry])).toBe(
      'Name,Kind,Status,Grade,Price paid (US$),Note,Added,Changed,Key\r\n' +
        'Tales of Suspense #39,card,have,PSA 9,12.50,"He said ""mint"",\nand was right",' +
        '2026-01-01T00:00:00.000Z,2026-01-01T00:00:00.000Z,iron-man-tales-of-suspense-39\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://example.com")'])(
    'has no formula in it: %s',
    (note) => {
      const cell = read(writeCsv([sampleEntry({ note })]))[1]?.[5];
      expect(cell).toBe(`'${note}`);
    },
  );

  it('can be read again, whatever is in it', () => {
    fc.assert(
      fc.property(anyBinder, (binder) => {
        const [, ...rows] = read(writeCsv(binder));
        expect(rows.map((row) => row[5]?.replace(/^'/, ''))).toEqual(binder.map(({ note }) => note.replace(/^'/, '')));
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});

/** A reader of CSV as RFC 4180 describes it. */
function read(text: string): string[][] {
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
