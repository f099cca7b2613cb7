import { afterAll, vi } from 'vitest';

// The test files of a worker share one process: the stubs of one are removed before the next.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// This library fails when it is initialised for the third time in a process. Only tests come to that: those that load our
// modules anew.
vi.mock('@bokuweb/zstd-wasm', async (original) => {
  const library = await original<typeof import('@bokuweb/zstd-wasm')>();
  return { ...library, init: () => initialise(library.init) };
});

/** Calls the function once in each process. */
function initialise(init: () => Promise<void>): Promise<void> {
  // The only place that stays when modules are loaded anew.
  const shared: typeof globalThis & { zstdIsReady?: Promise<void> } = globalThis;
  shared.zstdIsReady ??= init();
  return shared.zstdIsReady;
}
