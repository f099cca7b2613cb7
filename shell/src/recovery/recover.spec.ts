import type { Notice } from '@mint-row/kit/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const longestBackOff = 30_000;
const close = vi.fn();
const notice = vi.fn<(content: Notice) => Promise<() => void>>();
vi.mock('@mint-row/kit/runtime', () => ({ notice }));
vi.mock('@mint-row/kit/runtime/host', () => ({ longestBackOff: 30_000 }));

/** The listeners of the window that wait for the network. */
const listeners = new Set<unknown>();
const network = new EventTarget();
let recover: typeof import('./recover.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  close.mockReset();
  notice.mockReset().mockResolvedValue(close);
  listeners.clear();
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => {
      listeners.add(listener);
      network.addEventListener(name, listener);
    },
    removeEventListener: (name: string, listener: () => void) => {
      listeners.delete(listener);
      network.removeEventListener(name, listener);
    },
  });
  recover = await import('./recover.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The notice that was shown last. Its `onClose` is called as the library of notices calls it. */
const lastNotice = () => notice.mock.lastCall?.[0];

describe('retryUntilLoaded', () => {
  const unreachable = () => Promise.reject(new Error('no answer'));

  /** A page whose first requests fail, as many as given, and then succeed. */
  function failing(count: number) {
    const load = vi.fn(unreachable as () => Promise<string>);
    load.mockImplementation(() => (load.mock.calls.length >= count ? Promise.resolve('page') : unreachable()));
    return { load, page: recover.retryUntilLoaded(unreachable(), load, async () => {}) };
  }

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
    ['the network returns', () => network.dispatchEvent(new Event('online'))],
    ['the visitor asks for it', () => lastNotice()?.action.run()],
  ])('tries again at once when %s', async (_, event) => {
    const { page } = failing(1);
    await vi.advanceTimersByTimeAsync(0);
    event();
    expect(await page).toBe('page');
    expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0]);
  });
});

describe('the notice that features failed to load', () => {
  it('is shown once for several failures', () => {
    recover.showUnavailableNotice(() => {});
    recover.showUnavailableNotice(() => {});
    expect(notice).toHaveBeenCalledTimes(1);
  });

  it('is shown again for a failure after it was closed', () => {
    recover.showUnavailableNotice(() => {});
    lastNotice()?.onClose?.();
    recover.showUnavailableNotice(() => {});
    expect(notice).toHaveBeenCalledTimes(2);
  });

  it('is shown for the next failure if its code did not load for the first', async () => {
    notice.mockRejectedValueOnce(new Error('offline'));
    recover.showUnavailableNotice(() => {});
    await vi.waitFor(() => {
      recover.showUnavailableNotice(() => {});
      expect(notice).toHaveBeenCalledTimes(2);
    });
  });

  it('closes when every feature has loaded', async () => {
    const onFirstLoaded = recover.showUnavailableNotice(() => {});
    const onSecondLoaded = recover.showUnavailableNotice(() => {});
    onFirstLoaded();
    await Promise.resolve();
    expect(close).not.toHaveBeenCalled();
    onSecondLoaded();
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it('retries every feature, and stays open for a new failure although the first notice closes', async () => {
    const onTryAgain = vi.fn(() => void recover.showUnavailableNotice(onTryAgain));
    const onLoaded = recover.showUnavailableNotice(onTryAgain);
    const firstNotice = lastNotice();
    firstNotice?.action.run();
    expect(onTryAgain).toHaveBeenCalledTimes(1);
    expect(notice).toHaveBeenCalledTimes(2);
    firstNotice?.onClose?.();
    onLoaded();
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });
});
