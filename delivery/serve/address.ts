import { originOfTarget } from './authority.ts';

/** What a request's target comes to: a path to look up, another address to go to, or nothing that we answer. */
export type Address = { kind: 'path'; path: string } | { kind: 'redirect'; location: string } | { kind: 'malformed' };

/** A query that a redirect may carry on: what RFC 3986 allows in one, and nothing else. */
export const queryCharacters = /^[A-Za-z0-9._~!$&'()*+,;=:@/?%-]+$/;

const origin = new RegExp(originOfTarget);

/**
 * Reads a request target; of a whole address, whatever its host, the path counts. A site has one form of each address: others are redirected to it when it is a page.
 * @param target the request line's target, as it came
 * @param isDocument whether a path is a page of the site
 */
export function readAddress(target: string, isDocument: (path: string) => boolean): Address {
  const [path = '', ...rest] = target.replace(origin, '').split('?');
  const raw = path === '' && origin.test(target) ? '/' : path;
  if (!raw.startsWith('/')) return { kind: 'malformed' };
  const decoded = decode(raw);
  if (decoded === null) return { kind: 'malformed' };
  if (raw === decoded && isDocument(decoded)) return { kind: 'path', path: decoded };
  const canonical = canonicalPath(decoded);
  if (canonical !== raw && isDocument(canonical)) {
    const query = rest.join('?');
    return { kind: 'redirect', location: queryCharacters.test(query) ? `${canonical}?${query}` : canonical };
  }
  return { kind: 'path', path: decoded };
}

/**
 * The other forms of a page's address, those that lead to it, as a regular expression over the decoded path; capital
 * letters are the same as small ones.
 * @param path the page's address
 */
export function otherForms(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `^${segments.map((segment) => `/+${segment}`).join('')}(?:/*|/+index\\.html|/*\\.html)$`;
}

/** The form that a page's address has: no doubled slashes, none at the end, no file name, lower case. */
function canonicalPath(path: string): string {
  const segments = path
    .toLowerCase()
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}

/** The decoded path, or null for what no honest client sends: bad encoding, control characters, backslashes, dots that climb. */
function decode(raw: string): string | null {
  try {
    const path = decodeURIComponent(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
    if (/[\u0000-\u001f\u007f\\]/.test(path)) return null;
    if (path.split('/').some((segment) => segment === '.' || segment === '..')) return null;
    return path;
  } catch {
    return null;
  }
}
