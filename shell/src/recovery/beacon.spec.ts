import { site } from '@mint-row/kit/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Journal, type Outcome } from '../remotes/report.ts';
import { send } from './beacon.ts';

const outcome: Outcome = {
  status: 'failed',
  path: '/marvel',
  remote: 'marvel',
  release: '0123456789abcdef',
  owner: 'Marvel team',
  phase: 'fetch',
  reason: 'integrity',
  milliseconds: 12,
};
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>();

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { sendBeacon });
  sendBeacon.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const sent = async (time = 0) => JSON.parse((await sendBeacon.mock.calls[time]?.[1].text()) ?? '') as Outcome[];

describe('reports', () => {
  it('are sent together when the visitor leaves', async () => {
    send('/reports', outcome);
    send('/reports', { ...outcome, status: 'loaded' });
    expect(sendBeacon).not.toHaveBeenCalled();
    leave();
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/reports');
    expect(await sent()).toEqual([outcome, { ...outcome, status: 'loaded' }]);
    leave();
    expect(sendBeacon, 'with nothing new').toHaveBeenCalledTimes(1);
    send('/reports', outcome);
    leave();
    expect(await sent(1), 'each once').toEqual([outcome]);
  });

  it('are sent when there are twenty', async () => {
    for (let count = 0; count < 20; count += 1) send('/reports', outcome);
    expect(await sent()).toHaveLength(20);
  });

  it('go to the address that the place names', async () => {
    globalThis.mintRowPlace = { ...site.examplePlace, reports: '/reports' };
    vi.spyOn(console, 'debug').mockImplementation(() => {});
    const journal = new Journal();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const release = { release: '0123456789abcdef', owner: 'Marvel team' };
    for (let count = 0; count < 20; count += 1) {
      journal.setSource('/marvel', 'marvel', async () => release);
      journal.loaded('/marvel');
    }
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalled());
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/reports');
    expect((await sent())[0]).toMatchObject({ status: 'loaded', path: '/marvel', release: release.release });
  });
});

function leave() {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  page.visibilityState = 'visible';
}
