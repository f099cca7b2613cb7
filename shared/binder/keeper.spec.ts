import { describe, expect, it } from 'vitest';
import { currentPlace } from '../contract/index.ts';
import { add, clear, put, remove, setDetails, setStatus } from './changes.ts';
import { readDocument, writeDocument } from './document.ts';
import { binderLimits } from './entry.ts';
import { Keeper } from './keeper.ts';
import { countUnsaved } from './progress.ts';
import { sampleEntry } from './sample-binder.ts';

const now = '2026-05-05T00:00:00.000Z';
const newer = '{"version":99,"entries":"?"}';

/** A device that stores in memory, and can be full. */
function device(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  const state = { full: false, items, asked: 0, turns: 0 };
  const storage: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => {
      if (state.full) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, text);
    },
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
  const exclusively = async (task: () => void) => {
    state.turns += 1;
    task();
  };
  const persist = async () => {
    state.asked += 1;
  };
  return { items, state, storage: () => storage, exclusively, persist };
}

const item = { kind: 'card', key: 'a', name: 'A' } as const;

describe('a keeper', () => {
  it('stores changes, and what was written about an item stays when its status changes', async () => {
    const one = device();
    const keeper = new Keeper(one);
    await keeper.change(setStatus(item, 'want', now));
    await keeper.change(setDetails(item, { status: 'want', grade: 'PSA 9', note: 'n', paid: 5 }, now));
    await keeper.change(setStatus(item, 'have', now));
    expect(new Keeper(one).kept.binder).toEqual([
      { ...item, status: 'have', grade: 'PSA 9', note: 'n', paid: 5, added: now, changed: now },
    ]);
  });

  it('loses nothing when two tabs change what they had read before', async () => {
    const shared = device();
    const [one, other] = [new Keeper(shared), new Keeper(shared)];
    await one.change(put(sampleEntry({ key: 'a' })));
    await other.change(put(sampleEntry({ key: 'b' })));
    await one.change(put(sampleEntry({ key: 'c' })));
    await other.change(remove({ kind: 'card', key: 'a' }));
    one.refresh();
    expect(one.kept.binder.map(({ key }) => key)).toEqual(['b', 'c']);
  });

  it('keeps what cannot be stored, and stores it with a later change that can', async () => {
    const one = device({ binder: writeDocument([sampleEntry({ key: 'old' })]) });
    const keeper = new Keeper(one);
    one.state.full = true;
    await keeper.change(put(sampleEntry({ key: 'new' })));
    expect(keeper.kept).toMatchObject({ problem: 'full', binder: [{ key: 'old' }, { key: 'new' }] });
    expect(new Keeper(one).kept.binder).toHaveLength(1);
    one.state.full = false;
    await keeper.change(put(sampleEntry({ key: 'newer' })));
    expect(keeper.kept.problem).toBe(null);
    expect(new Keeper(one).kept.binder).toHaveLength(3);
  });

  it('works in memory where storage is denied', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const keeper = new Keeper({ ...device(), storage: denied });
    expect(keeper.kept.problem).toBe('blocked');
    await keeper.change(put(sampleEntry()));
    expect(keeper.kept).toMatchObject({ problem: 'blocked', binder: [sampleEntry()] });
  });

  it.each(['{', 'null', newer])('sets aside what it cannot read, and never overwrites it: %s', async (text) => {
    const one = device({ binder: text });
    const keeper = new Keeper(one);
    expect(keeper.kept.unread).toEqual([text]);
    await keeper.change(put(sampleEntry()));
    await keeper.change(clear);
    expect([...one.items.values()]).toContain(text);
    expect(keeper.kept.unread).toEqual([text]);
    expect(readDocument(one.items.get('binder') ?? '')).toEqual({ kind: 'binder', binder: [] });
  });

  it('does not overwrite it if it cannot be set aside either', async () => {
    const one = device({ binder: newer });
    one.state.full = true;
    await new Keeper(one).change(put(sampleEntry()));
    expect([...one.items]).toEqual([['binder', newer]]);
  });

  it('takes back what was set aside once it can be read', async () => {
    const one = device({
      binder: writeDocument([sampleEntry({ key: 'a' })]),
      'binder-aside-1': writeDocument([sampleEntry({ key: 'b' })]),
      'binder-aside-2': newer,
    });
    const keeper = new Keeper(one);
    expect(keeper.kept.binder).toHaveLength(2);
    await keeper.change(put(sampleEntry({ key: 'c' })));
    expect([...one.items.keys()].sort()).toEqual(['binder', 'binder-aside-2']);
    expect(new Keeper(one).kept.binder).toHaveLength(3);
  });

  it('asks the browser to keep a binder when that begins, and only where it is stored', async () => {
    const one = device();
    const keeper = new Keeper(one);
    await keeper.change(clear);
    expect(one.state.asked).toBe(0);
    one.state.full = true;
    await keeper.change(setStatus(item, 'have', now));
    expect(one.state.asked).toBe(0);
    one.state.full = false;
    await keeper.change(clear);
    await keeper.change(setStatus(item, 'have', now));
    await keeper.change(setStatus({ ...item, key: 'b' }, 'have', now));
    await new Keeper(one).change(setStatus({ ...item, key: 'c' }, 'have', now));
    expect(one.state.asked).toBe(1);
  });

  it('refuses what would make it longer than can be read, and keeps all that it has', async () => {
    const entries = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => sampleEntry({ key: `k-${from + index}` }));
    const one = device({ binder: writeDocument(entries(0, binderLimits.entries - 1)) });
    const keeper = new Keeper(one);
    await keeper.change(add(entries(binderLimits.entries, 2)));
    expect(keeper.kept).toMatchObject({ problem: 'limit', unread: [] });
    expect(keeper.kept.binder).toHaveLength(binderLimits.entries - 1);
    await keeper.change(put(sampleEntry({ key: 'last' })));
    expect(keeper.kept.problem).toBe(null);
    await Promise.all([
      keeper.change(setStatus(item, 'have', now)),
      keeper.change(remove({ kind: 'card', key: 'k-0' })),
    ]);
    expect(keeper.kept.problem).toBe('limit');
    expect(new Keeper(one).kept.binder).toHaveLength(binderLimits.entries - 1);
    expect([...one.items.keys()]).toEqual(['binder']);
  });

  it('leaves aside what was set aside and does not fit, unchanged', async () => {
    const full = Array.from({ length: binderLimits.entries }, (_, index) => sampleEntry({ key: `k-${index}` }));
    const aside = writeDocument([sampleEntry({ key: 'b' })]);
    const one = device({ binder: writeDocument(full), 'binder-aside-1': aside });
    const keeper = new Keeper(one);
    expect(keeper.kept.unread).toEqual([aside]);
    await keeper.change(setStatus({ ...item, key: 'k-0' }, 'want', now));
    expect(one.items.get('binder-aside-1')).toBe(aside);
    await keeper.change(remove({ kind: 'card', key: 'k-0' }));
    expect(keeper.kept.binder).toContainEqual(sampleEntry({ key: 'b' }));
  });

  it('stores in one turn what changes while it waits for that', async () => {
    const one = device();
    const keeper = new Keeper(one);
    await Promise.all(['a', 'b', 'c'].map((key) => keeper.change(put(sampleEntry({ key })))));
    expect(one.state.turns).toBe(1);
    expect(new Keeper(one).kept.binder).toHaveLength(3);
    await keeper.change(clear);
    expect(new Keeper(one).kept.binder).toHaveLength(0);
  });

  it('knows what no saved file has, in every tab', async () => {
    const one = device();
    const keeper = new Keeper(one);
    await keeper.change(put(sampleEntry({ key: 'a' })));
    expect(countUnsaved(keeper.kept)).toBe(1);
    keeper.noteSaved();
    expect(countUnsaved(keeper.kept)).toBe(0);
    const other = new Keeper(one);
    await other.change(setStatus({ ...item, key: 'b' }, 'have', now));
    expect(countUnsaved(other.kept)).toBe(1);
    expect(other.kept.binder).toHaveLength(2);
  });

  it.each(['%', '{', '9999'])('takes junk for no saved file: %s', (junk) => {
    const one = device({ binder: writeDocument([sampleEntry()]), 'binder-saved': junk });
    expect(countUnsaved(new Keeper(one).kept)).toBe(1);
  });
});

it('sites in two folders of one origin have a binder each', async () => {
  const one = device();
  await new Keeper(one).change(put(sampleEntry({ key: 'a' })));
  globalThis.mintRowPlace = { ...currentPlace(), folder: '/cards/' };
  expect(new Keeper(one).kept.binder).toEqual([]);
});
