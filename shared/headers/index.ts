import type { ServerResponse } from 'node:http';
import { addressIn, type InFolder, offlinePages, offlinePolicyName, speculationRulesPath } from '../contract/index.ts';

/**
 * Every response header that we set, in one place: for the embedded server, the configurations of web servers, and
 * development.
 */

export type Headers = Readonly<Record<string, string>>;

/**
 * Features that no page of ours uses, denied to any code that gets into a page. Sharing needs `web-share`
 * and the clipboard, foil the sensors.
 */
const refusedFeatures = [
  'autoplay',
  'camera',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** On every response; on a 304, only `commonRenewedHeaders`. */
export const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** The hosts that a browser reaches only over TLS from then on: see `secureHeaders`. */
export const hstsScopes = ['host', 'subdomains', 'preload'] as const;
export type HstsScope = (typeof hstsScopes)[number];

/**
 * On every response over TLS, except a 304: browsers reach the host only over TLS for two years (RFC 6797).
 * @param scope `host` for the site's own host; `subdomains` for every host below it, too; `preload` asks in addition for
 * a place in the lists that browsers ship, which takes months to undo: https://hstspreload.org
 */
export function secureHeaders(scope: HstsScope): Headers {
  const subdomains = scope === 'host' ? '' : '; includeSubDomains';
  return { 'Strict-Transport-Security': `max-age=63072000${subdomains}${scope === 'preload' ? '; preload' : ''}` };
}

/** The sources that a document's policy must list: each one a hash, "sha256-…", or a nonce, "nonce-…". */
export interface InlineHashes {
  /** Of the inline scripts and the import map. Data blocks such as JSON never run and need none. */
  scriptHashes: string[];
  /** Of the styles. */
  styleHashes: string[];
}

/** The policy of everything that is not a document: it may do nothing at all. */
export const emptyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a service worker: it may request files of the site, and nothing else. */
const workerPolicy = [
  emptyPolicy,
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * The security policy of a document. Any inline script or style whose hash is not listed is refused.
 * @param hashes of its inline scripts and styles
 * @param path of its page: those of `offlinePages` may create the Trusted Types policy that registers their worker
 */
export function documentPolicy({ scriptHashes, styleHashes }: InlineHashes, path = ''): string {
  const sources = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    emptyPolicy,
    `script-src ${sources(scriptHashes)}`,
    `style-src ${sources(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${offlinePages.includes(path) ? offlinePolicyName : "'none'"}`,
  ].join('; ');
}

/** On every response that has compressed variants, whichever variant is sent. */
export const encodedHeaders: Headers = { Vary: 'Accept-Encoding' };

/**
 * On a document. It is revalidated each time. Its bytes are the same for every query, so browsers need one copy
 * (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/No-Vary-Search). There is no `Integrity-Policy`: WebKit
 * would refuse every module that another imports, whatever its hash (docs/decisions/010-checked-before-it-runs.md).
 * @param hashes of its inline scripts and styles, for example "sha256-…"
 * @param place whose speculation rules it names
 * @param path of its page
 */
export function documentHeaders(hashes: InlineHashes, place: InFolder, path = ''): Headers {
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': documentPolicy(hashes, path),
    'No-Vary-Search': 'params',
    'Speculation-Rules': `"${addressIn(place, speculationRulesPath)}"`,
  };
}

/** On what belongs to a snapshot but is not a document: the registry, the sitemap. */
export const dataHeaders: Headers = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': emptyPolicy };

/** On a service worker of the site: browsers ask for it with each visit. */
export const workerHeaders: Headers = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': workerPolicy };

/** On the speculation rules, which every document requests: they may be a day old. */
export const rulesHeaders: Headers = {
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': emptyPolicy,
};

/** On a file of a release: it never changes. */
export const assetHeaders: Headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': emptyPolicy,
};

/**
 * On what pages of other origins may load: files of releases, and the registry. An answer that depends on who asks, since there
 * are several origins, also has `originHeaders`.
 * @param allowed those origins, for example "https://host.example"
 */
export function sharingHeaders(allowed: readonly string[]): Headers {
  const [first, ...others] = allowed;
  if (first === undefined) return {};
  return {
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(others.length > 0 ? { Vary: 'Origin' } : originHeaders(first)),
  };
}

/** The header that lets pages of an origin read an answer. */
export function originHeaders(origin: string): Headers {
  return { 'Access-Control-Allow-Origin': origin };
}

/**
 * On a redirect to a page's present, canonical address. By default a 308 is cached for ever, but pages are added and removed.
 */
export const redirectHeaders: Headers = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': emptyPolicy };

/**
 * What a 304 repeats of the headers that the 200 would have, and nothing else: RFC 9110, 15.4.5; the origin that may read
 * it, which may have been refused before; and the policies of opener and embedder, without which WebKit 2.44 (Safari 17.5) does not leave the
 * page that it shows for one that it has stored. A cache goes on with what it has stored of all others, such as a document's
 * policy (RFC 9111, 3.2): see `entityTag`.
 */
const renewedHeaders: ReadonlySet<string> = new Set([
  'Access-Control-Allow-Origin',
  'Cache-Control',
  'Content-Location',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Opener-Policy',
  'ETag',
  'Expires',
  'Vary',
]);

/** Whether a 304 repeats a header. */
export function isRenewed(name: string): boolean {
  return renewedHeaders.has(name);
}

/** The common headers that a 304 has, too. */
export const commonRenewedHeaders: Headers = Object.fromEntries(
  Object.entries(commonHeaders).filter(([name]) => isRenewed(name)),
);

/**
 * The entity tag of a file with its headers. It differs when a header does that a 304 does not repeat: otherwise browsers
 * would go on with a policy that the server has changed.
 * @param content tells the file from others, without quotes
 * @param headers those of the 200 besides the common ones
 */
export function entityTag(content: string, headers: Headers): string {
  return `"${content}.${markOf(headers)}"`;
}

const marks = new WeakMap<Headers, string>();

/** A short text that differs when the headers that a 304 does not repeat do: their FNV-1a hash, which a worker has at hand. */
function markOf(headers: Headers): string {
  const known = marks.get(headers);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(Object.entries({ ...commonHeaders, ...headers }).filter(isKept))) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  const mark = (hash >>> 0).toString(36);
  marks.set(headers, mark);
  return mark;
}

function isKept([name]: [string, string]): boolean {
  return !isRenewed(name);
}

/** On a response that reports an error in the request or on the server. */
export const problemHeaders: Headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': emptyPolicy };

/** On every response of a preview, except a 304: search engines are not to list it. */
export const previewHeaders: Headers = { 'X-Robots-Tag': 'noindex' };

/** The headers of a response for one visitor: only that browser's own cache may keep it, and none that is shared. */
export function privately(headers: Headers): Headers {
  const { 'Cache-Control': how = 'no-store' } = headers;
  return { ...headers, 'Cache-Control': `private, ${how.replace(/^public, /, '')}` };
}

/** Sets the headers of a response. */
export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Answers with a redirect to where a page is now. */
export function redirectTo(response: ServerResponse, address: string): void {
  response.writeHead(308, { ...redirectHeaders, Location: address }).end();
}

/** The file extensions that a release may publish, each with the content type that it is sent with. */
export const contentTypes: ReadonlyMap<string, string> = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['png', 'image/png'],
  ['woff2', 'font/woff2'],
  ['ico', 'image/x-icon'],
]);
