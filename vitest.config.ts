import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,shell,delivery,tests,remote-*}/**/*.spec.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
