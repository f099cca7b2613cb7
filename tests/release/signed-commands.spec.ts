import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { FileStorage, integrityOf, readLive } from '../../delivery/index.ts';
import { commandLine, release, run } from './command.ts';
import { useOwnSite } from './set-up.ts';
import { type Key, makeKey } from './signing-keys.ts';

// Signers as operators type them: docs/operations.md#signed-releases.

vi.setConfig({ testTimeout: 60_000 });

const own = useOwnSite();
let store: string;
let operator: Key;
let guard: Key;
let file: string;
const at = (...words: string[]) => release([...words, '--store', store]);

beforeAll(async () => {
  store = join(own.folder, 'store');
  await own.putInto(new FileStorage(store));
  [operator, guard] = [await makeKey(own.folder, 'olga'), await makeKey(own.folder, 'guard')];
  file = join(own.folder, 'allowed_signers');
  const lines = [`signers,publish:*,rollback:*,freeze ${operator.line}`, `freeze ${guard.line}`];
  await writeFile(file, `# rights\n${lines.join('\n')}\n`);
});

it('begins, signs with a key of an option or the environment, and tells who did what', async () => {
  const none = await release(['audit', store]);
  expect([none.code, none.stdout]).toEqual([4, expect.stringContaining('is signed.')]);
  expect((await at('signers', file, '--key', operator.file)).stdout).toMatch(/^Generation 2: signers/);
  const refused = await at('freeze', 'a test');
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/has signers, so each change needs a key/)]);
  const env = { ...process.env, MINT_ROW_SIGNING_KEY: guard.file };
  expect((await release(['freeze', 'a test', '--store', store], { env })).code).toBe(0);
  expect((await at('unfreeze', '--key', operator.file)).code).toBe(0);

  const shown = await at('signers');
  expect(shown.stdout).toMatch(/signers, publish:\*, +SHA256:\S+ +olga/);
  expect((await at('signers', '--text')).stdout).toBe(await readFile(file, 'utf8'));
  const audit = await release(['audit', store]);
  expect(audit.code, audit.stderr).toBe(0);
  expect(audit.stdout).toMatch(/3 +freeze .* guard\s[\s\S]*2 +signers .* olga\s[\s\S]*^SHA256:\S{43} +guard$/m);
  expect(audit.stdout).toContain('1 generation before these is not signed.');
  const [, anchor = ''] = /^Anchor: (4:sha256-\S+)$/m.exec(audit.stdout) ?? [];

  const status = await at('status', '--json');
  expect(JSON.parse(status.stdout)).toMatchObject({ generation: 4, untrusted: null });

  const out = join(own.folder, 'out');
  const [program, ...words] = commandLine('export');
  const exported = (given: string) =>
    run(program, [...words, 'static', '--store', store, '--out', out, '--anchor', given]);
  expect((await exported(anchor)).code).toBe(0);
  const other = await exported(anchor.replace('4:', '3:'));
  expect([other.code, other.stderr]).toEqual([
    1,
    expect.stringContaining('does not have the generation of the anchor'),
  ]);
  const wrong = await exported('4');
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('It must be a number and a hash')]);
  const [serve, ...serving] = commandLine('serve');
  const served = await run(serve, [
    ...serving,
    '--store',
    store,
    '--port',
    '0',
    '--anchor',
    anchor.replace('4:', '3:'),
  ]);
  expect([served.code, served.stderr]).toEqual([
    1,
    expect.stringContaining('does not have the generation of the anchor'),
  ]);
});

it('says what is wrong with a file or a key', async () => {
  const before = await readLive(new FileStorage(store));
  const wrong = join(own.folder, 'wrong');
  await writeFile(wrong, `publish:marvel ssh-ed25519 AAAA\n`);
  for (const [args, told] of [
    [['signers', wrong, '--key', operator.file], /line 1: its key is none of the kind ssh-ed25519/],
    [
      ['signers', `${wrong}-none`, '--key', operator.file],
      /wrong-none cannot be read \(ENOENT\)\. Nothing was changed/,
    ],
    [['signers', file, '--key', `${wrong}-none`], /The key .*wrong-none cannot be read \(ENOENT\)\. Correct --key/],
    [['freeze', 'x', '--key', wrong], /cannot sign with .*wrong|this machine needs ssh-keygen/],
  ] as const) {
    const { code, stderr } = await at(...args);
    expect([code, stderr]).toEqual([1, expect.stringMatching(told)]);
  }
  expect(await readLive(new FileStorage(store))).toEqual(before);
});

it('tells who asks for the status that what is newest is not trusted', async () => {
  const name = (number: number) => join(store, `history/000000000${number}.json`);
  const { seal: _seal, signature: _signature, ...content } = JSON.parse(await readFile(name(4), 'utf8'));
  const text = (value: object) => `${JSON.stringify(value, null, 1)}\n`;
  const forged = { ...content, generation: 5, parent: integrityOf(await readFile(name(4))) };
  await writeFile(name(5), text({ ...forged, seal: integrityOf(text(forged)) }));
  expect((await at('status')).stdout.replace(/\s+/g, ' ')).toMatch(
    /^Generation 5 \(unfreeze, by .*is not trusted: it is not signed\. .*Servers keep what was live before/,
  );
});
