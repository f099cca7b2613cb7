import { defineConfig } from 'vitest/config';

/** The tests of what was built. */
const ofBuilt = ['tests/{contract,serving}/**/*.spec.ts'];

export default defineConfig({
  test: {
    // Enough for a build or a composition on a busy machine; what hangs still fails.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for processes of their own: a core that is left free would stay idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'sources',
          include: ['{shared,shell,delivery,tests,remote-*}/**/*.spec.{ts,tsx}'],
          // What tests write, copies of sources among it, is no test.
          exclude: ['**/node_modules/**', '**/dist/**', 'tests/.output/**', ...ofBuilt],
        },
      },
      { extends: true, test: { name: 'built', include: ofBuilt, globalSetup: './tests/site/build-all.ts' } },
    ],
  },
});
