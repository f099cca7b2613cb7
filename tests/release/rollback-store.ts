import type { AppName } from '@mint-row/kit/contract';
import { type Artifact, publish, readLive, rollbackApps, type Storage } from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { options, useOwnSite } from './set-up.ts';
import { tinyArtifact } from './tiny-site.ts';

/** A tiny site of the test file's own, stores that have it, and the commands of tests of rollbacks. */
export function useRollbacks() {
  const own = useOwnSite();
  const artifacts = new Map<string, Artifact>();

  /** An application's artifact with a text, made once. */
  const make = async (app: AppName, text: string) => {
    const made = artifacts.get(`${app} ${text}`) ?? (await tinyArtifact(own.folder, { app, text }));
    artifacts.set(`${app} ${text}`, made);
    return made;
  };

  /** A store with a live site, and the commands of these tests. */
  async function newStore(storage: Storage = new MemoryStorage()) {
    await own.putInto(storage);
    const texts = new Map(own.site.map(({ release }) => [release, 'one']));
    const put = async (...named: [AppName, string][]) => {
      const some = await Promise.all(named.map(([app, text]) => make(app, text)));
      some.forEach(({ release }, index) => void texts.set(release, named[index]?.[1] ?? ''));
      return publish(storage, some, options);
    };
    const back = (apps: AppName[], more = {}) => rollbackApps(storage, apps, { ...options, ...more });
    /** The text of an application's live release. */
    const textOf = async (app: AppName) => texts.get((await readLive(storage))?.releases[app] ?? '');
    return { storage, put, back, textOf };
  }

  return { own, make, newStore };
}
