import { join } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

// ../astro.ts writes the pages and their files into this folder, and builds.
const content = process.env.ASTRO_CONTENT;
if (!content) throw new Error('Build this through the benchmark: npm run lab -- bench --variants astro');

export default defineConfig({
  site: 'https://mintrow.example',
  integrations: [react()],
  publicDir: join(content, 'public'),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  vite: { resolve: { alias: { 'content/pages.json': join(content, 'pages.json') } } },
});
