import { spawn } from 'node:child_process';
import { createPrivateKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { visible } from '@mint-row/kit/contract/visible';
import { DeliveryError } from '../common/errors.ts';
import { curves } from './public-key.ts';
import { digestOf, type MessageHash, signedData, writeSignature } from './sshsig.ts';
import { WireReader, wireNumber, wireString } from './wire.ts';

/** Makes signatures with one key. */
export interface Signer {
  /**
   * @param namespace what the signature is for
   * @param hash how the message is hashed; SHA-512, if it is not given
   * @returns the signature as `ssh-keygen -Y sign` writes it
   * @throws DeliveryError when the key cannot sign
   */
  sign: (namespace: string, message: Buffer, hash?: MessageHash) => Promise<string>;
}

/** A private key whose signatures Node can make. */
interface PrivateKey {
  /** The public key, as SSH writes it. */
  publicKey: Buffer;
  sign: (data: Buffer) => Buffer;
}

/**
 * Opens a key for signing. An unencrypted OpenSSH key, Ed25519 or ECDSA, is used here. For all others `ssh-keygen` signs: it
 * asks for a passphrase or a touch, and finds the private key of a public one in the agent.
 * @param file the path of a private key, or of a public key whose private key the agent has
 * @throws DeliveryError when the file cannot be read
 */
export async function openSigner(file: string): Promise<Signer> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new DeliveryError(`The key ${file} cannot be read (${error.code}). Correct --key. Nothing was changed.`);
  });
  const own = readPrivateKey(text);
  if (!own) return { sign: (...all) => signElsewhere(file, ...all) };
  return {
    sign: async (namespace, message, hash = 'sha512') => {
      const what = { namespace, hash };
      const signature = own.sign(signedData(what, digestOf(what.hash, message)));
      return writeSignature({ ...what, key: own.publicKey, signature });
    },
  };
}

const pem = /^-----BEGIN OPENSSH PRIVATE KEY-----\s([\w+/=\s]+)-----END OPENSSH PRIVATE KEY-----\s*$/;
const openSshMagic = 'openssh-key-v1\0';

/**
 * Reads a private key: https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key.
 * @returns null when it is encrypted, of another kind, or not a private key at all
 */
function readPrivateKey(text: string): PrivateKey | null {
  const [, encoded] = pem.exec(text) ?? [];
  if (encoded === undefined) return null;
  try {
    const reader = new WireReader(Buffer.from(encoded, 'base64'));
    if (reader.take(openSshMagic.length).toString('latin1') !== openSshMagic) return null;
    const [cipher] = [reader.text(), reader.text(), reader.string()];
    if (cipher !== 'none' || reader.uint32() !== 1) return null;
    const publicKey = reader.string();
    const own = new WireReader(reader.string());
    own.take(8);
    const kind = own.text();
    if (kind === 'ssh-ed25519') return ed25519(publicKey, own);
    return kind.startsWith('ecdsa-sha2-') ? ecdsa(publicKey, own, kind) : null;
  } catch {
    // ssh-keygen says what is wrong with it.
    return null;
  }
}

function ed25519(publicKey: Buffer, own: WireReader): PrivateKey {
  const x = own.string().toString('base64url');
  const d = own.string().subarray(0, 32).toString('base64url');
  const key = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d }, format: 'jwk' });
  return { publicKey, sign: (data) => wireString('ssh-ed25519', sign(null, data, key)) };
}

function ecdsa(publicKey: Buffer, own: WireReader, kind: string): PrivateKey | null {
  const curve = curves.get(own.text());
  if (!curve) return null;
  const { crv, hash, bytes: size } = curve;
  const point = own.string();
  const number = own.number();
  const jwk = {
    kty: 'EC',
    crv,
    x: point.subarray(1, 1 + size).toString('base64url'),
    y: point.subarray(1 + size).toString('base64url'),
    d: Buffer.concat([Buffer.alloc(size - number.length), number]).toString('base64url'),
  };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return {
    publicKey,
    sign: (data) => {
      const made = sign(hash, data, { key, dsaEncoding: 'ieee-p1363' });
      return wireString(kind, wireNumber(made.subarray(0, size), made.subarray(size)));
    },
  };
}

function signElsewhere(
  file: string,
  namespace: string,
  message: Buffer,
  hash: MessageHash = 'sha512',
): Promise<string> {
  return new Promise((resolve, reject) => {
    const signing = spawn('ssh-keygen', ['-Y', 'sign', '-f', file, '-n', namespace, '-O', `hashalg=${hash}`], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    const said: Buffer[] = [];
    signing.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    signing.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    signing.once('error', () =>
      reject(
        new DeliveryError(
          `${file} is no unencrypted OpenSSH key of the kind ed25519 or ecdsa, and for others this machine needs ssh-keygen, of OpenSSH. Nothing was changed.`,
        ),
      ),
    );
    signing.once('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(chunks).toString());
      const why = visible(Buffer.concat(said).toString().trim());
      reject(new DeliveryError(`ssh-keygen cannot sign with ${file}: ${why}. Nothing was changed.`));
    });
    // A signer that ends at once does not read the message.
    signing.stdin.on('error', () => {});
    signing.stdin.end(message);
  });
}
