/** Every response header that is ours, in one place: the embedded server and the host configurations read it. */

/** On every response. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** What lives under a release never changes. */
export const immutable = 'public, max-age=31536000, immutable';

/** Documents, the registry and the like are asked for again each time. */
export const revalidated = 'no-cache';

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of everything that is not a document: it may do nothing at all. */
export const assetPolicy = nothing;

/**
 * The policy of a document.
 * @param scriptHashes the hashes of its inline scripts, for example "sha256-…"
 */
export function documentPolicy(scriptHashes: readonly string[]): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    nothing,
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
