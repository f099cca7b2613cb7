import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Headers } from '@mint-row/kit/headers';
import { closeServer } from '../../../delivery/index.ts';
import { listening } from '../listening.ts';
import type { RunningHost } from './host.ts';

/** How a host answers a path: with a file, or with a redirect. */
type Found = { file: string } | { location: string; status?: number } | null;

/** The rules of a host. */
interface Rules {
  /** Finds the answer for a path. */
  find: (path: string, isFile: (file: string) => boolean) => Found;
  /** The headers of the answer for a path. */
  headersOf: (path: string) => Headers;
  /** The file with the not-found page for a path; null if it has none of ours. */
  notFoundFor: (path: string) => string | null;
}

/**
 * Netlify's rules: https://docs.netlify.com/manage/routing/headers and, for slashes, what
 * https://github.com/slorber/trailing-slash-guide has measured with the settings that a new site has.
 */
export async function serveAsNetlify(folder: string): Promise<RunningHost> {
  const rules = parseHeaders(await readFile(join(folder, 'files/_headers'), 'utf8'));
  const redirects = await readFile(join(folder, 'files/_redirects'), 'utf8').catch(() => '');
  // https://docs.netlify.com/manage/routing/redirects/redirect-options
  const lines = [...redirects.split('\n'), '/* /404.html 404'].map((line) => line.split(' '));
  const [from = '', notFound = ''] = lines.find(([, , status]) => status === '404') ?? [];
  return serveBy(folder, {
    find: (path, isFile) => {
      if (path === '/_headers' || path === '/_redirects') return null;
      const asked = path.replace(/(?<=.)\/$/, '');
      const found = findPlain(asked, isFile);
      // The first rule counts. A file counts more, unless the rule says "!".
      const [, location, status = ''] = lines.find(([former]) => former === asked) ?? [];
      if (location && (status.endsWith('!') || !found)) return { location, status: Number.parseInt(status, 10) };
      if (path.endsWith('/') && path !== '/' && isFile(`${path.slice(0, -1)}.html`)) {
        return { location: path.slice(0, -1) };
      }
      return findPlain(path, isFile);
    },
    headersOf: (path) => ({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...Object.assign({}, ...rules.filter(({ pattern }) => pattern.test(path)).map(({ headers }) => headers)),
    }),
    notFoundFor: (path) => (path.startsWith(from.replace('*', '')) ? notFound : null),
  });
}

/**
 * GitHub's rules, which have no configuration:
 * https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site
 * and what https://github.com/slorber/trailing-slash-guide has measured. A repository’s site is in a folder with its name:
 * https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages
 */
export function serveAsGitHubPages(folder: string, inFolder: string): Promise<RunningHost> {
  return serveBy(folder, {
    find: findPlain,
    headersOf: () => ({ 'Cache-Control': 'max-age=600', 'Access-Control-Allow-Origin': '*' }),
    notFoundFor: (path) => (path.startsWith(inFolder) ? `${inFolder}404.html` : null),
  });
}

/** A file at its name, a document without its extension, and folders with an index. */
function findPlain(path: string, isFile: (file: string) => boolean): Found {
  if (path.endsWith('/')) return isFile(`${path}index.html`) ? { file: `${path}index.html` } : null;
  if (isFile(path)) return { file: path };
  if (isFile(`${path}.html`)) return { file: `${path}.html` };
  return isFile(`${path}/index.html`) ? { location: `${path}/` } : null;
}

/** The types that both hosts send for our file names. */
const types: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml',
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

async function serveBy(folder: string, { find, headersOf, notFoundFor }: Rules): Promise<RunningHost> {
  const files = join(folder, 'files');
  const isFile = (path: string) => existsSync(join(files, path)) && statSync(join(files, path)).isFile();
  const server = createServer(async ({ method, url = '/', headers }, response) => {
    const path = decodeURI(new URL(url, 'http://localhost').pathname);
    const found = find(path, isFile);
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405).end();
    if (found && 'location' in found) {
      return void response.writeHead(found.status ?? 301, { Location: found.location }).end();
    }
    const file = found?.file ?? notFoundFor(path);
    if (file === null) return void response.writeHead(404).end();
    const bytes = await readFile(join(files, file));
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    response.setHeader('ETag', etag);
    if (found && headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    response.writeHead(found ? 200 : 404).end(method === 'HEAD' ? '' : bytes);
  });
  const port = await listening(server);
  return { port, stop: () => closeServer(server, 0) };
}

/** The rules of a `_headers` file, with the paths that Netlify's parser (@netlify/headers-parser) lets them match. */
function parseHeaders(text: string): { pattern: RegExp; headers: Headers }[] {
  const blocks = text
    .split(/\n(?=\S)/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')));
  return blocks
    .filter((lines) => lines.length > 0)
    .map(([path = '', ...lines]) => {
      const parts = path.split('/').filter(Boolean).map(partPattern);
      const headers = lines.map((line) => /^\s+([^:]+):\s*(.*)$/.exec(line)?.slice(1) as [string, string]);
      return { pattern: new RegExp(`^/${parts.join('/')}/?$`, 'iu'), headers: Object.fromEntries(headers) };
    });
}

function partPattern(part: string): string {
  if (part.startsWith(':')) return '([^/]+)';
  if (part === '*') return '?(.*)';
  return part.replaceAll('.', '\\.').replaceAll('*', '(.*)');
}
