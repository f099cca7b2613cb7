import type { Notice } from '@mint-row/kit/runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const close = vi.fn();
const notice = vi.fn<(content: Notice) => Promise<() => void>>();
vi.mock('@mint-row/kit/runtime', () => ({ notice }));

let showUnavailableNotice: (again: () => void) => () => void;
beforeEach(async () => {
  vi.resetModules();
  close.mockReset();
  notice.mockReset().mockResolvedValue(close);
  ({ showUnavailableNotice } = await import('./unavailable-notice.ts'));
});

/** The notice that was shown last, and its `onClose`, as the toast library calls it. */
const shown = () => notice.mock.lastCall?.[0];

describe('the notice that features failed to load', () => {
  it('is one for several failures', () => {
    showUnavailableNotice(() => {});
    showUnavailableNotice(() => {});
    expect(notice).toHaveBeenCalledTimes(1);
  });

  it('comes again with the next failure once it was closed', () => {
    showUnavailableNotice(() => {});
    shown()?.onClose?.();
    showUnavailableNotice(() => {});
    expect(notice).toHaveBeenCalledTimes(2);
  });

  it('comes with the next failure when its library did not come for the first', async () => {
    notice.mockRejectedValueOnce(new Error('offline'));
    showUnavailableNotice(() => {});
    await vi.waitFor(() => {
      showUnavailableNotice(() => {});
      expect(notice).toHaveBeenCalledTimes(2);
    });
  });

  it('goes when everything has loaded', async () => {
    const [first, second] = [showUnavailableNotice(() => {}), showUnavailableNotice(() => {})];
    first();
    await Promise.resolve();
    expect(close).not.toHaveBeenCalled();
    second();
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it('asks again for all, and the one that a new failure shows stays although the first closes', async () => {
    const again = vi.fn(() => void showUnavailableNotice(again));
    const loaded = showUnavailableNotice(again);
    const first = shown();
    first?.action.run();
    expect(again).toHaveBeenCalledTimes(1);
    expect(notice).toHaveBeenCalledTimes(2);
    first?.onClose?.();
    loaded();
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });
});
