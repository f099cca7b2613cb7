import { createHash, createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { WireReader } from './wire.ts';

/** The curves of ECDSA keys, with the hash that goes with each: https://www.rfc-editor.org/rfc/rfc5656. */
export const curves = new Map([
  ['nistp256', { crv: 'P-256', hash: 'sha256', bytes: 32 }],
  ['nistp384', { crv: 'P-384', hash: 'sha384', bytes: 48 }],
  ['nistp521', { crv: 'P-521', hash: 'sha512', bytes: 66 }],
]);

/** RSA signatures with SHA-1 (`ssh-rsa`) are not accepted. */
const rsaHashes = new Map([
  ['rsa-sha2-256', 'sha256'],
  ['rsa-sha2-512', 'sha512'],
]);

/** The least length of an RSA key, in bits. */
const minRsaBits = 2048;
/** The flag in a signature of a security key that somebody has touched it. */
const userPresent = 1;

/** What makes one kind of keys verify; it is given what follows the kind in the key's bytes. */
type Kind = (key: WireReader) => (data: Buffer, format: string, signature: WireReader) => boolean;

/** The kinds of keys that can sign, by the names that they have in files and in their bytes. */
const kinds: Readonly<Record<string, Kind>> = {
  'ssh-ed25519': (key) => {
    const publicKey = ed25519Key(key.string());
    return (data, format, signature) => format === 'ssh-ed25519' && verify(null, data, publicKey, signature.string());
  },
  'ecdsa-sha2-nistp256': ecdsa,
  'ecdsa-sha2-nistp384': ecdsa,
  'ecdsa-sha2-nistp521': ecdsa,
  'ssh-rsa': (key) => {
    const [e, n] = [key.number(), key.number()];
    if (n.length * 8 < minRsaBits) throw new Error(`RSA keys need ${minRsaBits} bits`);
    const publicKey = fromJwk({ kty: 'RSA', n: n.toString('base64url'), e: e.toString('base64url') });
    return (data, format, signature) => {
      const hash = rsaHashes.get(format);
      return hash !== undefined && verify(hash, data, publicKey, signature.string());
    };
  },
  'sk-ssh-ed25519@openssh.com': (key) => {
    const publicKey = ed25519Key(key.string());
    const application = key.string();
    return (data, format, signature) => {
      const own = signature.string();
      return (
        format === 'sk-ssh-ed25519@openssh.com' &&
        verify(null, ofSecurityKey(application, data, signature), publicKey, own)
      );
    };
  },
  'sk-ecdsa-sha2-nistp256@openssh.com': (key) => {
    const { publicKey, size, hash } = ecdsaKey(key);
    const application = key.string();
    return (data, format, signature) => {
      const own = ecdsaSignature(signature.string(), size);
      const signed = ofSecurityKey(application, data, signature);
      return (
        format === 'sk-ecdsa-sha2-nistp256@openssh.com' &&
        verify(hash, signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, own)
      );
    };
  },
};

/** The names of the kinds of keys that can sign. */
export const keyKinds: readonly string[] = Object.keys(kinds);

/**
 * Whether a signature over some bytes is that of a key.
 * @param key the public key, as SSH writes it
 * @param signature with the name of its format, as SSH writes it
 * @throws Error when one of them cannot be read, or is of a kind that is not accepted; it continues "the key or signature"
 */
export function isSignedBy(key: Buffer, data: Buffer, signature: Buffer): boolean {
  const { isValid } = readKey(key);
  const given = new WireReader(signature);
  const valid = isValid(data, given.text(), given);
  // A signature of another format has not been read to its end.
  if (valid) given.end();
  return valid;
}

/**
 * The kind of a public key.
 * @param key as SSH writes it
 * @throws Error when it cannot be read, or is of a kind that is not accepted
 */
export function kindOf(key: Buffer): string {
  return readKey(key).kind;
}

function readKey(key: Buffer): { kind: string; isValid: ReturnType<Kind> } {
  const reader = new WireReader(key);
  const kind = reader.text();
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!make) throw new Error(`keys of the kind ${JSON.stringify(kind)} are not accepted`);
  const isValid = make(reader);
  reader.end();
  return { kind, isValid };
}

/**
 * The fingerprint of a public key, as `ssh-keygen -l` prints it.
 * @param key as SSH writes it
 */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

function ecdsa(key: WireReader) {
  const { publicKey, size, hash, format: own } = ecdsaKey(key);
  return (data: Buffer, format: string, signature: WireReader) =>
    format === own &&
    verify(hash, data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, ecdsaSignature(signature.string(), size));
}

function ecdsaKey(key: WireReader) {
  const name = key.text();
  const curve = curves.get(name);
  const point = key.string();
  if (!curve || point[0] !== 4 || point.length !== 1 + 2 * curve.bytes) throw new Error('its curve is unknown');
  const { crv, hash, bytes: size } = curve;
  const [x, y] = [point.subarray(1, 1 + size), point.subarray(1 + size)];
  const publicKey = fromJwk({ kty: 'EC', crv, x: x.toString('base64url'), y: y.toString('base64url') });
  return { publicKey, size, hash, format: `ecdsa-sha2-${name}` };
}

/** The two numbers of a signature, one after the other in whole length. */
function ecdsaSignature(bytes: Buffer, size: number): Buffer {
  const reader = new WireReader(bytes);
  const numbers = [reader.number(), reader.number()];
  reader.end();
  if (numbers.some(({ length }) => length > size)) throw new Error('its numbers are too long');
  return Buffer.concat(numbers.flatMap((number) => [Buffer.alloc(size - number.length), number]));
}

/** What a security key signs: https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.u2f. */
function ofSecurityKey(application: Buffer, data: Buffer, signature: WireReader): Buffer {
  const flagsAndCounter = signature.take(5);
  if (((flagsAndCounter[0] ?? 0) & userPresent) === 0) throw new Error('nobody has touched its security key');
  return Buffer.concat([sha256(application), flagsAndCounter, sha256(data)]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function ed25519Key(bytes: Buffer): KeyObject {
  return fromJwk({ kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') });
}

function fromJwk(key: JsonWebKey): KeyObject {
  try {
    return createPublicKey({ key, format: 'jwk' });
  } catch {
    throw new Error('it is no valid key');
  }
}
