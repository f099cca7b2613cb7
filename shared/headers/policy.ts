/** What a document's policy must list: each one a hash, "sha256-…", or a nonce, "nonce-…". */
export interface InlineHashes {
  /** Of the inline scripts and the import map. Data blocks such as JSON never run and need none. */
  scriptHashes: string[];
  /** Of the styles. */
  styleHashes: string[];
}

/** The policy of everything that is not a document: it may do nothing at all. */
export const emptyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The security policy of a document. Any inline script or style whose hash is not listed is refused.
 * @param hashes of its inline scripts and styles
 */
export function documentPolicy({ scriptHashes, styleHashes }: InlineHashes): string {
  const own = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    emptyPolicy,
    `script-src ${own(scriptHashes)}`,
    `style-src ${own(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
