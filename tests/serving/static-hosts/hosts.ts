import type { Host } from './host.ts';
import { serveAsGitHubPages, serveAsNetlify } from './published-rules.ts';
import { runSirv, runWrangler } from './run-programs.ts';

const revalidated = 'public, max-age=0, must-revalidate';

export const hosts: readonly Host[] = [
  {
    name: 'a server that knows nothing',
    start: runSirv,
    otherForms: { '/guides/': 200, '/guides.html': 200, '/index.html': 200 },
    moved: 200,
    hasNotFoundPage: false,
    hasHeaders: false,
    revalidated: undefined,
  },
  {
    name: 'Netlify, by its published rules',
    start: serveAsNetlify,
    otherForms: { '/guides/': 301, '/guides.html': 200, '/index.html': 200 },
    moved: 308,
    hasNotFoundPage: true,
    hasHeaders: true,
    revalidated,
  },
  {
    name: 'GitHub Pages, by its published rules',
    start: serveAsGitHubPages,
    otherForms: { '/guides/': 404, '/guides.html': 200, '/index.html': 200 },
    moved: 200,
    hasNotFoundPage: true,
    hasHeaders: false,
    revalidated: 'max-age=600',
  },
  {
    name: 'Cloudflare Workers Assets',
    ...runWrangler('workers'),
    otherForms: { '/guides/': 307, '/guides.html': 307, '/index.html': 307 },
    moved: 308,
    hasNotFoundPage: true,
    hasHeaders: true,
    revalidated,
  },
  {
    name: 'Cloudflare Pages',
    ...runWrangler('pages'),
    otherForms: { '/guides/': 308, '/guides.html': 308, '/index.html': 308 },
    moved: 308,
    hasNotFoundPage: true,
    hasHeaders: true,
    revalidated,
  },
];
