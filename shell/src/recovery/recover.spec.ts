import { longestBackOff } from '@mint-row/kit/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadFailure } from '../remotes/load-failure.ts';
import { recover } from './recover.ts';

const notice = vi.hoisted(() => ({ again: () => {} }));
vi.mock('./unavailable-notice.ts', () => ({
  showUnavailableNotice: (again: () => void) => {
    notice.again = again;
    return () => {};
  },
}));

const listeners = new Set<unknown>();
const online = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => {
      listeners.add(listener);
      online.addEventListener(name, listener);
    },
    removeEventListener: (name: string, listener: () => void) => {
      listeners.delete(listener);
      online.removeEventListener(name, listener);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const unreachable = () => Promise.reject(new LoadFailure('fetch', 'unreachable', 'no answer'));

/** A page whose requests fail as often as said, and then succeed. */
function failing(times: number) {
  const load = vi.fn(unreachable as () => Promise<string>);
  load.mockImplementation(() => (load.mock.calls.length >= times ? Promise.resolve('page') : unreachable()));
  return { load, page: recover(unreachable(), load, async () => {}) };
}

describe('a page that does not load', () => {
  it('waits with one timer and one listener, however often it has failed, and with none once it has loaded', async () => {
    const { load, page } = failing(5);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await vi.advanceTimersByTimeAsync(0);
      expect(vi.getTimerCount(), `timers before attempt ${attempt}`).toBe(1);
      expect(listeners.size, `listeners before attempt ${attempt}`).toBe(1);
      await vi.advanceTimersByTimeAsync(longestBackOff);
      expect(load).toHaveBeenCalledTimes(attempt);
    }
    expect(await page).toBe('page');
    expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0]);
  });

  it.each([
    ['the network returns', () => online.dispatchEvent(new Event('online'))],
    ['the visitor asks for it', () => notice.again()],
  ])('is tried again at once when %s', async (_, event) => {
    const { page } = failing(1);
    await vi.advanceTimersByTimeAsync(0);
    event();
    expect(await page).toBe('page');
    expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0]);
  });
});
