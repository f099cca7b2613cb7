import { readFile, writeFile } from 'node:fs/promises';
import { site } from '@mint-row/kit/content';
import { feedPath, type Place } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import {
  FileStorage,
  liveArtifacts,
  publish,
  readLive,
  rollbackSnapshot,
  SiteFollower,
  type Storage,
  setPlace,
} from '../../delivery/index.ts';
import { release } from './command.ts';
import { MemoryStorage } from './memory-storage.ts';
import { options, useOwnSite } from './set-up.ts';

const own = useOwnSite();
const { examplePlace } = site;
const staging: Place = {
  ...examplePlace,
  origin: 'https://staging.example',
  indexed: false,
  marketplace: { ...examplePlace.marketplace, name: 'The “trial” market' },
};

/** A site whose Marvel page names a value of the place. */
async function newStore(storage: Storage = new MemoryStorage()) {
  await own.putInto(storage);
  await publish(storage, [await own.marvel({ text: 'Sold at {{marketplace.name}}.' })], options);
  return storage;
}

async function textAt(storage: Storage, path: string): Promise<string> {
  const resource = await (await (await SiteFollower.open(storage)).current()).resource(path);
  return String(await resource?.read(null));
}

describe('the place of a store', () => {
  it('is in its pages and files, and stays with the next release', async () => {
    const storage = await newStore();
    expect(await textAt(storage, '/marvel')).toContain('Sold at Mint Row Market.');
    const { live } = await setPlace(storage, staging, options);
    expect(live).toMatchObject({ action: 'place', apps: [], place: staging });
    expect(await textAt(storage, '/marvel')).toContain('Sold at The “trial” market.');
    for (const path of ['/sitemap.xml', feedPath, '/.well-known/security.txt']) {
      const text = await textAt(storage, path);
      expect(text, path).toContain('https://staging.example/');
      expect(text, path).not.toContain(examplePlace.origin);
    }
    expect(await textAt(storage, '/robots.txt')).toBe('User-agent: *\nAllow: /\n');
    await publish(storage, [await own.marvel({ text: 'At {{marketplace.name}}, later.' })], options);
    expect(await textAt(storage, '/marvel')).toContain('At The “trial” market, later.');
  });

  it('is that of a snapshot which becomes live again', async () => {
    const storage = await newStore();
    const before = await readLive(storage);
    await setPlace(storage, staging, options);
    const { live } = await rollbackSnapshot(storage, before?.snapshot ?? '', options);
    expect(live?.place).toEqual(examplePlace);
    expect(await textAt(storage, '/sitemap.xml')).toContain(examplePlace.origin);
  });

  it('can be given to a store before its first release, and does not change twice', async () => {
    const storage = new MemoryStorage();
    expect((await setPlace(storage, staging, options)).live).toMatchObject({ generation: 1, snapshot: null });
    expect((await setPlace(storage, staging, options)).changed).toBe(false);
    await publish(storage, own.site, options);
    expect(await textAt(storage, '/sitemap.xml')).toContain('https://staging.example/');
  });

  it('is not filled in where the data of a page names a value that no place has', async () => {
    const storage = await newStore();
    const wrong = await own.marvel({ text: 'Write to {{email.press}}.' });
    await expect(publish(storage, [wrong], options)).rejects.toThrow('A place has no text {{email.press}}');
  });
});

it('a release goes from one place to another byte for byte', async () => {
  const from = await newStore();
  await setPlace(from, staging, options);
  const to = new MemoryStorage();
  await publish(to, await liveArtifacts(from, []), options);
  const keys = (storage: Storage) => storage.list('releases/');
  const live = (await readLive(from))?.releases;
  expect((await readLive(to))?.releases).toEqual(live);
  for (const key of await keys(to)) expect(await to.read(key), key).toEqual(await from.read(key));
  expect(await textAt(to, '/marvel')).toContain('Sold at Mint Row Market.');
});

describe('release place', () => {
  it('prints every value, and takes them back from a file', async () => {
    const storage = await newStore(new FileStorage(`${own.folder}/store`));
    expect((await release(['place', '--store', storage.address])).stdout).toContain(
      'store.opening.days: Tuesday, Wednesday, Thursday, Friday, Saturday\n',
    );
    const { stdout } = await release(['place', '--json', '--store', storage.address]);
    expect(JSON.parse(stdout)).toEqual(examplePlace);
    const file = `${own.folder}/place.json`;
    await writeFile(file, stdout);
    const same = await release(['place', file, '--store', storage.address]);
    expect([same.code, same.stdout]).toEqual([0, expect.stringContaining('Nothing to do')]);
  });

  it('refuses values that are missing, wrong or unknown, each by its name', async () => {
    const storage = await newStore(new FileStorage(`${own.folder}/refusing`));
    const { email, ...others } = examplePlace;
    const { security: _, ...some } = email;
    const file = `${own.folder}/wrong.json`;
    await writeFile(
      file,
      JSON.stringify({ ...others, email: some, origin: 'cards.example', folder: '/cards', indexed: 'no', shop: 'x' }),
    );
    const { code, stderr } = await release(['place', file, '--store', storage.address]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/email\.security: is missing/);
    expect(stderr).toMatch(/origin: is no origin such as https:/);
    expect(stderr).toMatch(/shop: is unknown/);
    expect(stderr).toMatch(/folder: is no folder: give "\/", or names in lower case/);
    expect(stderr).toMatch(/indexed: is no boolean/);
    expect((await readLive(storage))?.generation).toBe(2);
    const missing = await release(['place', `${own.folder}/none.json`, '--store', storage.address]);
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('none.json cannot be read (ENOENT)')]);
  });
});

it('publish --from says which values of the places differ, and that nothing else does', async () => {
  const from = await newStore(new FileStorage(`${own.folder}/staging`));
  await setPlace(from, staging, options);
  const to = `${own.folder}/production`;
  const { code, stdout, stderr } = await release([
    ...['publish', '--from', from.address, '--store', to, '--create', '--no-sandbox', '--message', 'seen in staging'],
  ]);
  expect(stderr).not.toContain('Error');
  expect(code).toBe(0);
  const words = stdout.replaceAll(/\s+/g, ' ');
  expect(words).toContain('byte for byte: shell, editorial, marvel, pokemon, starwars.');
  expect(words).toContain('Values that differ: origin, indexed, marketplace.name.');
  expect((await readLive(new FileStorage(to)))?.releases).toEqual((await readLive(from))?.releases);
  const nothing = await release(['publish', '--from', from.address, 'sports', '--store', to]);
  expect([nothing.code, nothing.stderr]).toEqual([1, expect.stringContaining('sports: no release is live in')]);
  expect(await readFile(`${to}/live`, 'utf8')).toBe('1\n');
});
