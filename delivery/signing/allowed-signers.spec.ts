import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AllowedSigners } from './allowed-signers.ts';
import type { Right } from './rights.ts';

const encoded = 'AAAAC3NzaC1lZDI1NTE5AAAAIIYJq2JBdHfvEPSNG1/k+oh/sOqdJSjkKAzkmw5E0GQz';
const key = Buffer.from(encoded, 'base64');
const own = `ssh-ed25519 ${encoded} anna@marvel`;
/** Somebody has to be able to change the file. */
const operator = `signers ${own.replace('IIYJ', 'IIYK').replace('anna', 'olga')}`;

/** The signature of "hello\n" for release@mint-row by that key, as ssh-keygen 9.2 made it. */
const signature = `-----BEGIN SSH SIGNATURE-----
U1NIU0lHAAAAAQAAADMAAAALc3NoLWVkMjU1MTkAAAAghgmrYkF0d+8Q9I0bX+T6iH+w6p
0lKOQoDOSbDkTQZDMAAAAQcmVsZWFzZUBtaW50LXJvdwAAAAAAAAAGc2hhMjU2AAAAUwAA
AAtzc2gtZWQyNTUxOQAAAEBBVQ8Y3cnn09jxYOrdhFZOc8ftXPybR3QnPnwe25io8PyGL4
vp0jCVz1mnIuFxELgJjL9Lv9E80aHh32sNJdYG
-----END SSH SIGNATURE-----
`;
const namespace = 'release@mint-row';
const noon = Date.parse('2026-06-01T12:00:00Z');

/** Lines, and which of these rights they give the key at noon; ssh-keygen says the same. */
const rights: Right[] = ['publish:marvel', 'publish:pokemon', 'rollback:marvel', 'record', 'signers'];
const lines: [string, Right[]][] = [
  [`publish:marvel ${own}`, ['publish:marvel']],
  [`"publish:marvel,record" ${own}`, ['publish:marvel', 'record']],
  [`publish:* ${own}`, ['publish:marvel', 'publish:pokemon']],
  [`*:marvel,publish:* ${own}`, ['publish:marvel', 'publish:pokemon', 'rollback:marvel']],
  [`publish:*,!publish:pokemon ${own}`, ['publish:marvel']],
  [`!*,publish:* ${own}`, []],
  [`* ${own}`, rights],
  [`publish:marve? ${own}`, ['publish:marvel']],
  [`PUBLISH:MARVEL,record ${own}`, ['record']],
  [`anna@marvel.example,record ${own}`, ['record']],
  [`record namespaces="release@mint-row,git" ${own}`, ['record']],
  [`record namespaces="release@*" ${own}`, ['record']],
  [`record namespaces="*,!release@mint-row" ${own}`, []],
  [`record Namespaces="git" ${own}`, []],
  [`record valid-after="20260601Z",valid-before="20260602Z" ${own}`, ['record']],
  [`record valid-after="202606011200Z" ${own}`, ['record']],
  [`record valid-before="20260601120000Z" ${own}`, ['record']],
  [`record valid-after="202606011201Z" ${own}`, []],
  [`record valid-before="20260601115959Z" ${own}`, []],
  [`record   ssh-ed25519   ${encoded}`, ['record']],
];

const hasSshKeygen = spawnSync('ssh-keygen', ['-?']).error === undefined;

describe('a line of allowed signers', () => {
  it.each(lines)('%s', (line, given) => {
    const signers = AllowedSigners.parse(`# who may do what\n\n${operator}\n${line}\n`, 'the file');
    expect(rights.filter((right) => signers.allows({ key, namespace, right, time: noon }))).toEqual(given);
  });

  it.skipIf(!hasSshKeygen)('means the same to the real ssh-keygen', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mint-row-signers-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'text.sig'), signature);
    for (const [line, given] of lines) {
      await writeFile(join(folder, 'signers'), `${line}\n`);
      const found = rights.filter((right) => {
        const options = ['-O', 'verify-time=20260601120000Z', '-n', namespace, '-s', 'text.sig'];
        const args = ['-Y', 'verify', '-f', 'signers', '-I', right, ...options];
        return spawnSync('ssh-keygen', args, { cwd: folder, input: 'hello\n' }).status === 0;
      });
      expect(found, line).toEqual(given);
    }
  });

  it.each([
    [`publish:marvel cert-authority ${own}`, 'certificates are not supported (cert-authority)'],
    [`publish:marvel no-touch-required ${own}`, 'no-touch-required is no option that is known here'],
    [`publish:marvel valid-before="20260601" ${own}`, '"20260601" is no time such as 20270131Z'],
    [`publish:marvel valid-before="20261301Z" ${own}`, '"20261301Z" is no time'],
    [`publish:marvel valid-after="20260601Z",valid-after="20260602Z" ${own}`, 'it has valid-after twice'],
    [`publish:marvel namespaces ${own}`, 'namespaces is no option that is known here. There are namespaces="…"'],
    [`publihs:marvel ${own}`, 'its principals give it no right. Rights are publish:APP'],
    [`anna@marvel.example ${own}`, 'its principals give it no right'],
    [`publish:marvel valid-after=20260601Z ${own}`, 'valid-after=20260601Z is no option'],
    ['publish:marvel ssh-dss AAAA', 'ssh-dss is no option that is known here'],
    ['publish:marvel ssh-ed25519 AAAA', 'its key is none of the kind ssh-ed25519'],
    [`publish:marvel ssh-rsa ${encoded}`, 'its key is none of the kind ssh-rsa'],
    ['publish:marvel', 'it needs a key of one of these kinds'],
  ])('is refused, with its number: %s', (line, told) => {
    expect(() => AllowedSigners.parse(`${operator}\n${line}\n`, 'the file')).toThrow(
      `the file is no file of allowed signers for a store:\n  line 2: ${told}`,
    );
  });
});

it('a file that nobody could change, or that is too long, is refused', () => {
  expect(() => AllowedSigners.parse(`publish:marvel ${own}`, 'the file')).toThrow('no key has the right "signers"');
  expect(() => AllowedSigners.parse(operator + ' '.repeat(70_000), 'the file')).toThrow('more than 65536 characters');
});
