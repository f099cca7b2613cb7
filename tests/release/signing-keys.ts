import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSigner, type Signer } from '../../delivery/index.ts';

/** A key as `ssh-keygen -t ed25519 -N ''` makes one. */
export interface Key {
  /** The path of the private key. */
  file: string;
  /** The public key, as a file of allowed signers has it. */
  line: string;
  signer: Signer;
  /** The options of a change that it signs. */
  author: { who: string; why: string; signer: Signer };
}

/** Makes a key, without any program. */
export async function makeKey(folder: string, name: string): Promise<Key> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { x = '', d = '' } = privateKey.export({ format: 'jwk' });
  const [raw, seed] = [x, d].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
  const publicKey = strings('ssh-ed25519', raw);
  const check = Buffer.from('checkcheck').subarray(0, 4);
  const fields = [check, check, strings('ssh-ed25519', raw, Buffer.concat([seed, raw]), name)];
  const own = Buffer.concat(fields);
  const padding = Buffer.from([1, 2, 3, 4, 5, 6, 7]).subarray(0, (8 - (own.length % 8)) % 8);
  const one = Buffer.of(0, 0, 0, 1);
  const blob = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    strings('none', 'none', ''),
    one,
    strings(publicKey, Buffer.concat([own, padding])),
  ]);
  const file = join(await mkdtemp(join(folder, 'key-')), 'id_ed25519');
  const encoded = blob.toString('base64').replace(/.{70}/g, '$&\n');
  await writeFile(file, `-----BEGIN OPENSSH PRIVATE KEY-----\n${encoded}\n-----END OPENSSH PRIVATE KEY-----\n`, {
    mode: 0o600,
  });
  const signer = await openSigner(file);
  return {
    file,
    line: `ssh-ed25519 ${publicKey.toString('base64')} ${name}`,
    signer,
    author: { who: name, why: 'a test', signer },
  };
}

function strings(...values: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    values.flatMap((value) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(Buffer.byteLength(value));
      return [length, Buffer.from(value)];
    }),
  );
}
