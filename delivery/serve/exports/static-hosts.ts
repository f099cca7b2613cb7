import { createHash } from 'node:crypto';
import { addressIn, registryPath, speculationRulesPath } from '@mint-row/kit/contract';
import {
  assetHeaders,
  commonHeaders,
  documentHeaders,
  documentPolicy,
  type Headers,
  type InlineHashes,
  secureHeaders,
  sharingHeaders,
} from '@mint-row/kit/headers';
import { DeliveryError } from '../../common/errors.ts';
import { notFoundPath } from '../../store/layout.ts';
import { type ExportContents, type FilesBeside, hasSeveralOrigins, type Settings } from './configuration.ts';
import { formerAddresses, type Listing } from './listing.ts';

/** Cloudflare's runtime behaves as it did on this day. */
const compatibilityDate = '2026-01-01';

/**
 * The file of a composed file in an export for static hosts, from the folder of the site: `/guides` is `guides.html`, which
 * they serve at `/guides`. A folder with an `index.html` would be served at `/guides/`.
 * @param type its content type
 * @returns null for the speculation rules: documents contain them, since hosts send no file with their type
 */
export function staticFile(path: string, type: string): string | null {
  if (path === speculationRulesPath) return null;
  if (type !== 'text/html' || path === notFoundPath) return path.slice(1);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Makes the files that hosts read: `_headers` and `_redirects` (Netlify, Cloudflare), `wrangler.jsonc` (Cloudflare),
 * `.nojekyll` (GitHub Pages); and for hosts without redirects a document at each former address of a page.
 * @throws DeliveryError when there are settings for a server, or more than one other origin is allowed
 */
export function staticFiles(
  { listing, released }: Pick<ExportContents, 'listing' | 'released'>,
  { exports: _folder, origin, hsts = 'host', trustProxy, ...others }: Settings,
): FilesBeside {
  if (trustProxy || Object.values(others).some((value) => value !== undefined)) {
    throw new DeliveryError(
      'A static host has its own ports, certificates and proxies: leave out --port, --certificate, --key, --trust-proxy, --origin and --redirect-port.',
    );
  }
  const { folder } = listing;
  if (hasSeveralOrigins(listing)) {
    throw new DeliveryError(
      'A static host sends the same headers to everybody, so it can allow one origin: give --allow-origin once.',
    );
  }
  const redirects = redirectsFile(listing);
  const documents = [...listing.moved].map(([from, to]) => [
    `files${folder}${staticFile(from, 'text/html')}`,
    movedDocument(origin, addressIn(listing, to)),
  ]);
  const wrangler = {
    name: 'mint-row',
    compatibility_date: compatibilityDate,
    assets: { directory: './files', html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
  };
  return () => ({
    'wrangler.jsonc': `// Generated: see docs/operations.md.\n${JSON.stringify(wrangler, null, 2)}\n`,
    'files/_headers': headersFile(rulesOf(listing, { ...everywhere, ...secureHeaders(hsts) }, released.keys())),
    ...(redirects === '' ? {} : { 'files/_redirects': redirects }),
    ...Object.fromEntries(documents),
    // GitHub would leave out .well-known and _headers, and read the rest as templates. The folder may be a repository's site.
    'files/.nojekyll': '',
    [`files${folder}.nojekyll`]: '',
  });
}

/**
 * The text of `_redirects`. Nothing redirects slashes: the hosts that read it remove them by themselves, and Netlify would
 * take `/guides/` for `/guides` in a rule. Of the two lines for a former address, Netlify takes the first, since it would
 * otherwise send the document there; Cloudflare ignores that one, and takes the second. For a site in a folder, the last
 * line tells Netlify where the not-found page is.
 */
function redirectsFile(listing: Pick<Listing, 'folder' | 'moved' | 'notFound'>): string {
  const lines = formerAddresses(listing).flatMap(({ from, to }) => [`${from} ${to} 308!`, `${from} ${to} 308`]);
  if (listing.folder !== '/') lines.push(`${listing.folder}* ${listing.notFound.path} 404`);
  return lines.map((line) => `${line}\n`).join('');
}

/** The rules for former addresses in the text of `_redirects`: the present address by each. */
export function readMoved(redirects: string): ReadonlyMap<string, string> {
  return new Map([...redirects.matchAll(/^(\S+) (\S+) 308$/gm)].map(([, from = '', to = '']) => [from, to]));
}

/** The document at a former address of a page, for hosts without redirects. Addresses have no characters to escape. */
function movedDocument(origin: string, to: string): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`,
    `<title>This page has moved</title><link rel="canonical" href="${origin}${to}"/>`,
    `<meta http-equiv="refresh" content="0; url=${to}"/></head>`,
    `<body><p>This page has moved to <a href="${to}">${origin}${to}</a>.</p></body></html>\n`,
  ].join('');
}

/** The directives of a policy that have no effect in a document (https://www.w3.org/TR/CSP3/#meta-element). */
const onlyInHeaders = new Set(['frame-ancestors']);

/** The directives of a document's policy that depend on the document, and the one from which they would follow. */
const ofDocument = new Set(['default-src', 'script-src', 'style-src', 'trusted-types']);

/** The headers of every answer: those that do not depend on the file. A page's own policy is in its document. */
const everywhere: Headers = (() => {
  const { 'No-Vary-Search': query = '' } = documentHeaders({ scriptHashes: [], styleHashes: [] }, { folder: '/' });
  const policy = documentPolicy({ scriptHashes: [], styleHashes: [] });
  return {
    ...commonHeaders,
    'Content-Security-Policy': directivesOf(policy, (name) => !ofDocument.has(name)),
    'No-Vary-Search': query,
  };
})();

/** Headers of the files whose addresses match a pattern. */
type Rule = readonly [pattern: string, headers: Headers];

/** The text of `_headers`. */
function headersFile(rules: readonly Rule[]): string {
  const lines = rules.flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return ['# Generated: see docs/operations.md.', ...lines, ''].join('\n');
}

/**
 * The rules of a site. Those that match the same file do not contradict each other: hosts differ in which of two values
 * counts. So documents lack a `Cross-Origin-Resource-Policy` if files of releases have another. Without a rule, hosts let
 * browsers revalidate each time: documents, and JSON, which has plain addresses.
 * @param always the headers of every answer
 * @param addresses of the files of releases
 */
function rulesOf({ folder, allowedOrigins }: Listing, always: Headers, addresses: Iterable<string>): Rule[] {
  const shared = sharingHeaders(allowedOrigins);
  const unshared = Object.entries(always).filter(([name]) => !(name in shared));
  const found = new Map<string, Headers>();
  for (const address of addresses) {
    const [, room, extension] = /^\/(shell|remotes)\/.*\.(\w+)$/.exec(address) ?? [];
    const headers = extension === 'json' ? shared : { ...assetHeaders, ...shared };
    if (room && Object.keys(headers).length > 0) found.set(`${folder}${room}/*.${extension}`, headers);
  }
  if (allowedOrigins.length > 0) found.set(addressIn({ folder }, registryPath), shared);
  return [['/*', Object.fromEntries(unshared)], ...[...found].sort(([a], [b]) => (a < b ? -1 : 1))];
}

/** The directives of a policy whose names satisfy a condition. */
function directivesOf(policy: string, isWanted: (name: string) => boolean): string {
  return policy
    .split('; ')
    .filter((directive) => isWanted(directive.split(' ')[0] ?? ''))
    .join('; ');
}

/** The beginning of a document up to where its policy belongs: it counts for what follows it. */
const beginning = /^<!DOCTYPE html><html[^>]*><head>(?:<meta charset="utf-8"\/?>)?/i;

/**
 * Moves into a document what our servers say in its headers, as far as a document can say it: its policy, the referrer
 * policy, and the speculation rules.
 * @param hashes of its inline code
 * @param rules the text of the speculation rules
 * @param path of its page
 * @throws DeliveryError when the document begins in another way
 */
export function documentWithPolicy(html: string, hashes: InlineHashes, rules: string, path: string): string {
  const hash = `sha256-${createHash('sha256').update(rules).digest('base64')}`;
  const policy = documentPolicy({ ...hashes, scriptHashes: [...hashes.scriptHashes, hash] }, path);
  const said = [
    `<meta http-equiv="Content-Security-Policy" content="${directivesOf(policy, (name) => !onlyInHeaders.has(name))}"/>`,
    `<meta name="referrer" content="${commonHeaders['Referrer-Policy']}"/>`,
    `<script type="speculationrules">${rules}</script>`,
  ];
  const [begin] = beginning.exec(html) ?? [];
  if (begin === undefined) {
    throw new DeliveryError(
      `A document has no place for its policy, since it begins in another form than <!DOCTYPE html><html><head>: ${html.slice(0, 80)}`,
    );
  }
  return begin + said.join('') + html.slice(begin.length);
}
