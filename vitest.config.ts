import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,shell,delivery,tests,remote-*}/**/*.spec.{ts,tsx}'],
    // Enough for a build or a composition on a busy machine; what hangs still fails.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
