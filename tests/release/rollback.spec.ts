import { describe, expect, it } from 'vitest';
import { DeliveryError, FrozenError, freeze, readLive, rollbackSnapshot } from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { useRollbacks } from './rollback-store.ts';
import { author } from './set-up.ts';

const { make, newStore } = useRollbacks();

describe('a rollback without --to', () => {
  it('never goes to a release that a rollback left, and reports when no other is left', async () => {
    const { storage, put, back, textOf } = await newStore();
    await put(['marvel', 'two']);
    await put(['marvel', 'three']);
    await back(['marvel']);
    expect(await textOf('marvel')).toBe('two');
    await back(['marvel']);
    expect(await textOf('marvel')).toBe('one');
    const before = await readLive(storage);
    await expect(back(['marvel'])).rejects.toThrow(
      /marvel: every earlier release has been rolled back.*--to.*releases marvel/,
    );
    await expect(back(['marvel'])).rejects.toThrow(DeliveryError);
    expect(await readLive(storage)).toEqual(before);
    await back(['marvel'], { to: (await make('marvel', 'three')).release });
    expect(await textOf('marvel')).toBe('three');
  });

  it('skips a release that a rollback left, whatever was released since', async () => {
    const { put, back, textOf } = await newStore();
    await put(['marvel', 'two']);
    await back(['marvel']);
    await put(['marvel', 'two']);
    await put(['pokemon', 'two']);
    await put(['marvel', 'three']);
    await back(['marvel']);
    expect(await textOf('marvel')).toBe('one');
    expect(await textOf('pokemon')).toBe('two');
  });

  it('skips the releases of a snapshot that a rollback left', async () => {
    const { storage, put, back, textOf } = await newStore();
    const first = await readLive(storage);
    await put(['marvel', 'two']);
    await rollbackSnapshot(storage, first?.snapshot ?? '', { author });
    await put(['marvel', 'three']);
    await back(['marvel']);
    expect(await textOf('marvel')).toBe('one');
  });

  it('undoes one release when two people run it at once', async () => {
    const racing = new RacingStorage();
    const { put, back, textOf } = await newStore(racing);
    await put(['marvel', 'two']);
    await put(['marvel', 'three']);
    racing.race = () => back(['marvel']);
    await expect(back(['marvel'])).rejects.toThrow(
      /marvel: another release became live meanwhile \(rollback by A tester\)/,
    );
    expect(await textOf('marvel')).toBe('two');
  });

  it('reports that there is nothing before the first release', async () => {
    const { back } = await newStore();
    await expect(back(['pokemon'])).rejects.toThrow(/pokemon: there is no release before the live one/);
  });

  it('leaves no fallback to a release that a rollback left', async () => {
    const { storage, put, back } = await newStore();
    await put(['marvel', 'two']);
    await put(['marvel', 'three']);
    await back(['marvel']);
    await back(['marvel']);
    const { release } = await make('marvel', 'three');
    const { live } = await back(['marvel'], { to: release });
    // When three was live first, its fallback was two.
    expect(live?.releases.marvel).toBe(release);
    expect(live?.fallbacks.marvel).toBeUndefined();
    expect(await readLive(storage)).toEqual(live);
  });
});

describe('a rollback while releases are frozen', () => {
  it('needs an option, and leaves them frozen', async () => {
    const { storage, put, back, textOf } = await newStore();
    const first = await readLive(storage);
    await put(['marvel', 'two']);
    await freeze(storage, { who: 'Ops', why: 'Incident 7' });
    await expect(back(['marvel'])).rejects.toThrow(FrozenError);
    await expect(back(['marvel'])).rejects.toThrow(/rollback <app> --while-frozen/);
    const { live } = await back(['marvel'], { whileFrozen: true });
    expect(live).toMatchObject({ action: 'rollback', frozen: { who: 'Ops', why: 'Incident 7' } });
    expect(await textOf('marvel')).toBe('one');
    await expect(put(['marvel', 'two'])).rejects.toThrow(FrozenError);
    const again = await rollbackSnapshot(storage, first?.snapshot ?? '', { author, whileFrozen: true });
    expect(again).toEqual({ live, changed: false });
  });
});

/** Lets another writer be faster, once. */
class RacingStorage extends MemoryStorage {
  race: (() => Promise<unknown>) | undefined;

  override async create(key: string, bytes: Uint8Array): Promise<boolean> {
    const { race } = this;
    this.race = undefined;
    await race?.();
    return super.create(key, bytes);
  }
}
