import { rename } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { closeServer, LiveSite, publish, serveSite } from '../../delivery/index.ts';
import { options } from '../release/set-up.ts';
import { ask } from './ask.ts';
import { listening } from './listening.ts';
import { idle, useServedStore } from './served-store.ts';

const { made, serve, close, get, page } = useServedStore();

describe('a store that cannot be read', () => {
  it('leaves the site as it was, and is told of once, as is that it can be read again', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await rename(made.storage.place, `${made.storage.place}-away`);
    for (let count = 0; count < 4; count += 1) {
      await idle();
      expect(await page()).toBe('200 one');
    }
    expect(errors).toHaveBeenCalledTimes(1);
    expect(String(errors.mock.calls[0])).toMatch(/no history any more.*Generation 1 is served/s);
    await rename(`${made.storage.place}-away`, made.storage.place);
    await idle();
    expect(await page()).toBe('200 one');
    expect(String(errors.mock.calls[1])).toMatch(/can be read again/);
    expect(errors).toHaveBeenCalledTimes(2);
  });

  it('is told to those who ask for what nobody asked for before, with when to come back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await rename(made.storage.place, `${made.storage.place}-away`);
    const { status, headers } = await get('/pokemon');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    await rename(`${made.storage.place}-away`, made.storage.place);
    expect((await get('/pokemon')).status).toBe(200);
  });

  it('at its newest generation is told of once, and a restart serves the newest that can be read', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await publish(made.storage, made.next.slice(0, 1), options);
    await idle();
    expect(await page()).toBe('200 two');
    await made.storage.write('history/0000000003.json', Buffer.from('{'));
    for (let count = 0; count < 4; count += 1) {
      await idle();
      expect(await page()).toBe('200 two');
    }
    expect(errors).toHaveBeenCalledTimes(1);
    await close();
    await serve();
    expect(await page()).toBe('200 two');
    expect(errors).toHaveBeenCalledTimes(2);
    for (const [said] of errors.mock.calls) expect(said).toMatch(/0000000003.*damaged.*Generation 2 is served/s);
  });

  it('that does not answer holds a request for a second at most, and others not at all', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const slow = serveSite(await hanging());
    const other = await listening(slow);
    expect((await ask(other, '/marvel')).status).toBe(200);
    const began = performance.now();
    expect((await ask(other, '/marvel')).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(500);
    expect(String(errors.mock.calls)).toContain('does not answer');
    await closeServer(slow, 0);
  });
});

/** A live site that has opened, and has its page in memory, before its store stops to answer. */
async function hanging(): Promise<LiveSite> {
  const live = await LiveSite.open(made.storage);
  await (await (await live.current()).resource('/marvel'))?.read(null);
  vi.spyOn(made.storage, 'read').mockImplementation(() => new Promise(() => {}));
  await idle();
  return live;
}
