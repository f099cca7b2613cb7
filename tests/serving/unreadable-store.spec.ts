import { rename } from 'node:fs/promises';
import { describe, expect, it, type MockInstance, vi } from 'vitest';
import { closeServer, publish, SiteFollower, serveSite } from '../../delivery/index.ts';
import { options } from '../release/set-up.ts';
import { ask } from './ask.ts';
import { listening } from './listening.ts';
import { idle, useServedStore } from './served-store.ts';

const { made, serve, close, get, page } = useServedStore();

describe('a store that cannot be read', () => {
  it('leaves the site unchanged, and is reported once, as is its recovery', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await rename(made.storage.address, `${made.storage.address}-away`);
    for (let count = 0; count < 4; count += 1) {
      await idle();
      expect(await page()).toBe('200 one');
    }
    expect(loggedLines(errors)).toEqual([expect.stringMatching(/no history any more.*Generation 1 is served/s)]);
    await rename(`${made.storage.address}-away`, made.storage.address);
    await vi.waitFor(async () => {
      expect(await page()).toBe('200 one');
      expect(loggedLines(errors)).toEqual([expect.anything(), expect.stringContaining('can be read again')]);
    }, 10_000);
  });

  it('causes 503 with a time to retry for files that were never requested before', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await rename(made.storage.address, `${made.storage.address}-away`);
    const { status, headers } = await get('/pokemon');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    await rename(`${made.storage.address}-away`, made.storage.address);
    expect((await get('/pokemon')).status).toBe(200);
  });

  it('is reported once if only its newest generation is damaged, and a restart serves the newest readable one', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await publish(made.storage, made.next.slice(0, 1), options);
    await vi.waitFor(async () => expect(await page()).toBe('200 two'), 10_000);
    await made.storage.write('history/0000000003.json', Buffer.from('{'));
    for (let count = 0; count < 4; count += 1) {
      await idle();
      expect(await page()).toBe('200 two');
    }
    const damaged = expect.stringMatching(/0000000003.*damaged.*Generation 2 is served/s);
    expect(loggedLines(errors)).toEqual([damaged]);
    errors.mockClear();
    await close();
    await serve();
    expect(await page()).toBe('200 two');
    expect(loggedLines(errors)).toEqual([damaged]);
  });

  it('delays one request for a second at most while it does not answer, and others not at all', async () => {
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

/** The logged lines in order, without "does not answer", which a busy machine may add. No line may follow itself. */
function loggedLines(errors: MockInstance<typeof console.error>): string[] {
  const lines = errors.mock.calls.map(String);
  expect(lines.filter((one, index) => one === lines[index - 1])).toEqual([]);
  return [...new Set(lines.filter((one) => !one.includes('does not answer')))];
}

/** A live site that has opened, and has its page in memory, before its store stops to answer. */
async function hanging(): Promise<SiteFollower> {
  const live = await SiteFollower.open(made.storage);
  await (await (await live.current()).resource('/marvel'))?.read(null);
  vi.spyOn(made.storage, 'read').mockImplementation(() => new Promise(() => {}));
  await idle();
  return live;
}
