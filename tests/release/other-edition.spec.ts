import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FileStorage, publish, readLive, SiteFollower, verify } from '../../delivery/index.ts';
import { options, useOwnSite } from './set-up.ts';

const own = useOwnSite();

/** The software of a later day: its manifests have one more field, and it cannot read those that lack it. */
let later: {
  delivery: typeof import('../../delivery/index.ts');
  site: typeof import('./tiny-site.ts');
};

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@mint-row/kit/contract/manifest', async (original) => {
    const now = await original<typeof import('@mint-row/kit/contract/manifest')>();
    const checkManifest = (app: 'shell', { colour, ...manifest }: { colour?: string }) => {
      if (colour === undefined) throw new now.ManifestError(['It lacks a colour.']);
      return now.checkManifest(app, manifest);
    };
    return { ...now, checkManifest };
  });
  later = {
    delivery: await import('../../delivery/index.ts'),
    site: await import('./tiny-site.ts'),
  };
});
afterAll(() => {
  vi.doUnmock('@mint-row/kit/contract/manifest');
  // The next test files of this worker load today's modules.
  vi.resetModules();
});

it('a snapshot of an earlier edition can be rolled back to, and is whole, served and told', async () => {
  const storage = new FileStorage(`${own.folder}/edition`);
  await own.putInto(storage);
  const before = await readLive(storage);
  const apps = ['shell', 'marvel', 'pokemon', 'starwars', 'editorial'];
  const change = (manifest: object) => ({ ...manifest, colour: 'blue' });
  const raised = await Promise.all(apps.map((app) => later.site.tinyArtifact(own.folder, { app, change })));
  await later.delivery.publish(storage, raised, { ...options, composer: 'later' });
  expect((await readLive(storage))?.snapshot).not.toBe(before?.snapshot);

  const { live, changed } = await later.delivery.rollbackSnapshot(storage, before?.snapshot ?? '', options);
  expect([changed, live?.snapshot]).toEqual([true, before?.snapshot]);
  expect(await later.delivery.missingOf(storage, live?.releases ?? {})).toEqual([]);
  expect((await later.delivery.verify(storage)).faults).toEqual([]);
  const served = await (await later.delivery.SiteFollower.open(storage)).current();
  expect(String(await (await served.resource('/marvel'))?.read(null))).toContain('<h1>one');

  // Composing anew still needs all applications of one edition.
  await expect(later.delivery.publish(storage, raised.slice(0, 1), options)).rejects.toThrow(
    /It lacks a colour.*publish all applications together/s,
  );
  expect((await later.delivery.publish(storage, raised, { ...options, composer: 'later' })).changed).toBe(true);
});

it('the software of that edition goes on with the same store', async () => {
  const storage = new FileStorage(`${own.folder}/edition`);
  await publish(storage, own.site, options);
  expect((await verify(storage)).faults).toEqual([]);
  expect((await SiteFollower.open(storage)).ahead).toBeDefined();
});
