import { defineConfig } from 'vitest/config';

/** The conformance of nginx and Caddy, which have to be installed: `npm run test:hosts`. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['hosts.ts'] } });
