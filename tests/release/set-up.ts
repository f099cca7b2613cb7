import { cp, mkdtemp } from 'node:fs/promises';
import { beforeAll } from 'vitest';
import { type Artifact, type Generation, publish, readLive, type Storage } from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { renderHere } from './render-here.ts';
import { type TinyArtifact, temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

/** The author of releases in tests. */
export const author = { who: 'A tester', why: 'a test' };

/** The options of products: each page is rendered in a sandbox. */
export const confined = { composer: 'tests', author };

/** The options of tests whose subject is not the rendering of pages. */
export const options = { ...confined, startUnconfined: renderHere };

/** The releases of a test file: created at its first test, and removed after its last. */
export interface OwnSite {
  /** A temporary folder. */
  readonly folder: string;
  /** One artifact of each application. */
  readonly site: readonly Artifact[];
  /** Another release of Marvel. */
  readonly next: Artifact;
  /** Makes another release of Marvel. */
  readonly marvel: (artifact: Partial<TinyArtifact>) => Promise<Artifact>;
  /** Puts the site into an empty store, where it is then live: a copy of a store that is made once. */
  readonly putInto: (storage: Storage) => Promise<Generation | null>;
}

/** A tiny site of the test file's own. */
export function useOwnSite(): OwnSite {
  const own = useOwnFolder();
  const marvel = (artifact: Partial<TinyArtifact>) =>
    tinyArtifact(own.folder, { app: 'marvel', text: 'changed', ...artifact });
  let made: Pick<OwnSite, 'site' | 'next'>;
  beforeAll(async () => {
    made = { site: await tinySite(own.folder), next: await marvel({ text: 'two' }) };
  });
  return {
    marvel,
    async putInto(storage) {
      published ??= publishedFrom(made.site);
      await copyInto(storage, await published);
      return readLive(storage);
    },
    get folder() {
      return own.folder;
    },
    get site() {
      return made.site;
    },
    get next() {
      return made.next;
    },
  };
}

/** A store with the tiny site, shared by all test files. */
let published: Promise<Storage> | undefined;

async function publishedFrom(site: readonly Artifact[]): Promise<Storage> {
  const storage = new MemoryStorage();
  await publish(storage, site, options);
  return storage;
}

/** Copies the contents of a store into another. */
export async function copyInto(to: Storage, from: Storage): Promise<void> {
  await to.begin();
  const copy = async (key: string) => to.create(key, (await from.read(key)) as Buffer);
  await Promise.all((await from.list('')).map(copy));
}

/** A temporary folder of the test file's own. */
export function useOwnFolder(): { readonly folder: string } {
  const own = { folder: '' };
  beforeAll(async () => {
    const { folder, remove } = await temporaryFolder();
    own.folder = folder;
    return remove;
  });
  return own;
}

/**
 * Copies a store, so that a test has one of its own.
 * @param base the folder of the store
 * @returns the folder of the copy, next to it
 */
export async function copyOfStore(base: string): Promise<string> {
  const folder = await mkdtemp(`${base}-`);
  await cp(base, folder, { recursive: true });
  return folder;
}
