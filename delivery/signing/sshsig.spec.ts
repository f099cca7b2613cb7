import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSigner } from './signer.ts';
import { digestOf, isValidFor, readSignature, signedData, writeSignature } from './sshsig.ts';
import { wireNumber, wireString } from './wire.ts';

const namespace = 'generation@mint-row';
const message = Buffer.from('what is signed\n');
const hasSshKeygen = spawnSync('ssh-keygen', ['-?']).error === undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mint-row-sshsig-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Whether a signature is valid for the message and made for this. */
function isValid(text: string, signed: Buffer = message): boolean {
  const signature = readSignature(text);
  return signature.namespace === namespace && isValidFor(digestOf(signature.hash, signed), signature);
}

const made = `-----BEGIN SSH SIGNATURE-----
U1NIU0lHAAAAAQAAADMAAAALc3NoLWVkMjU1MTkAAAAghgmrYkF0d+8Q9I0bX+T6iH+w6p
0lKOQoDOSbDkTQZDMAAAAQcmVsZWFzZUBtaW50LXJvdwAAAAAAAAAGc2hhMjU2AAAAUwAA
AAtzc2gtZWQyNTUxOQAAAEBBVQ8Y3cnn09jxYOrdhFZOc8ftXPybR3QnPnwe25io8PyGL4
vp0jCVz1mnIuFxELgJjL9Lv9E80aHh32sNJdYG
-----END SSH SIGNATURE-----
`;

describe('a signature of ssh-keygen 9.2', () => {
  it('is valid for its message alone, and is written again as it was', () => {
    const signature = readSignature(made);
    expect(signature).toMatchObject({ namespace: 'release@mint-row', hash: 'sha256' });
    expect(isValidFor(digestOf('sha256', Buffer.from('hello\n')), signature)).toBe(true);
    expect(isValidFor(digestOf('sha256', Buffer.from('hello')), signature)).toBe(false);
    expect(isValidFor(digestOf('sha256', Buffer.from('hello\n')), { ...signature, namespace: 'file' })).toBe(false);
    expect(writeSignature(signature)).toBe(made);
  });

  it('with any other bit is refused, or valid for nothing', () => {
    const blob = Buffer.from(made.split('\n').slice(1, -2).join(''), 'base64');
    for (let bit = 0; bit < blob.length * 8; bit += 1) {
      const other = Buffer.from(blob);
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const text = `-----BEGIN SSH SIGNATURE-----\n${other.toString('base64')}\n-----END SSH SIGNATURE-----\n`;
      const valid = (() => {
        try {
          const signature = readSignature(text);
          return isValidFor(digestOf(signature.hash, Buffer.from('hello\n')), signature);
        } catch (error) {
          // Nothing but our own words reaches a message.
          expect((error as Error).message).toMatch(/^(it|keys|something) /);
          return false;
        }
      })();
      expect(valid, `bit ${bit}`).toBe(false);
    }
  });

  it.each([
    ['', 'an empty text'],
    [made.replace('BEGIN', 'BEGINN'), 'another frame'],
    [`${made}${made}`, 'two'],
    [made.replace('U1NI', 'U1N!'), 'other characters'],
    [made.replace('U1NI', `U1NI${'A'.repeat(9000)}`), 'too many characters'],
  ])('is not read from %#: $1', (text) => {
    expect(() => readSignature(text)).toThrow('it is not what ssh-keygen -Y sign writes');
  });
});

/** A security key that Node plays: its signatures say that somebody touched it. */
function securityKey(flags: number) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const kind = 'sk-ssh-ed25519@openssh.com';
  const key = wireString(kind, raw, 'ssh:');
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  const what = { namespace, hash: 'sha512' } as const;
  const flagsAndCounter = Buffer.of(flags, 0, 0, 0, 7);
  const data = signedData(what, digestOf(what.hash, message));
  const own = sign(null, Buffer.concat([sha256(Buffer.from('ssh:')), flagsAndCounter, sha256(data)]), privateKey);
  const signature = Buffer.concat([wireString(kind, own), flagsAndCounter]);
  return { line: `${kind} ${key.toString('base64')}`, text: writeSignature({ ...what, key, signature }) };
}

/** A security key with ECDSA. */
function ecdsaSecurityKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  const kind = 'sk-ecdsa-sha2-nistp256@openssh.com';
  const key = wireString(kind, 'nistp256', point, 'ssh:');
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  const what = { namespace, hash: 'sha512' } as const;
  const flagsAndCounter = Buffer.of(1, 0, 0, 0, 7);
  const data = signedData(what, digestOf(what.hash, message));
  const own = sign('sha256', Buffer.concat([sha256(Buffer.from('ssh:')), flagsAndCounter, sha256(data)]), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  const numbers = wireNumber(own.subarray(0, 32), own.subarray(32));
  const signature = Buffer.concat([wireString(kind, numbers), flagsAndCounter]);
  return { line: `${kind} ${key.toString('base64')}`, text: writeSignature({ ...what, key, signature }) };
}

it('of a security key needs a touch', () => {
  expect(isValid(securityKey(1).text)).toBe(true);
  expect(isValid(ecdsaSecurityKey().text)).toBe(true);
  expect(() => isValid(securityKey(0).text)).toThrow('nobody has touched its security key');
});

const cases = [
  { name: 'ed25519', args: ['-t', 'ed25519'] },
  { name: 'ecdsa-256', args: ['-t', 'ecdsa', '-b', '256'] },
  { name: 'ecdsa-384', args: ['-t', 'ecdsa', '-b', '384'] },
  { name: 'ecdsa-521', args: ['-t', 'ecdsa', '-b', '521'] },
  { name: 'rsa', args: ['-t', 'rsa', '-b', '2048'] },
];

describe.skipIf(!hasSshKeygen)('with the real ssh-keygen', () => {
  const keygen = (args: readonly string[]) =>
    execFileSync('ssh-keygen', [...args], {
      cwd: folder,
      // To make a key, it reads nothing, and may end before it gets the message.
      ...(args.includes('-Y') && { input: message }),
      stdio: 'pipe',
    }).toString();
  const verifies = async (line: string, text: string) => {
    await writeFile(join(folder, 'signers'), `signer ${line}\n`);
    await writeFile(join(folder, 'text.sig'), text);
    return keygen(['-Y', 'verify', '-f', 'signers', '-I', 'signer', '-n', namespace, '-s', 'text.sig']);
  };

  it.each(cases)('$name: each reads what the other signs', async ({ name, args }) => {
    keygen(['-q', '-N', '', '-f', name, ...args]);
    const line = await readFile(join(folder, `${name}.pub`), 'utf8');
    for (const hash of ['sha256', 'sha512']) {
      const theirs = keygen(['-Y', 'sign', '-f', name, '-n', namespace, '-O', `hashalg=${hash}`]);
      expect(isValid(theirs)).toBe(true);
      expect(isValid(theirs, Buffer.from('something else'))).toBe(false);
    }
    const signer = await openSigner(join(folder, name));
    // Numbers of ECDSA are shorter now and then.
    for (let times = 0; times < (name === 'rsa' ? 1 : 20); times += 1) {
      const ours = await signer.sign(namespace, message);
      expect(isValid(ours)).toBe(true);
      if (times < 3) expect(await verifies(line, ours)).toContain('Good "generation@mint-row" signature');
    }
  });

  it('security keys: it reads what the tests make', async () => {
    for (const { line, text } of [securityKey(1), ecdsaSecurityKey()]) {
      expect(await verifies(line, text)).toContain('Good "generation@mint-row" signature');
    }
  });

  it('an encrypted key is left to ssh-keygen, which cannot ask here', async () => {
    keygen(['-q', '-t', 'ed25519', '-N', 'a passphrase', '-f', 'encrypted']);
    const signer = await openSigner(join(folder, 'encrypted'));
    // It would ask at a terminal.
    vi.stubEnv('SSH_ASKPASS', '/bin/false').stubEnv('SSH_ASKPASS_REQUIRE', 'force');
    await expect(signer.sign(namespace, message)).rejects.toThrow(/ssh-keygen cannot sign with .*encrypted/);
    vi.unstubAllEnvs();
  });
});

it('a key that is not there is named', async () => {
  await expect(openSigner(join(folder, 'none'))).rejects.toThrow(/none cannot be read \(ENOENT\)/);
});
