import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { publish, readLive, readSnapshot, rollbackApps, snapshotFiles } from '../../delivery/index.ts';
import { options } from '../release/set-up.ts';
import { describeBehindVarnish, stale, useVarnish } from './behind-varnish.ts';

describeBehindVarnish('Varnish in front of our server, over time', () => {
  const { own, made, serve, close, get, page, entry } = useVarnish();

  it('keeps no error of the server', async () => {
    const live = await readLive(made.storage);
    const document = snapshotFiles(await readSnapshot(made.storage, live?.snapshot ?? '')).get('/pokemon');
    const files = ['', '.br', '.gz'].map((ending) => join(made.storage.address, `${document?.key}${ending}`));
    for (const file of files) await rename(file, `${file}.away`);
    expect(await page('/pokemon')).toMatch('500');
    for (const file of files) await rename(`${file}.away`, file);
    expect(await page('/pokemon')).toMatch('200');
  });

  it('continues to serve files of releases while the server is down, and pages when it is back', async () => {
    await get(entry());
    await close();
    await stale();
    const [document, file] = [await get('/marvel'), await get(entry())];
    await serve();
    await stale();
    expect([document.status, file.status]).toEqual([503, 200]);
    expect(await page('/marvel')).toBe('200 one');
  });

  it('shows a release and a rollback to every client within a second', async () => {
    const seen: { began: number; what: string }[] = [];
    let done = false;
    const visit = async (coding: string) => {
      while (!done) {
        const began = performance.now();
        seen.push({ began, what: await page('/marvel', { 'accept-encoding': coding }) });
        await setTimeout(10);
      }
    };
    // Only answers without compression have a readable heading: `identity` and its variants.
    const visitors = Promise.allSettled(['identity', 'identity;q=1', 'identity;q=0.5'].map(visit));
    const sinceASecond = async () => {
      const late = performance.now() + 1_000;
      await setTimeout(1_500);
      return new Set(seen.filter(({ began }) => began > late).map(({ what }) => what));
    };
    await publish(made.storage, [own.next], options);
    const released = await sinceASecond();
    await rollbackApps(made.storage, ['marvel'], options);
    const rolledBack = await sinceASecond();
    done = true;
    await visitors;
    expect([released, rolledBack]).toEqual([new Set(['200 two']), new Set(['200 one'])]);
    expect(new Set(seen.map(({ what }) => what))).toEqual(new Set(['200 one', '200 two']));
  });
});
