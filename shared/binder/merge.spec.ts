import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, takeBack } from './changes.ts';
import { entryOf, itemId } from './entry.ts';
import { merge, previewMerge } from './merge.ts';
import { anyBinder, sampleEntry } from './sample-binder.ts';

const sorted = (binder: Parameters<typeof merge>[0]) =>
  [...binder].sort((one, other) => itemId(one).localeCompare(itemId(other)));

describe('merge', () => {
  it('has every item of both once, each as it was changed last', () => {
    fc.assert(
      fc.property(anyBinder, anyBinder, (one, other) => {
        const merged = merge(one, other);
        const ids = [...one, ...other].map(itemId);
        expect(merged.map(itemId).sort()).toEqual([...new Set(ids)].sort());
        for (const entry of [...one, ...other]) {
          expect((entryOf(merged, entry)?.changed ?? '') >= entry.changed).toBe(true);
        }
      }),
    );
  });

  it('does not depend on the order, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyBinder, anyBinder, anyBinder, (one, two, three) => {
        expect(sorted(merge(one, two))).toEqual(sorted(merge(two, one)));
        expect(sorted(merge(merge(one, two), three))).toEqual(sorted(merge(one, merge(two, three))));
        const merged = merge(one, two);
        expect(merge(merged, two)).toEqual(merged);
      }),
    );
  });
});

describe('the preview of a merge', () => {
  it('says of each entry what merging does', () => {
    fc.assert(
      fc.property(anyBinder, anyBinder, (binder, file) => {
        const { added, replaced, conflicts, unchanged } = previewMerge(binder, file);
        const merged = merge(binder, file);
        expect(added.length + replaced.length + conflicts.length + unchanged.length).toBe(file.length);
        expect(merged.length).toBe(binder.length + added.length);
        for (const entry of [...added, ...replaced, ...unchanged]) expect(entryOf(merged, entry)).toEqual(entry);
        for (const entry of conflicts) expect(entryOf(merged, entry)).toEqual(entryOf(binder, entry));
      }),
    );
  });

  it('calls it a conflict if both differ and the binder’s is newer', () => {
    const mine = sampleEntry({ note: 'mine', changed: '2026-02-02T00:00:00.000Z' });
    const older = sampleEntry({ note: 'theirs' });
    expect(previewMerge([mine], [older]).conflicts).toEqual([older]);
    expect(previewMerge([older], [mine]).replaced).toEqual([mine]);
  });

  it('is taken back whole: the binder is as it was', () => {
    fc.assert(
      fc.property(anyBinder, anyBinder, (binder, file) => {
        const { added, replaced } = previewMerge(binder, file);
        expect(takeBack([...added, ...replaced], binder)(add(file)(binder))).toEqual(binder);
      }),
    );
  });
});
