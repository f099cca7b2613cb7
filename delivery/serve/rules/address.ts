/** The meaning of a request target: a path to look up, an address to redirect to, or a malformed target. */
type Address = { kind: 'path'; path: string } | { kind: 'redirect'; location: string } | { kind: 'malformed' };

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
 * canonical address, to which other forms are redirected.
 * @param target the request line's target, as received
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
 * The other forms of a page's address, which are redirected to it, as a regular expression over the decoded path,
 * ignoring case.
 * @param path the page's address
 */
export function otherForms(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `^${segments.map((segment) => `/+${segment}`).join('')}(?:/*|/+index\\.html|/*\\.html)$`;
}

/** The canonical form of a page's address: no double slashes, no trailing slash, no file name, lower case. */
function canonicalPath(path: string): string {
  const segments = path
    .toLowerCase()
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
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
