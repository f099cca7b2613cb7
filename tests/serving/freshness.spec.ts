import { cp, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Artifact,
  closeServer,
  exportSite,
  FileStorage,
  prune,
  publish,
  SiteFollower,
  serveSite,
} from '../../delivery/index.ts';
import { author, copyOfStore, options } from '../release/set-up.ts';
import { ask } from './ask.ts';
import { listening } from './listening.ts';
import { entryOf, idle, useServedStore } from './served-store.ts';

const { own, made, page, status, marvel } = useServedStore();

describe('the first request after', () => {
  it('a release, or a rollback of one, gets the new site', async () => {
    for (const [artifacts, text] of [
      [made.next.slice(0, 1), 'two'],
      [marvel(), 'one'],
    ] as const) {
      await publish(made.storage, artifacts, options);
      await idle();
      expect(await page()).toBe(`200 ${text}`);
    }
  });

  it('a prune gets the new site, and 404 for removed files', async () => {
    const [asset = ''] = marvel().map(entryOf);
    expect(await status(asset)).toBe(200);
    for (const artifact of made.next) await publish(made.storage, [artifact], options);
    await prune(made.storage, { keep: 1, days: 0, author });
    // At once as well: the server looks for unreadable files again.
    expect(await page()).toBe('200 four');
    expect(await status(asset)).toBe(404);
    await idle();
    expect(await page()).toBe('200 four');
    expect(await status(asset)).toBe(404);
  });

  it('a removal by hand gets 404', async () => {
    const [artifact] = marvel();
    await rm(join(made.storage.address, `releases/marvel/${artifact?.release}.json`));
    expect(await status(artifact ? entryOf(artifact) : '')).toBe(404);
  });
});

it('a restored store is followed, though its generations have the numbers of those that are gone', async () => {
  const folder = join(own.folder, 'restored');
  await own.putInto(new FileStorage(folder));
  const backup = await copyOfStore(folder);
  const storage = new FileStorage(folder);
  const [two, three, four] = made.next;
  if (!two || !three || !four) throw new Error('There are too few releases.');
  await publish(storage, [two], options);
  const live = await SiteFollower.open(storage);
  await rm(folder, { recursive: true });
  await rename(backup, folder);
  await publish(storage, [three], options);
  const read = async () => String(await (await (await live.newest()).resource('/marvel'))?.read(null));
  expect(await read()).toContain('<h1>three');
  expect(await live.health()).toMatchObject({ generation: 2, store: 'readable' });
  // The release that only the other history names.
  const site = await live.newest();
  expect(await site.resource(entryOf(two))).toMatchObject({ status: 404 });
  await publish(storage, [four], options);
  await live.newest();
  expect(await read()).toContain('<h1>four');
  expect(await (await live.newest()).resource(entryOf(three))).toMatchObject({ status: 200 });
});

it('a release that another server has named a moment ago is served', async () => {
  await publish(made.storage, made.next.slice(0, 1), options);
  expect(await status(entryOf(made.next[0] as Artifact))).toBe(200);
});

it('files of the store that the history does not name are not served, nor exported', async () => {
  const refused = made.next[0] as Artifact;
  await publish(
    new FileStorage(`${own.folder}/elsewhere`),
    [...own.site.filter(({ app }) => app !== 'marvel'), refused],
    options,
  );
  for (const folder of ['files', 'releases/marvel']) {
    await cp(join(own.folder, 'elsewhere', folder), join(made.storage.address, folder), {
      recursive: true,
      force: false,
    });
  }
  expect(await status(entryOf(refused))).toBe(404);
  const out = `${own.folder}/out`;
  await exportSite(made.storage, out, 'nginx');
  const exported = (await new FileStorage(join(out, 'current')).list('files/remotes/marvel/')).join();
  const nameOf = (artifact: Artifact) => basename(entryOf(artifact));
  expect(exported).toContain(nameOf(marvel()[0] as Artifact));
  expect(exported).not.toContain(nameOf(refused));
});

it('releases before the live one stay available, and those of a restarted server', async () => {
  for (const artifact of made.next) await publish(made.storage, [artifact], options);
  const restarted = serveSite(await SiteFollower.open(made.storage));
  const other = await listening(restarted);
  for (const artifact of [...marvel(), ...made.next]) {
    expect(await status(entryOf(artifact))).toBe(200);
    expect((await ask(other, entryOf(artifact))).status).toBe(200);
  }
  await closeServer(restarted, 0);
});
