import { site } from '@mint-row/kit/content';
import type { SentReports } from '@mint-row/kit/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Target } from '../remotes/registry.ts';
import { Journal, type Outcome } from '../remotes/report.ts';

const outcome: Outcome = {
  status: 'failed',
  path: '/marvel',
  remote: 'marvel',
  release: null,
  owner: null,
  phase: 'fetch',
  reason: 'integrity',
  milliseconds: 12,
};
const target: Target = {
  remote: 'marvel',
  expose: 'LandingPage',
  code: {
    contract: '',
    base: '/remotes/marvel/',
    entry: 'documentEntry.js',
    styles: [],
    exposes: { LandingPage: { files: ['LandingPage.js', 'common.js'], pages: [] } },
    integrity: { 'data/marvel.json': 'sha256-Ab+d/fGhIjKlMn' },
  },
};
const code = {
  page: '/marvel',
  remote: 'marvel',
  files: ['documentEntry.js', 'LandingPage.js', 'common.js', 'data/marvel.Ab-d_fGhIj.json'],
};
const expected = {
  kind: 'failed',
  ...code,
  phase: 'fetch',
  reason: 'integrity',
  milliseconds: 12,
};
const scripts = [
  { src: 'https://site.test/shell/main.0123456789.js' },
  { src: '' },
  { src: 'https://site.test/other.js' },
];
const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible', scripts });
let page: ReturnType<typeof newPage>;
let browser: EventTarget;
const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>();
/** What the library of vitals calls with each one. */
let measure: Parameters<typeof import('./vitals.ts').watchVitals>[0] | undefined;
vi.mock('./vitals.ts', () => ({
  watchVitals(keep: typeof measure) {
    measure = keep;
  },
}));
let report: typeof import('./beacon.ts').report;

beforeEach(async () => {
  page = newPage();
  browser = new EventTarget();
  measure = undefined;
  globalThis.mintRowPlace = { ...site.examplePlace, reports: '/reports' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('location', { origin: 'https://site.test', pathname: '/marvel' });
  vi.stubGlobal('navigator', { sendBeacon });
  vi.resetModules();
  ({ report } = await import('./beacon.ts'));
  sendBeacon.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const sent = async (time = 0) => JSON.parse((await sendBeacon.mock.calls[time]?.[1].text()) ?? '') as SentReports;

describe('reports', () => {
  it('are sent together when the visitor leaves, with the files that ran', async () => {
    report('/reports', outcome, target, []);
    report('/reports', { ...outcome, status: 'loaded' }, target, []);
    expect(sendBeacon).not.toHaveBeenCalled();
    leave();
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/reports');
    const both = [expected, { ...expected, kind: 'loaded' }];
    expect(await sent()).toEqual({ shell: ['main.0123456789.js'], reports: both });
    leave();
    expect(sendBeacon, 'with nothing new').toHaveBeenCalledTimes(1);
    report('/reports', outcome, undefined, []);
    leave();
    expect((await sent(1)).reports, 'each once').toEqual([{ ...expected, files: [] }]);
  });

  it('are sent when there are twenty', async () => {
    for (let count = 0; count < 20; count += 1) report('/reports', outcome, target, []);
    expect((await sent()).reports).toHaveLength(20);
  });

  it('name the release of code that came from the registry', async () => {
    const code = { ...target.code, release: '0123456789abcdef' };
    report('/reports', outcome, { ...target, code }, []);
    leave();
    expect((await sent()).reports).toEqual([{ ...expected, release: '0123456789abcdef' }]);
  });

  it('include errors that nothing catches, ten at most, without their messages', async () => {
    const filename = 'https://site.test/remotes/marvel/common.js';
    const at = { filename, lineno: 3, colno: 5 };
    const early = Object.assign(new Event('error'), { error: new TypeError('secret'), ...at });
    report('/reports', outcome, target, [early]);
    report('/reports', outcome, target, [early]);
    const reason = Object.assign(new RangeError('secret'), {
      stack: 'secret\n at f (chrome-extension://abc/x.js:1:2)',
    });
    browser.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    for (let count = 0; count < 20; count += 1) {
      browser.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'secret' }));
    }
    leave();
    const { reports } = await sent();
    expect(reports.slice(1, 4)).toEqual([
      { kind: 'error', ...code, file: '/remotes/marvel/common.js', line: 3, column: 5, name: 'TypeError' },
      expected,
      { kind: 'error', ...code, file: null, line: 0, column: 0, name: 'RangeError' },
    ]);
    expect(reports).toHaveLength(12);
    expect(JSON.stringify(reports)).not.toContain('secret');
  });

  it('include vitals, with the code of their page', async () => {
    report('/reports', outcome, target, []);
    await vi.waitFor(() => expect(measure).toBeDefined());
    const vital = { vital: 'LCP', value: 12, navigation: 'soft' } as const;
    measure?.('https://site.test/marvel?query', vital);
    measure?.('https://site.test/about', vital);
    leave();
    const { reports } = await sent();
    expect(reports.slice(1)).toEqual([
      { kind: 'vital', ...code, ...vital },
      { kind: 'vital', page: '/about', remote: null, files: [], ...vital },
    ]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('are not sent with %j', (wish) => {
    vi.stubGlobal('navigator', { sendBeacon, ...wish });
    for (let count = 0; count < 20; count += 1) report('/reports', outcome, target, []);
    leave();
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('go to the address that the place names', async () => {
    vi.spyOn(console, 'debug').mockImplementation(() => {});
    const journal = new Journal();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    for (let count = 0; count < 20; count += 1) {
      journal.setSource('/marvel', target, async () => null);
      journal.loaded('/marvel');
    }
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalled());
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/reports');
    expect((await sent()).reports[0]).toMatchObject({ kind: 'loaded', page: '/marvel', remote: 'marvel' });
  });
});

function leave() {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  page.visibilityState = 'visible';
}
