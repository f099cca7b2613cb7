import { createHash } from 'node:crypto';
import { isSignedBy } from './public-key.ts';
import { WireReader, wireString, wireUint32 } from './wire.ts';

// Signatures as `ssh-keygen -Y sign` makes them:
// https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.sshsig

const magic = Buffer.from('SSHSIG');
const version = 1;
const begin = '-----BEGIN SSH SIGNATURE-----';
const end = '-----END SSH SIGNATURE-----';
/** The most characters that a signature may have: one of the longest RSA key has 4,600. */
const maxCharacters = 8192;

export type MessageHash = 'sha256' | 'sha512';

/** A signature, which may be valid or not. */
export interface SshSignature {
  /** The public key that it says it is of, as SSH writes it. */
  key: Buffer;
  /** What it is for: a signature for one purpose is none for another. */
  namespace: string;
  /** How its message was hashed. */
  hash: MessageHash;
  signature: Buffer;
}

/**
 * Reads a signature.
 * @param text as `ssh-keygen` writes it to a file
 * @throws Error whose message continues a sentence about the signature
 */
export function readSignature(text: string): SshSignature {
  const lines = text.trim().split(/\r?\n/);
  const encoded = lines.slice(1, -1).join('');
  if (lines[0] !== begin || lines.at(-1) !== end || text.length > maxCharacters || !/^[\w+/]+=*$/.test(encoded)) {
    throw new Error('it is not what ssh-keygen -Y sign writes');
  }
  const reader = new WireReader(Buffer.from(encoded, 'base64'));
  if (!reader.take(magic.length).equals(magic) || reader.uint32() !== version) {
    throw new Error('it is of another version of the format');
  }
  const [key, namespace, reserved, hash, signature] = [
    reader.string(),
    reader.text(),
    reader.string(),
    reader.text(),
    reader.string(),
  ];
  reader.end();
  if (reserved.length > 0) throw new Error('it uses a reserved field');
  if (hash !== 'sha256' && hash !== 'sha512') throw new Error('it uses another hash than sha256 or sha512');
  return { key, namespace, hash, signature };
}

/** Writes a signature as `ssh-keygen` does. */
export function writeSignature({ key, namespace, hash, signature }: SshSignature): string {
  const blob = Buffer.concat([magic, wireUint32(version), wireString(key, namespace, '', hash, signature)]);
  return [begin, ...(blob.toString('base64').match(/.{1,70}/g) ?? []), end, ''].join('\n');
}

/** What the key of a signature signs: the hash of the message, with what it is for. */
export function signedData({ namespace, hash }: Pick<SshSignature, 'namespace' | 'hash'>, digest: Buffer): Buffer {
  return Buffer.concat([magic, wireString(namespace, '', hash, digest)]);
}

/** The hash of a message. */
export function digestOf(hash: MessageHash, message: Uint8Array): Buffer {
  return createHash(hash).update(message).digest();
}

/**
 * Whether a signature is what its key has made of a message.
 * @param digest the hash of the message, by the signature's own algorithm
 * @throws Error when key or signature cannot be read, or are of a kind that is not accepted
 */
export function isValidFor(digest: Buffer, signature: SshSignature): boolean {
  return isSignedBy(signature.key, signedData(signature, digest), signature.signature);
}
