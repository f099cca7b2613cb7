import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestDocumentSize, readDocument, writeDocument } from './document.ts';
import { binderLimits } from './entry.ts';
import { anyBinder, anyNine, largestBinder, largestNine, sampleEntry } from './sample-binder.ts';

const documentOf = (changes: object) => JSON.stringify({ version: 1, entries: [{ ...sampleEntry(), ...changes }] });

describe('a binder’s document', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyBinder, (binder) => {
        expect(readDocument(writeDocument(binder))).toEqual({ kind: 'binder', binder });
      }),
    );
  });

  it('may have a page of nine, which is read as its link is', () => {
    fc.assert(
      fc.property(anyBinder, anyNine, (binder, nine) => {
        expect(readDocument(writeDocument(binder, nine))).toEqual({ kind: 'binder', binder, nine });
      }),
    );
    for (const nine of [7, 'title=', 'x'.repeat(5000)]) {
      expect(readDocument(JSON.stringify({ version: 1, entries: [], nine }))).toEqual({
        kind: 'binder',
        binder: [],
      });
    }
  });

  it('is read when it is as large as it can be, and no binder has a larger one', () => {
    const text = writeDocument(largestBinder(), largestNine());
    expect(Buffer.byteLength(text)).toBe(largestDocumentSize());
    const read = readDocument(text);
    expect(read.kind === 'binder' && writeDocument(read.binder, read.nine) === text).toBe(true);
  });

  it('has no entry that is larger than the largest', () => {
    const largest = Buffer.byteLength(writeDocument(largestBinder().slice(0, 1)));
    const text = (length: number) =>
      fc.string({ unit: 'binary', maxLength: length }).map((one) => one.slice(0, length));
    fc.assert(
      fc.property(text(binderLimits.name), text(binderLimits.grade), text(binderLimits.note), (name, grade, note) => {
        const entry = sampleEntry({ kind: 'character', paid: binderLimits.paid, name, grade, note });
        expect(Buffer.byteLength(writeDocument([entry]))).toBeLessThanOrEqual(largest);
      }),
    );
  });

  it('is never read as something that it is not, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readDocument(text).kind).toBe('unreadable');
      }),
    );
  });

  it('is migrated from older versions, one step after another', () => {
    const { status: _, ...old } = sampleEntry();
    const steps = [
      (document: object) => ({ ...document, list: [old] }),
      ({ list }: { readonly [field: string]: unknown }) => ({
        entries: (list as object[]).map((entry) => ({ ...entry, status: 'want' })),
      }),
    ];
    const migrated = { kind: 'binder', binder: [sampleEntry({ status: 'want' })] };
    expect(readDocument('{"version":1}', steps)).toEqual(migrated);
    expect(readDocument(JSON.stringify({ version: 2, list: [old] }), steps)).toEqual(migrated);
    expect(readDocument('{"version":4}', steps)).toEqual({ kind: 'newer' });
  });

  it.each([
    ['kind', { kind: 'coin' }],
    ['key', { key: '../a' }],
    ['key', { key: 'a'.repeat(binderLimits.key + 1) }],
    ['name', { name: ' ' }],
    ['status', { status: 'sold' }],
    ['grade', { grade: 10 }],
    ['note', { note: 'a'.repeat(binderLimits.note + 1) }],
    ['price paid', { paid: -1 }],
    ['price paid', { paid: '1' }],
    ['added', { added: 'yesterday' }],
    ['changed', { changed: '2026-13-01T00:00:00.000Z' }],
  ])('is refused with the entry and its %s', (field, changes) => {
    const why = `Entry 1: its ${field} cannot be read.`;
    expect(readDocument(documentOf(changes))).toEqual({ kind: 'unreadable', why });
  });

  it('keeps nothing that an entry does not have', () => {
    expect(readDocument(documentOf({ html: '<img>' }))).toEqual({ kind: 'binder', binder: [sampleEntry()] });
  });
});
