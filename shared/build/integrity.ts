import { createHash } from 'node:crypto';

/** The Subresource Integrity value of a file: https://www.w3.org/TR/SRI/. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The name of a release: a hash that depends on every byte of it. */
export function releaseOf(manifestText: string | Uint8Array): string {
  return createHash('sha256').update(manifestText).digest('hex').slice(0, 16);
}
