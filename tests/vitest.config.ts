import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of built applications. */
const ofBuilt = ['tests/{contract,engines,pages,serving}/**/*.spec.ts', 'lab/fuzz/markup/**/*.spec.ts'];

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    // Enough for a build or a composition on a busy machine; a test that hangs still fails.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for other processes: with a worker for each core, cores would stay idle.
    maxWorkers: availableParallelism() + 1,
    // Modules are loaded once for all files of a worker, which takes a fifth of the time.
    isolate: false,
    setupFiles: ['./tests/leave-as-found.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'sources',
          include: ['{shared,shell,delivery,lab,tests,remote-*}/**/*.spec.{ts,tsx}'],
          // Files that tests write are no tests; copies of sources are among them.
          exclude: ['**/node_modules/**', '**/dist/**', 'tests/.output/**', ...ofBuilt],
        },
      },
      { extends: true, test: { name: 'built', include: ofBuilt, globalSetup: './tests/site/build-all.ts' } },
    ],
  },
});
