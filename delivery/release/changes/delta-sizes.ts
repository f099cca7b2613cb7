import { appNameSource } from '@mint-row/kit/contract';
import { type Delta, readDeltaKey } from '../../store/deltas/delta-key.ts';
import { sameFileIn } from '../../store/deltas/same-file.ts';
import { layout, releaseName } from '../../store/layout.ts';
import type { Storage } from '../../store/storage.ts';

/**
 * Tells how many bytes a file of a release has for a browser that has files of an earlier one.
 * @param key the file
 * @param had the keys of the files that the browser has
 * @returns null when there is no delta for it
 */
export type DeltaSizeOf = (key: string, had: readonly string[]) => Promise<number | null>;

const place = new RegExp(`^releases/(${appNameSource})/(${releaseName})/(.+)$`);

/** Lists the deltas of each release once, and reads only those that are asked for. */
export function deltaSizesIn(storage: Storage): DeltaSizeOf {
  const known = new Map<string, Promise<Delta[]>>();
  const list = async (folder: string) =>
    (await storage.list(layout.deltas(folder))).map(readDeltaKey).filter((delta) => delta !== null);
  return async (key, had) => {
    const [, app, release, file] = place.exec(key) ?? [];
    if (!app || !release || !file) return null;
    const folder = layout.release(app, release);
    const listed = known.get(folder) ?? list(folder);
    known.set(folder, listed);
    const delta = (await listed).find(({ file: made, from }) => {
      const before = `${layout.release(app, from)}/`;
      const names = had.filter((one) => one.startsWith(before)).map((one) => one.slice(before.length));
      return made === file && sameFileIn(app, file, names) !== null;
    });
    return delta ? ((await storage.read(delta.key))?.length ?? null) : null;
  };
}
