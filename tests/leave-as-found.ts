import { site } from '@mint-row/kit/content';
import { afterAll, beforeEach, vi } from 'vitest';

// A host has set the place before it shows a page.
beforeEach(() => {
  globalThis.mintRowPlace = site.examplePlace;
});

// The test files of a worker share one process: the stubs of one are removed before the next.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
