import { afterAll, vi } from 'vitest';

// The test files of a worker share one process: the stubs of one are removed before the next.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  globalThis.mintRowPlace = undefined;
});
