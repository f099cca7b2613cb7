import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FileStorage } from '../../delivery/index.ts';
import { release } from './command.ts';
import { PullRequests } from './pull-requests.ts';
import { copyOfStore, useOwnSite } from './set-up.ts';

vi.setConfig({ testTimeout: 120_000 });

const own = useOwnSite();
let store: string;

beforeAll(async () => {
  store = join(own.folder, 'store');
  await own.putInto(new FileStorage(store));
});

const read = (folder: string, file = 'comment.md') => readFile(join(folder, file), 'utf8');
const checking = (artifact: string, folder: string) => [
  ...['check', 'marvel', '--artifact', artifact, '--store', store],
  ...['--comment', folder],
];

describe('--comment', () => {
  it('writes what check has found, and why the gate refuses, in the place of an earlier one', async () => {
    const folder = join(own.folder, 'comment');
    const gone = await own.marvel({ text: 'gone', characters: [] });
    const refused = await release(checking(gone.folder, folder));
    expect(refused.code).toBe(2);
    expect(await read(folder)).toMatch(/\*\*The release checks refuse it\.\*\*[\s\S]*```\n.*\/characters\/thor/);
    expect((await release(checking(own.next.folder, folder))).code).toBe(0);
    const text = await read(folder);
    expect(text).toContain('**The release checks pass.**');
    expect(text).toContain('```diff\n- one{}\n+ two{}\n```');
    expect(await readdir(folder)).toEqual(['comment.json', 'comment.md', 'pictures']);
    expect((await readdir(own.folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('has the address and the end of a preview, and the command that takes exactly it live', async () => {
    const copy = await copyOfStore(store);
    const folder = join(own.folder, 'of-preview');
    const made = await release([
      ...['preview', 'marvel', '--artifact', own.next.folder, '--store', copy, '--json'],
      ...['--comment', folder, '--preview-host', '*.preview.example.com'],
    ]);
    const { preview, address } = JSON.parse(made.stdout) as { preview: { id: string }; address: string };
    const text = await read(folder);
    expect(text).toMatch(new RegExp(`Preview, until \\d{4}-.* UTC: <${address}>`));
    expect(text).toContain(`npm run release -- publish --preview ${preview.id} --store <the store>`);

    // Written anew by who does not know it, it has no address that could lead anywhere else.
    await release(['comment', folder]);
    expect(await read(folder)).not.toContain('preview.example.com');
    await release(['comment', folder, '--preview-host', '*.preview.example.com']);
    expect(await read(folder)).toContain(`<${address}>`);
  });

  it.each([
    ['a folder with other files', () => store, /it has .*, which is of no comment/],
    ['a folder in none', () => join(store, 'none', 'comment'), /does not exist\. Make it first/],
  ])('refuses %s, and leaves it', async (_what, folder, words) => {
    const { code, stderr } = await release(checking(own.next.folder, folder()));
    expect([code, stderr]).toEqual([1, expect.stringMatching(words)]);
  });
});

describe('release comment', () => {
  it.each([
    ['none', null, /comment\.json is not there/],
    ['no JSON', '{', /is not JSON/],
    ['something else', '{"format":1}', /is not the data of a comment: verdict/],
    ['too much', ' '.repeat(9 * 1024 * 1024), /is larger than 8 MB/],
  ])('refuses %s', async (what, data, words) => {
    const folder = join(own.folder, `untrusted ${what}`);
    await mkdir(folder);
    if (data !== null) await writeFile(join(folder, 'comment.json'), data);
    const { code, stderr } = await release(['comment', folder]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(words)]);
    expect(await readdir(folder)).toEqual(data === null ? [] : ['comment.json']);
  });

  it('shows pictures that are pictures, where it is told that they are', async () => {
    const folder = join(own.folder, 'pictured');
    await release(checking(own.next.folder, folder));
    const data = JSON.parse(await read(folder, 'comment.json')) as object;
    const shown = [{ path: '/marvel', width: 360, pixels: 9, top: 0 }];
    await writeFile(
      join(folder, 'comment.json'),
      JSON.stringify({ ...data, pictures: { shown, same: [], leftOut: [] } }),
    );
    const pictures = ['before', 'after'].map((name) => join(folder, 'pictures', `01-${name}.png`));
    const args = ['comment', folder, '--pictures-at', 'https://pictures.example/7'];
    for (const picture of pictures) await writeFile(picture, '<svg onload="alert(1)">');
    const refused = await release(args);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/01-before\.png is no picture/)]);
    for (const picture of pictures) await writeFile(picture, Buffer.from('89504e470d0a1a0a', 'hex'));
    expect((await release(args)).code).toBe(0);
    expect(await read(folder)).toContain('![Before](https://pictures.example/7/pictures/01-before.png)');
  });
});

it('the workflow makes one comment, and updates its own alone', async (context) => {
  const host = await PullRequests.open(join(own.folder, 'runner'));
  if (!host) return context.skip();
  await release(checking((await own.marvel({ text: 'gone', characters: [] })).folder, host.comment));
  await release(['comment', host.comment]);
  const others = [
    { id: 1, user: { login: 'somebody' }, body: await read(host.comment) },
    { id: 2, user: { login: 'github-actions[bot]' }, body: 'Another workflow says' },
  ];
  host.comments = others;
  await host.post();
  expect(host.comments.at(2)?.body).toContain('refuse it');
  await release(checking(own.next.folder, host.comment));
  await release(['comment', host.comment]);
  await host.post();
  expect(host.comments.at(2)?.body).toContain('checks pass');
  expect(host.comments.slice(0, 2)).toEqual(others);
  expect(host.asked).toEqual(['POST repos/team/site/issues/7/comments', 'PATCH repos/team/site/issues/comments/3']);
});
