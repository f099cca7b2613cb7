import { join } from 'node:path';
import { type Artifact, FileStorage, publish, type Storage } from '../../../delivery/index.ts';
import { storeOfEveryKind } from '../../../tests/release/every-kind.ts';
import type { Stored } from '../../../tests/release/flip-bits.ts';
import { MemoryStorage } from '../../../tests/release/memory-storage.ts';
import { temporaryFolder, tinyArtifact, tinySite } from '../../../tests/release/tiny-site.ts';
import { shared } from '../ground.ts';

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' } };

/** Small stores to damage, and artifacts to publish into them. They stay unchanged: experiments take copies. */
export interface StoreScene {
  folder: string;
  /** The contents of a store with every kind of file. */
  everyKind: Stored;
  /** A folder with a site. */
  site: string;
  /** Releases of Marvel; the first two are not live in the stores below. */
  first: Artifact;
  second: Artifact;
  /** Three releases of Marvel and no site: nothing is rendered, so much can be tried. */
  alone: Storage;
  /** The same as a folder. */
  aloneFolder: string;
}

export const storeSceneOf = shared<StoreScene & { remove: () => Promise<void> }>(
  async () => {
    const { folder, remove } = await temporaryFolder();
    const make = (text: string) => tinyArtifact(folder, { app: 'marvel', text });
    const [first, second, third] = await Promise.all([make('first'), make('second'), make('third')]);
    const [site, aloneFolder] = [join(folder, 'site'), join(folder, 'alone')];
    await publish(new FileStorage(site), await tinySite(folder), options);
    const alone = new MemoryStorage();
    for (const release of [first, second, third]) await publish(alone, [release], options);
    for (const key of await alone.list('')) {
      await new FileStorage(aloneFolder).write(key, (await alone.read(key)) as Buffer);
    }
    const { stored } = await storeOfEveryKind(join(folder));
    return { folder, everyKind: stored, site, first, second, alone, aloneFolder, remove };
  },
  (scene) => scene.remove(),
);
