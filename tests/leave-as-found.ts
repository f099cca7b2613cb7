import { afterAll, vi } from 'vitest';

// The test files of a worker share one process: what one has put in place of something is gone before the next.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
