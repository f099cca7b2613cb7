import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FileStorage, publish, readLive, readOverview, releasesPage, visitHtml } from '../../delivery/index.ts';
import { release, typed } from './command.ts';
import { fillEventfully, hostile } from './eventful-store.ts';
import { overwrite } from './overwrite.ts';
import { copyOfStore, options, useOwnFolder, useOwnSite } from './set-up.ts';

vi.setConfig({ testTimeout: 120_000 });

const own = useOwnSite();
const eventful = useOwnFolder();
let base: string;
let filled: Awaited<ReturnType<typeof fillEventfully>>;

beforeAll(async () => {
  base = join(eventful.folder, 'base');
  filled = await fillEventfully(new FileStorage(base), eventful.folder);
}, 120_000);

/** The page as it is read: its words in one line, and the commands on it, of each generation if it has one. */
async function read(storage: FileStorage) {
  const { document } = releasesPage(await readOverview(storage));
  const commands = new Map<string, string>();
  const elements: string[] = [];
  let [text, id, isCommand, isStyle] = ['', '', false, false];
  visitHtml(document, {
    open(name, attributes) {
      elements.push([name, ...Object.keys(attributes)].join(' '));
      if (name === 'article') id = attributes.id ?? '';
      isStyle = name === 'style';
      isCommand = name === 'code' && attributes.class === 'command';
    },
    text(part) {
      if (!isStyle) text += part;
      if (isCommand) commands.set(id, part);
    },
    close(name) {
      isCommand = false;
      if (name === 'article') id = '';
      if (['td', 'th', 'li', 'p', 'dd', 'dt', 'h3', 'tr'].includes(name)) text += ' ';
    },
  });
  return { document, commands, elements, words: text.replaceAll(/\s+/g, ' ') };
}

describe('the page of releases', () => {
  it('has a publication, and the command on it takes exactly that back', async () => {
    const storage = new FileStorage(join(own.folder, 'store'));
    const first = await own.putInto(storage);
    await publish(storage, [own.next], { ...options, author: { who: 'Ann <ann@example.com>', why: 'Two new debuts' } });
    await publish(storage, [await own.marvel({ text: 'three' })], options);
    const page = await read(storage);
    expect(page.words).toContain('Generation 2: publish marvel Two new debuts By Ann When');
    expect(page.words).toContain('Generation 3 has replaced it. Brings back the whole site as before');

    expect(await typed(page.commands.get('generation-3'))).toMatchObject({ code: 0, stderr: '' });
    expect((await readLive(storage))?.releases.marvel).toBe(own.next.release);
    // What was rolled back is brought back by the same rule.
    const after = await read(storage);
    const third = (await readLive(storage))?.generation;
    expect((await typed(after.commands.get(`generation-${third}`))).code).toBe(0);
    expect((await readLive(storage))?.releases.marvel).not.toBe(own.next.release);
    expect((await typed(page.commands.get('generation-2'))).code).toBe(0);
    expect(await readLive(storage)).toMatchObject({ releases: first?.releases, snapshot: first?.snapshot });
    expect(page.words).not.toContain('ann@example.com');
  });

  it('tells who signed each change, what a guard found, and which previews there are', async () => {
    const { words } = await read(new FileStorage(base));
    expect(words).toContain('Generation 3: signers');
    expect(words).toMatch(/Generation 1: publish .* not signed: the store had no signers/);
    expect(words).toMatch(/signed by <\/p><script>.*, SHA256:[\w+/]{43} sha256-[\w+/]{43}=/);
    expect(words).toMatch(
      /Evidence of the guard: marvel \w{8} was live for 42 s as generation 4; 1 of 2 servers answered/,
    );
    expect(words).toMatch(
      /met a failure 12 of 104 3 of 2,310 1 in [\d,]+ yes poor LCP 1 of 40 too little known likely no/,
    );
    expect(words).toMatch(
      /can be published To make ([0-9a-f]{16}) live: npm run release -- publish --preview \1 --store/,
    );
    expect(words).toContain('add --key with your key');
  });

  it('escapes every name and reason, and lets a browser load nothing', async () => {
    const { document, words, elements } = await read(new FileStorage(base));
    expect(words.split('<script>alert(1)').length).toBeGreaterThan(8);
    expect(words).toContain('\\u202egnihton');
    expect(document).not.toContain('\u202e');
    const known = /^(script|img|iframe|form|input|link|object|svg)\b|\bon\w+|\bstyle$/;
    expect(elements.filter((one) => known.test(one) && !/^style$/.test(one))).toEqual([]);
    expect([...document.matchAll(/\b(?:src|href|action)="(?!#)[^"]*"/g)]).toEqual([]);
    expect(document).not.toMatch(/url\(|@import/);
    expect(hostile).toContain('\u202e');
  });

  it('says what cannot be read, and shows the rest without commands that would fail', async () => {
    const folder = await copyOfStore(base);
    await overwrite(new FileStorage(folder), 'history/0000000002.json', Buffer.from('{'));
    const damaged = await read(new FileStorage(folder));
    expect(damaged.words).toMatch(/history\/0000000002\.json in .* is damaged/);
    expect(damaged.words).toContain('Generation 1: publish');
    expect([...damaged.commands.keys()]).toEqual(['']);

    await rm(join(folder, 'releases'), { recursive: true });
    expect((await read(new FileStorage(folder))).words).toContain(filled.first);

    const away = await read(new FileStorage(join(folder, 'nowhere')));
    expect(away.words).toContain('There is none, or it cannot be read.');
  });

  it('says which generation no server trusts', async () => {
    const storage = new FileStorage(await copyOfStore(base));
    const newest = (await readLive(storage))?.generation ?? 0;
    const file = `history/${String(newest).padStart(10, '0')}.json`;
    const { seal: _seal, ...content } = JSON.parse(String(await storage.read(file))) as Record<string, unknown>;
    const { integrityOf } = await import('../../delivery/index.ts');
    const written = (of: object) => Buffer.from(`${JSON.stringify(of, null, 1)}\n`);
    const forged = { ...content, why: 'forged' };
    await overwrite(storage, file, written({ ...forged, seal: integrityOf(written(forged)) }));
    const { words, commands } = await read(storage);
    expect(words).toMatch(/Generation \d+ \(publish pokemon, .*\) of .* is not trusted/);
    expect(words).toContain('NOT trusted: no server serves it');
    expect(words).toContain(`Generation ${newest - 1}, snapshot`);
    expect([...commands.keys()]).toEqual(['']);
  });
});

describe('release page', () => {
  it('writes the page, or prints it, with what servers say and what another place has', async () => {
    const file = join(eventful.folder, 'releases.html');
    const args = ['page', '--store', base, '--servers', 'http://127.0.0.1:9', '--beside', base];
    const written = await release([...args, '--out', file]);
    expect([written.code, written.stdout, written.stderr]).toEqual([0, `Written: ${file}\n`, '']);
    const printed = await release([...args, '--out', '-']);
    expect(printed.stdout).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
    expect(printed.stdout).toContain('It does not answer');
    expect(printed.stdout).toContain('the same');
  });

  it('says so on the page, on standard error and in its exit code when the store is damaged', async () => {
    const folder = await copyOfStore(base);
    await overwrite(new FileStorage(folder), 'history/0000000002.json', Buffer.from('{'));
    const { code, stdout, stderr } = await release(['page', '--out', '-', '--store', folder]);
    expect([code, stderr]).toEqual([4, expect.stringContaining('is damaged')]);
    expect(stdout).toContain('What is below may be incomplete');
  });

  it('refuses a file that cannot be written', async () => {
    const { code, stderr } = await release(['page', '--out', join(base, 'none', 'a.html'), '--store', base]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/--out .*does not exist\. Make it first/)]);
  });
});
