import type { ServerResponse } from 'node:http';
import { speculationRulesPath } from '../contract/index.ts';
import { documentPolicy, emptyPolicy, type InlineHashes } from './policy.ts';

/**
 * Every response header that is ours, in one place: for the embedded server, the configurations of web servers, and
 * development.
 */

export type Headers = Readonly<Record<string, string>>;

/** What no page of ours uses, and nothing that gets into a page shall. Copying a link needs the clipboard, foil the sensors. */
const refusedFeatures = [
  'attribution-reporting',
  'autoplay',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'join-ad-interest-group',
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
  'run-ad-auction',
  'screen-wake-lock',
  'serial',
  'shared-storage',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** On every answer, whatever it is. */
export const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** On every answer that travels over TLS. Two years and `preload` are what https://hstspreload.org asks for. */
export const secureHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

/** On every answer that has compressed copies beside it, whichever is sent. */
export const encodedHeaders: Headers = { Vary: 'Accept-Encoding' };

/**
 * On a document. It is asked for again each time; it runs only modules whose hash the page names.
 * @param hashes of what is inline in it, for example "sha256-…"
 */
export function documentHeaders(hashes: InlineHashes): Headers {
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': documentPolicy(hashes),
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Speculation-Rules': `"${speculationRulesPath}"`,
  };
}

/** On what belongs to a snapshot and is no document: the registry, the sitemap. */
export const dataHeaders: Headers = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': emptyPolicy };

/** On the speculation rules, which every document asks for: they may be a day old. */
export const rulesHeaders: Headers = {
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': emptyPolicy,
};

/** On a file of a release: it never changes. */
export const assetHeaders: Headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': emptyPolicy,
};

/** On a redirect to a page's one address. A 308 is kept for ever if nothing is said, and pages come and go. */
export const redirectHeaders: Headers = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': emptyPolicy };

/** On an answer that says what is wrong with the request, or with us. */
export const problemHeaders: Headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': emptyPolicy };

/** Sets headers of an answer. */
export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
