import { createHash } from 'node:crypto';
import { speculationRulesPath } from '@mint-row/kit/contract';
import {
  assetHeaders,
  commonHeaders,
  documentHeaders,
  documentPolicy,
  type Headers,
  type InlineHashes,
  secureHeaders,
} from '@mint-row/kit/headers';
import { DeliveryError } from '../../common/errors.ts';
import { notFoundPath } from '../../store/layout.ts';
import type { ExportContents, FilesBeside, Settings } from './configuration.ts';

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
 * Makes the files that hosts read: `_headers` (Netlify, Cloudflare), `wrangler.jsonc` (Cloudflare), `.nojekyll` (GitHub
 * Pages), and for a site in a folder `_redirects` (Netlify), which alone tells where its not-found page is. Nothing redirects
 * slashes: the hosts that read `_redirects` remove them by themselves, and Netlify would take `/guides/` for `/guides` in a rule.
 * @throws DeliveryError when there are settings for a server
 */
export function staticFiles(
  { listing: { folder, notFound }, released }: Pick<ExportContents, 'listing' | 'released'>,
  { exports: _folder, origin: _origin, hsts = 'host', trustProxy, ...others }: Settings,
): FilesBeside {
  if (trustProxy || Object.values(others).some((value) => value !== undefined)) {
    throw new DeliveryError(
      'A static host has its own ports, certificates and proxies: leave out --port, --certificate, --key, --trust-proxy, --origin and --redirect-port.',
    );
  }
  const wrangler = {
    name: 'mint-row',
    compatibility_date: compatibilityDate,
    assets: { directory: './files', html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
  };
  return () => ({
    'wrangler.jsonc': `// Generated: see docs/operations.md.\n${JSON.stringify(wrangler, null, 2)}\n`,
    'files/_headers': headersFile({ ...everywhere, ...secureHeaders(hsts) }, hashedFiles(folder, released.keys())),
    ...(folder === '/' ? {} : { 'files/_redirects': `${folder}* ${notFound.path} 404\n` }),
    // GitHub would leave out .well-known and _headers, and read the rest as templates. The folder may be a repository's site.
    'files/.nojekyll': '',
    [`files${folder}.nojekyll`]: '',
  });
}

/** The directives of a policy that have no effect in a document (https://www.w3.org/TR/CSP3/#meta-element). */
const onlyInHeaders = new Set(['frame-ancestors']);

/** The directives of a document's policy that depend on the document, and the one from which they would follow. */
const ofDocument = new Set(['default-src', 'script-src', 'style-src']);

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

/**
 * The text of `_headers`. Rules that match the same file do not contradict each other: hosts differ in which of two values
 * counts. Without a rule, hosts let browsers revalidate each time: documents, and JSON, which has plain addresses.
 */
function headersFile(headers: Headers, hashed: readonly string[]): string {
  const rule = (pattern: string, values: Headers) => [
    pattern,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    '# Generated: see docs/operations.md.',
    ...rule('/*', headers),
    ...hashed.flatMap((pattern) => rule(pattern, assetHeaders)),
    '',
  ].join('\n');
}

/** Patterns for the files of releases whose addresses have a hash, one for each kind that there is. */
function hashedFiles(folder: string, addresses: Iterable<string>): string[] {
  const patterns = [...addresses].flatMap((address) => {
    const [, room, extension] = /^\/(shell|remotes)\/.*\.(\w+)$/.exec(address) ?? [];
    return room && extension !== 'json' ? [`${folder}${room}/*.${extension}`] : [];
  });
  return [...new Set(patterns)].sort();
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
 * @throws DeliveryError when the document begins in another way
 */
export function documentWithPolicy(html: string, hashes: InlineHashes, rules: string): string {
  const hash = `sha256-${createHash('sha256').update(rules).digest('base64')}`;
  const policy = documentPolicy({ ...hashes, scriptHashes: [...hashes.scriptHashes, hash] });
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
