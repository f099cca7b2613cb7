import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { developPage } from './develop-page.tsx';
import { reportFailure } from './report-failures.ts';

vi.mock('./report-failures.ts', () => ({ reportFailure: vi.fn() }));

const page = { remote: 'pokemon', expose: 'SetsPage' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(reportFailure).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits for a page that takes long to load', async () => {
  const load = () => new Promise<object>((resolve) => setTimeout(resolve, 30_000, { default: () => null }));
  const developed = developPage({ ...page, load });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(typeof (await developed)).toBe('function');
  expect(reportFailure).not.toHaveBeenCalled();
});

it('reports a page that never loads, with its file', async () => {
  const failure = developPage({ ...page, load: () => new Promise(() => {}) }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(String(await failure)).toContain('remote-pokemon/src/pages/SetsPage.tsx has not run after 60 seconds');
  expect(reportFailure).toHaveBeenCalledOnce();
});
