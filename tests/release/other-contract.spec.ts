import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FileStorage, LiveSite, publish, readLive, verify } from '../../delivery/index.ts';
import { options, useOwnSite } from './set-up.ts';

const own = useOwnSite();

/** Later software: its contract has the next number, and it cannot read manifests of another. */
let later: {
  delivery: typeof import('../../delivery/index.ts');
  site: typeof import('./tiny-site.ts');
};

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@mint-row/kit/contract', async (original) => {
    const now = await original<typeof import('@mint-row/kit/contract')>();
    return { ...now, CONTRACT_VERSION: now.CONTRACT_VERSION + 1 };
  });
  vi.doMock('@mint-row/kit/contract/manifest', async (original) => {
    const now = await original<typeof import('@mint-row/kit/contract/manifest')>();
    const { CONTRACT_VERSION } = await import('@mint-row/kit/contract');
    const checkManifest = (app: 'shell', manifest: { contract: number }) => {
      if (manifest.contract !== CONTRACT_VERSION) throw new now.ManifestError(['It lacks a new field.']);
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
  vi.doUnmock('@mint-row/kit/contract');
  vi.doUnmock('@mint-row/kit/contract/manifest');
  // The next test files of this worker load today's modules.
  vi.resetModules();
});

it('a rollback to a snapshot of an earlier contract is complete, served and reported', async () => {
  const storage = new FileStorage(`${own.folder}/contract`);
  await own.putInto(storage);
  const before = await readLive(storage);
  const raised = await later.site.tinySite(own.folder);
  await later.delivery.publish(storage, raised, { ...options, composer: 'later' });
  expect((await readLive(storage))?.snapshot).not.toBe(before?.snapshot);

  const { live, changed } = await later.delivery.rollbackSnapshot(storage, before?.snapshot ?? '', options);
  expect([changed, live?.snapshot]).toEqual([true, before?.snapshot]);
  expect(await later.delivery.missingOf(storage, live?.releases ?? {})).toEqual([]);
  expect((await later.delivery.verify(storage)).faults).toEqual([]);
  const served = await (await later.delivery.LiveSite.open(storage)).current();
  expect(String(await (await served.resource('/marvel'))?.read(null))).toContain('<h1>one');

  // Composing anew still needs all applications of one contract.
  await expect(later.delivery.publish(storage, raised.slice(0, 1), options)).rejects.toThrow(
    /built for version \d+ of the contract.*publish all applications together/,
  );
  expect((await later.delivery.publish(storage, raised, { ...options, composer: 'later' })).changed).toBe(true);
});

it('the software of that contract continues with the same store', async () => {
  const storage = new FileStorage(`${own.folder}/contract`);
  await publish(storage, own.site, options);
  expect((await verify(storage)).faults).toEqual([]);
  expect((await LiveSite.open(storage)).ahead).toBeDefined();
});
