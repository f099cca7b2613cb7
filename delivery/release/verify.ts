import { type AppName, appNames } from '@mint-row/shared/contract';
import { integrityOf, parseManifest, releaseOf } from '../artifact/artifact.ts';
import { faultsOf, type Plain } from '../store/copies.ts';
import { eachOf } from '../store/each-of.ts';
import { type Generation, readGeneration, readLive } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import { filesOf, readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';

/**
 * Holds every stored file against its hash, and the history against itself.
 * @returns how many files were read, and a line for each that is missing or damaged
 */
export async function verify(
  storage: Storage,
  onProgress: (files: number) => void = () => {},
): Promise<{ files: number; faults: string[] }> {
  const faults: string[] = [];
  let files = 0;
  const checkFile = async (key: string, plain: Plain, copied: boolean) => {
    faults.push(...(await faultsOf(storage, key, plain, copied)));
    files += 1;
    onProgress(files);
  };
  for (const key of await storage.list(layout.releases)) {
    const [, app, release] = /^releases\/([a-z]+)\/([0-9a-f]+)\/manifest\.json$/.exec(key) ?? [];
    if (!release || !isApp(app)) continue;
    const text = await storage.read(key);
    if (!text || releaseOf(text) !== release) {
      faults.push(`${key} is damaged: it is not what the release’s name says.`);
      continue;
    }
    const manifest = parseManifest(app, key, text.toString());
    await eachOf(Object.entries(manifest.files), ([file, plain]) =>
      checkFile(`${layout.release(app, release)}/${file}`, plain, file.startsWith('client/')),
    );
  }
  const seen = new Set<string>();
  for (const key of await storage.list(layout.snapshots)) {
    const id = key.slice(layout.snapshots.length, -'.json'.length);
    const read = await readSnapshot(storage, id).catch((error: Error) => void faults.push(error.message));
    if (!read) continue;
    read.snapshot.parts.forEach(({ key: part, integrity }, index) => {
      if (read.parts[index]?.integrity !== integrity) faults.push(`${layout.part(part)} is damaged.`);
    });
    const unseen = [...filesOf(read).values()].filter((file) => !seen.has(file.key));
    for (const file of unseen) seen.add(file.key);
    await eachOf(unseen, (file) => checkFile(file.key, file, true));
  }
  faults.push(...(await brokenChain(storage)));
  return { files, faults };
}

/** Whether each generation names the one before it as it is written. */
async function brokenChain(storage: Storage): Promise<string[]> {
  const faults: string[] = [];
  try {
    let at: Generation | null = await readLive(storage);
    if (at?.snapshot && !(await storage.read(layout.snapshot(at.snapshot)))) {
      faults.push(`${layout.snapshot(at.snapshot)}, the live one, is missing.`);
    }
    while (at && at.generation > 1) {
      const key = layout.generation(at.generation - 1);
      const bytes = await storage.read(key);
      if (!bytes || integrityOf(bytes) !== at.parent)
        faults.push(`${key} is not what generation ${at.generation} followed.`);
      at = await readGeneration(storage, at.generation - 1);
    }
  } catch (error) {
    faults.push((error as Error).message);
  }
  return faults;
}

function isApp(name: string | undefined): name is AppName {
  return (appNames as readonly string[]).includes(name ?? '');
}
