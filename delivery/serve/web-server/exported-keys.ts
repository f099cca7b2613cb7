import { integrityOf } from '@mint-row/kit/build';
import { manifestFile } from '../../artifact/manifest-file.ts';
import { DeliveryError } from '../../delivery-error.ts';
import { type Coding, codings } from '../../store/codings.ts';
import { isCopyOf } from '../../store/copies.ts';
import { readDelta } from '../../store/deltas/write-deltas.ts';
import { eachOf } from '../../store/each-of.ts';
import { layout } from '../../store/layout.ts';
import type { Storage } from '../../store/storage.ts';
import type { Contents } from './contents.ts';

/**
 * The keys of all files that an export contains: the snapshot's own, and those of every release that the history names,
 * since open tabs may ask for older ones; with those of their compressed copies that are not damaged, and the deltas.
 * @param options.manifests whether the server reads the manifests of releases
 * @throws DeliveryError when a file of the snapshot is missing
 */
export async function exportedKeys(
  storage: Storage,
  { listing: { files, notFound }, named, deltas }: Contents,
  { manifests }: { manifests: boolean },
): Promise<string[]> {
  const stored = new Set(await storage.list(layout.composed));
  const composed = [...files, notFound].map(({ file }) => file);
  const missing = composed.find((file) => !stored.has(file));
  if (missing)
    throw new DeliveryError(`${missing} is missing in the store ${storage.place}. Run: npm run release -- verify`);
  const compressed = composed.flatMap((file) => Object.values(codings).map((ending) => file + ending));
  const parts = new Set(manifests ? ['client', manifestFile] : ['client']);
  const releases = await storage.list(layout.releases);
  const keys = [
    ...new Set([...composed, ...compressed.filter((file) => stored.has(file))]),
    ...releases.filter((key) => named.has(key.split('/').slice(0, 3).join('/')) && parts.has(key.split('/')[3] ?? '')),
  ];
  const damaged = new Set<string>();
  await eachOf(keys, async (key) => {
    if (await isDamagedCopy(storage, key)) damaged.add(key);
  });
  return [...keys.filter((key) => !damaged.has(key)), ...deltas];
}

/** The keys of the deltas of releases that are not damaged. */
export async function exportedDeltas(storage: Storage, named: ReadonlySet<string>): Promise<string[]> {
  const whole: string[] = [];
  await eachOf([...named].sort(), async (folder) => {
    for (const key of await storage.list(layout.deltas(folder))) {
      if (await readDelta(storage, key)) whole.push(key);
    }
  });
  return whole.sort();
}

/** Whether a key is a compressed copy that does not decode to its file. Without it, the server sends the file itself. */
async function isDamagedCopy(storage: Storage, key: string): Promise<boolean> {
  const [coding, ending] = Object.entries(codings).find(([, each]) => key.endsWith(each)) ?? [];
  if (!coding || !ending) return false;
  const [plain, copy] = await Promise.all([storage.read(key.slice(0, -ending.length)), storage.read(key)]);
  if (!plain || !copy) return true;
  return !(await isCopyOf({ bytes: plain.length, integrity: integrityOf(plain) }, copy, coding as Coding));
}
