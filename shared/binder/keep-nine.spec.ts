import { expect, it } from 'vitest';
import { keepNine } from './keep-nine.ts';
import { blankNine, type Nine, writeNine } from './nine.ts';

const nine: Nine = { ...blankNine, title: 'Mine', pockets: ['a', ...blankNine.pockets.slice(1)] };
// The name of the binder of a site that is in no folder.
const name = 'binder-nine';

/** A storage in memory, that may refuse to store. */
function memory(refusal: string | null = null) {
  const items = new Map<string, string>();
  const storage: Storage = {
    length: 0,
    key: () => null,
    getItem: (one) => items.get(one) ?? null,
    setItem: (one, text) => {
      if (refusal) throw new DOMException('no', refusal);
      items.set(one, text);
    },
    removeItem: () => {},
    clear: () => {},
  };
  return { items, storage: () => storage };
}

it('a page is kept beside the binder, as its link has it, and read again', () => {
  const { items, storage } = memory();
  const keeper = keepNine(storage, new EventTarget());
  expect(keeper.kept).toEqual({ nine: null, problem: null });
  keeper.keep(nine);
  expect([...items]).toEqual([[name, writeNine(nine)]]);
  expect(keepNine(storage, new EventTarget()).kept).toEqual({ nine, problem: null });
});

it('other tabs are followed', () => {
  const { items, storage } = memory();
  const tab = new EventTarget();
  const keeper = keepNine(storage, tab);
  let calls = 0;
  const stop = keeper.subscribe(() => {
    calls += 1;
  });
  items.set(name, writeNine(nine));
  tab.dispatchEvent(new Event('storage'));
  expect([keeper.kept.nine, calls]).toEqual([nine, 1]);
  stop();
  keeper.keep(blankNine);
  expect(calls).toBe(1);
});

it.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'blocked'],
])('after a %s the page stays with the tab', (refusal, problem) => {
  const { storage } = memory(refusal);
  const tab = new EventTarget();
  const keeper = keepNine(storage, tab);
  keeper.keep(nine);
  expect(keeper.kept).toEqual({ nine, problem });
  tab.dispatchEvent(new Event('pageshow'));
  expect(keeper.kept).toEqual({ nine, problem });
});

it('a browser without storage says so from the start', () => {
  const denied = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(keepNine(denied, new EventTarget()).kept).toEqual({ nine: null, problem: 'blocked' });
});
