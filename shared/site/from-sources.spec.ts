import { describe, expect, it } from 'vitest';
import { integrityOf } from '../build/index.ts';
import { hashedName, integrityFile, type RemoteSource } from '../contract/index.ts';
import { SourceRemote, sourceEntry, UnreadableSources, VerifiedSourceRemote } from './from-sources.ts';

const declared = {
  name: 'marvel',
  label: 'Marvel',
  owner: 'the Marvel team',
  port: 5174,
  patterns: ['/marvel/*'],
  franchise: null,
};
const page = (path: string, title: string) => ({
  path,
  expose: 'LandingPage',
  title,
  description: 'A page.',
  reviewed: '2026-11-22',
  data: {},
});
const sourceWith = (title: string): RemoteSource => ({
  pages: [page('/marvel', title), page('/guides/a', title)],
  drawings: { emblem: () => `<svg><title>${title}</title></svg>` },
});
const unreadable = async () => Promise.reject(new Error('thor: tagline is missing'));

describe('a remote from its sources', () => {
  it('publishes the files of a release, and leaves code to the server', async () => {
    const remote = new SourceRemote({ declared, read: async () => sourceWith('Cards') });
    expect(await remote.file('art/emblem.svg')).toBe('<svg><title>Cards</title></svg>');
    expect(JSON.parse(String(await remote.file('data/marvel.json')))).toMatchObject({ title: 'Cards' });
    expect(Object.keys(JSON.parse(String(await remote.file(integrityFile))))).toContain('data/marvel.json');
    for (const file of [sourceEntry, 'data/none.json', 'data/marvel.0123456789.json'])
      expect(await remote.file(file), file).toBeUndefined();
  });

  it('registers its insets, which no address leads to, and publishes their data', async () => {
    const insets = [{ name: 'CharacterRowInset', data: { words: 'Cards' }, drawings: ['emblem'] }] as const;
    const remote = new SourceRemote({ declared, read: async () => ({ ...sourceWith('Cards'), insets }) });
    expect((await remote.registered()).exposes.CharacterRowInset).toEqual({ files: [], pages: [] });
    expect(await remote.inset('CharacterRowInset')).toEqual({
      data: { words: 'Cards' },
      drawings: { emblem: 'art/emblem.svg' },
    });
    expect(await remote.inset('CharacterReadingInset')).toBeNull();
  });

  it('keeps its addresses, and what others show of it, while it cannot be read', async () => {
    const never = { declared, read: unreadable, readLast: async () => null, exposes: () => ['LandingPage'] };
    const remote = new SourceRemote(never);
    expect((await remote.registered()).exposes).toEqual({ LandingPage: { files: [], pages: ['/marvel/*'] } });
    expect(await remote.catalogue()).toEqual({});
    await expect(remote.file('art/emblem.svg')).rejects.toThrow(UnreadableSources);
    await expect(remote.page('/marvel')).rejects.toThrow('tagline is missing');
    const before = new SourceRemote({ ...never, readLast: async () => sourceWith('Cards') });
    expect(await before.file('art/emblem.svg')).toContain('Cards');
    await expect(before.file('data/marvel.json')).rejects.toThrow('tagline is missing');
  });
});

describe('a remote from its sources, for a live shell', () => {
  it('keeps the files of each state of the sources at addresses of their own', async () => {
    let source = sourceWith('Cards');
    const remote = new VerifiedSourceRemote({
      declared,
      read: async () => source,
      shell: { signatures: {} },
      isAllowed: ({ path }) => path === '/marvel',
      entry: 'export {};',
    });
    const first = await remote.registered();
    expect(first.exposes).toEqual({ LandingPage: { files: [], pages: ['/marvel'] } });
    expect(first.integrity[sourceEntry]).toBe(integrityOf('export {};'));
    source = sourceWith('More cards');
    const second = await remote.registered();
    expect(second.entry).toBe(first.entry);
    for (const [{ integrity }, title] of [
      [first, 'Cards'],
      [second, 'More cards'],
    ] as const) {
      const read = async (file: string, hash: string) => String(await remote.file(hashedName(file, hash)));
      const listHash = integrity[integrityFile] ?? '';
      const list = await read(integrityFile, listHash);
      expect(integrityOf(list)).toBe(listHash);
      const dataHash = JSON.parse(list)['data/marvel.json'];
      const data = await read('data/marvel.json', dataHash);
      expect(integrityOf(data)).toBe(dataHash);
      expect(JSON.parse(data).title).toBe(title);
    }
    expect(JSON.parse(String(await remote.file('data/marvel.json'))).title, 'as they are now').toBe('More cards');
    expect(await remote.file('art/emblem.svg'), 'as they draw it now').toContain('More cards');
  });
});
