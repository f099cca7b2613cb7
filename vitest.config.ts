import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,shell,delivery,tests,remote-*}/**/*.spec.{ts,tsx}'],
    // Enough for a build or a composition on a busy machine; what hangs still fails.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // What tests write, copies of sources among it, is no test.
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/.output/**'],
    // Many tests wait for processes of their own: a core that is left free would stay idle.
    maxWorkers: '100%',
  },
});
