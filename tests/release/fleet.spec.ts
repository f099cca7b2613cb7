import { describe, expect, it, vi } from 'vitest';
import { FileStorage, publish, readFleet, readLive } from '../../delivery/index.ts';
import { appNames } from '../site/applications.ts';
import { release } from './command.ts';
import { MemoryStorage } from './memory-storage.ts';
import { options, useOwnSite } from './set-up.ts';
import { tinyArtifact } from './tiny-site.ts';

const own = useOwnSite();

/** A release of Marvel that uses these names of React. */
const using = (...names: string[]) =>
  own.marvel({ text: names.join(), change: (manifest) => ({ ...manifest, uses: { react: names } }) });

/** A shell that provides these names of React. */
const providing = (...names: string[]) =>
  tinyArtifact(own.folder, {
    app: 'shell',
    text: names.join(),
    change: (manifest) => ({ ...manifest, provides: { react: { version: '19.3.1', names } } }),
  });

async function fleetOf(storage: MemoryStorage | FileStorage) {
  const live = await readLive(storage);
  if (!live) throw new Error('nothing is live');
  return { live, fleet: await readFleet(storage, live) };
}

describe('the fleet', () => {
  it('is every live application with its team, release, fallback and pages', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    await publish(storage, [own.next], options);
    const { live, fleet } = await fleetOf(storage);
    expect(fleet.apps.map(({ app }) => app).sort()).toEqual([...appNames].sort());
    expect(fleet.apps.find(({ app }) => app === 'marvel')).toMatchObject({
      release: own.next.release,
      fallback: own.site.find(({ app }) => app === 'marvel')?.release,
      owner: expect.stringMatching(/./),
      since: live.when,
      releases: 2,
    });
    expect(fleet.apps.find(({ app }) => app === 'shell')).toMatchObject({ owner: null, pages: 0, fallback: null });
  });

  it('takes one reading of the history, however many applications there are', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    await publish(storage, [own.next], options);
    const read = vi.spyOn(storage, 'read');
    const { fleet } = await fleetOf(storage);
    expect(fleet.apps.length).toBeGreaterThan(2);
    const first = read.mock.calls.map(([key]) => key).filter((key) => /^history\/0*1\.json$/.test(key));
    expect(first).toHaveLength(1);
  });

  it('names the kit of each release, and the releases without one', async () => {
    const storage = new FileStorage(`${own.folder}/kits`);
    await own.putInto(storage);
    await publish(storage, [await own.marvel({ change: (manifest) => ({ ...manifest, kit: '1.2.3' }) })], options);
    const { fleet } = await fleetOf(storage);
    const kits = Object.fromEntries(fleet.apps.map(({ app, kit }) => [app, kit]));
    expect(kits).toMatchObject({ shell: null, marvel: '1.2.3', pokemon: null });
    const { stdout } = await release(['fleet', '--store', storage.address]);
    expect(stdout).toMatch(/^application .* kit +pages/m);
    expect(stdout).toMatch(/^marvel .* 1\.2\.3 +2 /m);
    expect(stdout).toMatch(/^pokemon .* not stated +1 /m);
  });

  it('has the users of each library, and its unused names', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    await publish(storage, [await providing('useId', 'useState', 'memo')], options);
    await publish(storage, [await using()], options);
    const { fleet } = await fleetOf(storage);
    const usedBy = ['editorial', 'pokemon', 'starwars'];
    expect(fleet.libraries).toEqual([{ library: 'react', version: '19.3.1', usedBy, unused: ['useId', 'memo'] }]);
    expect(fleet.missing).toEqual([]);
  });

  it('names the fallback that cannot run, because the live shell lacks a name that it uses', async () => {
    const storage = new FileStorage(`${own.folder}/fleet`);
    await own.putInto(storage);
    const before = await using('memo');
    await publish(storage, [await providing('memo', 'useState'), before], options);
    await publish(storage, [await providing('useId', 'useState'), own.next], options);
    const { fleet } = await fleetOf(storage);
    expect(fleet.missing).toEqual([{ app: 'marvel', release: before.release, library: 'react', names: ['memo'] }]);
    const { stdout } = await release(['fleet', '--store', storage.address]);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      `marvel: release ${before.release} uses memo of react, which the live shell does not provide. It cannot be the fallback`,
    );
  });
});
