import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedNames } from '@mint-row/kit/contract/manifest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { integrityOf, visitHtml } from '../../delivery/index.ts';
import { builtArtifacts, changedRelease, compose } from './site.ts';

/** Text that ends any context into which it may be written: a script, a comment, a title, an attribute. */
const hostile = '</script></title>"\'--><img src=x onerror=alert(1)><script>alert(1)</script><!--<script>';

let folder: string;
let pages: Map<string, string>;

beforeAll(async () => {
  const { shell, remotes } = await builtArtifacts();
  folder = await mkdtemp(join(tmpdir(), 'mint-row-'));
  const marvel = remotes.find(({ app }) => app === 'marvel');
  if (!marvel) throw new Error('Marvel is not built: npm run build');
  await cp(marvel.folder, folder, { recursive: true });
  const file = `client/${publishedNames(marvel.manifest).get('data/marvel.json')}`;
  // Only in prose, which has spaces; an address has none.
  const text = (await readFile(join(folder, file), 'utf8')).replaceAll(
    /Marvel /g,
    `Marvel ${JSON.stringify(hostile).slice(1, -1)} `,
  );
  await writeFile(join(folder, file), text);
  const manifest = {
    ...marvel.manifest,
    files: {
      ...marvel.manifest.files,
      [file]: { bytes: Buffer.byteLength(text), integrity: integrityOf(Buffer.from(text)) },
    },
    owner: hostile,
    pages: marvel.manifest.pages.map((page) => ({ ...page, title: hostile, description: hostile })),
    catalogue: {
      ...marvel.manifest.catalogue,
      characters: marvel.manifest.catalogue.characters?.map((entry) => ({
        ...entry,
        name: hostile,
        summary: hostile,
      })),
    },
  };
  const files = await compose({
    shell,
    remotes: [
      { ...marvel, folder, manifest, release: changedRelease },
      ...remotes.filter(({ app }) => app !== 'marvel'),
    ],
  });
  pages = new Map(files.map(({ path, body }) => [path, body]));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(['/marvel', '/characters'])('the words of a remote are text on %s, whatever they contain', (path) => {
  const html = pages.get(path) ?? '';
  expect(html).toContain('alert(1)');
  const { scripts, traps } = read(html);
  expect(traps).toEqual([]);
  expect(scripts).toEqual(read(pages.get('/about') ?? '').scripts);
});

it('a title and a description are unchanged', () => {
  const { title, description } = read(pages.get('/marvel') ?? '');
  expect(title).toBe(hostile);
  expect(description).toBe(hostile);
});

it('the registry is JSON with the same words', () => {
  expect(JSON.parse(pages.get('/registry.json') ?? '').remotes.marvel.owner).toBe(hostile);
});

/** A document as a browser would read it: the kinds of its scripts, and the elements that the hostile text became. */
function read(html: string) {
  const found = { scripts: [] as string[], traps: [] as string[], title: '', description: '' };
  let inside = '';
  visitHtml(html, {
    open(name, { type, onerror, src, content, ...attributes }) {
      inside = name;
      if (name === 'script') found.scripts.push(type ?? '');
      if (onerror !== undefined || src === 'x') found.traps.push(name);
      if (name === 'meta' && attributes.name === 'description') found.description = content ?? '';
    },
    text(text) {
      if (inside === 'title' && !found.title.endsWith('<!--<script>')) found.title += text;
      if (inside === 'script' && text.startsWith('alert')) found.traps.push(text);
    },
    comment: (text) => void (/\w/.test(text) && found.traps.push(text)),
  });
  return found;
}
