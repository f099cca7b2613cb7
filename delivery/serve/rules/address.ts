import { addressIn, pathIn } from '@mint-row/kit/contract';
import type { ServedSite } from './listed-site.ts';

/** The meaning of a request target: a path of the site to look up, an address to redirect to, or a malformed target. */
type Address =
  | { kind: 'path'; path: string }
  | { kind: 'redirect'; location: string }
  /** It is not in the folder of the site. */
  | { kind: 'outside' }
  | { kind: 'malformed' };

/** What decides about the addresses of a site. */
type SiteAddresses = Pick<ServedSite, 'folder' | 'hasDocument' | 'movedTo'>;

/** A query that a redirect may repeat: only the characters that RFC 3986 allows. */
export const queryCharacters = /^[A-Za-z0-9._~!$&'()*+,;=:@/?%-]+$/;

const name = `(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})`;
const literal = String.raw`\[[0-9A-Fa-f:.]+\]`;
const port = '(?::[0-9]*)?';

/** The valid `Host` headers, as a regular expression: `uri-host [":" port]` of RFC 9110, 7.2. No user names. */
export const hostHeader = `^(?:${name}*|${literal})${port}$`;

/**
 * The part before the path in a request target that is an absolute address, as a regular expression: RFC 9112, 3.2.2.
 * The host must not be empty (RFC 9110, 4.2), and a user name is an error (RFC 9110, 4.2.4). A path, a query or nothing
 * follows.
 */
export const originOfTarget = `^[Hh][Tt][Tt][Pp][Ss]?://(?:${name}+|${literal})${port}`;

const origin = new RegExp(originOfTarget);

/**
 * Parses a request target. Of an absolute address, only the path and query count, whatever its host. Each page has one
 * canonical address, to which other forms and its former addresses are redirected.
 * @param target the request line's target, as received
 * @param site where it is on its origin, and which paths are or were those of its pages
 */
export function readAddress(target: string, site: SiteAddresses): Address {
  const [before = '', ...rest] = target.replace(origin, '').split('?');
  const raw = before === '' && origin.test(target) ? '/' : before;
  if (!raw.startsWith('/')) return { kind: 'malformed' };
  const decoded = decode(raw);
  if (decoded === null) return { kind: 'malformed' };
  const path = pathIn(site, decoded);
  if (raw === decoded && path !== null && site.hasDocument(path)) return { kind: 'path', path };
  const canonical = canonicalAddress(decoded, site);
  if (canonical !== null && canonical !== raw) {
    const query = rest.join('?');
    return { kind: 'redirect', location: queryCharacters.test(query) ? `${canonical}?${query}` : canonical };
  }
  return path === null ? { kind: 'outside' } : { kind: 'path', path };
}

/**
 * All forms of an address, as a regular expression over the decoded path, ignoring case. They are redirected to the page
 * that has or had it.
 */
export function formsOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `^${segments.map((segment) => `/+${segment}`).join('')}(?:/*|/+index\\.html|/*\\.html)$`;
}

/**
 * The present address of a page, in its canonical form: no double slashes, no trailing slash but that of a folder, no file name, lower case.
 * @returns null if it leads to no page
 */
function canonicalAddress(address: string, site: SiteAddresses): string | null {
  const segments = address
    .toLowerCase()
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .split('/')
    .filter((segment) => segment !== '');
  const plain = `/${segments.join('/')}`;
  const path = `${plain}/` === site.folder ? '/' : pathIn(site, plain);
  if (path === null) return null;
  const present = site.hasDocument(path) ? path : site.movedTo(path);
  return present === undefined ? null : addressIn(site, present);
}

/** The decoded path, or null for what no honest client sends: bad encoding, control characters, backslashes, ".." */
function decode(raw: string): string | null {
  try {
    const path = decodeURIComponent(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
    if (/[\u0000-\u001f\u007f\\]/.test(path)) return null;
    if (path.split('/').some((segment) => segment === '.' || segment === '..')) return null;
    return path;
  } catch {
    return null;
  }
}
