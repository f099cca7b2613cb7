import { serveAsGitHubPages, serveAsNetlify } from './published-rules.ts';
import { runSirv, runWrangler } from './run-programs.ts';

/** What a host promises, as the table of docs/operations.md says. */
export interface Host {
  name: string;
  /** Why it cannot run here; null when it can. */
  missing?: () => string | null;
  /** @param folder an export, with `files` in it */
  start: (folder: string) => Promise<RunningHost>;
  /** The answers to other forms of /guides, which has pages below it, and of the home page. */
  otherForms: Readonly<Record<'/guides/' | '/guides.html' | '/index.html', number>>;
  /** Whether an unknown address gets the not-found page; otherwise it gets the status alone. */
  hasNotFoundPage: boolean;
  /** Whether it sends what `_headers` says. */
  hasHeaders: boolean;
  /** Whether files of releases are kept for ever without that, by what each object says. */
  keeps?: boolean;
  /** `Cache-Control` of documents and JSON; undefined where browsers decide. */
  revalidated: string | undefined;
}

export interface RunningHost {
  port: number;
  stop: () => Promise<void>;
}

const revalidated = 'public, max-age=0, must-revalidate';

export const hosts: readonly Host[] = [
  {
    name: 'a server that knows nothing',
    start: runSirv,
    otherForms: { '/guides/': 200, '/guides.html': 200, '/index.html': 200 },
    hasNotFoundPage: false,
    hasHeaders: false,
    revalidated: undefined,
  },
  {
    name: 'Netlify, by its published rules',
    start: serveAsNetlify,
    otherForms: { '/guides/': 301, '/guides.html': 200, '/index.html': 200 },
    hasNotFoundPage: true,
    hasHeaders: true,
    revalidated,
  },
  {
    name: 'GitHub Pages, by its published rules',
    start: serveAsGitHubPages,
    otherForms: { '/guides/': 404, '/guides.html': 200, '/index.html': 200 },
    hasNotFoundPage: true,
    hasHeaders: false,
    revalidated: 'max-age=600',
  },
  {
    name: 'Cloudflare Workers Assets',
    ...runWrangler('workers'),
    otherForms: { '/guides/': 307, '/guides.html': 307, '/index.html': 307 },
    hasNotFoundPage: true,
    hasHeaders: true,
    revalidated,
  },
  {
    name: 'Cloudflare Pages',
    ...runWrangler('pages'),
    otherForms: { '/guides/': 308, '/guides.html': 308, '/index.html': 308 },
    hasNotFoundPage: true,
    hasHeaders: true,
    revalidated,
  },
];
