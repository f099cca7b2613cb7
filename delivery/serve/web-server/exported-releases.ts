import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eachOf } from '../../store/each-of.ts';
import { layout } from '../../store/layout.ts';
import type { Storage } from '../../store/storage.ts';

/**
 * Gives the files of releases that an earlier export has to a later one that lacks them: documents that visitors have
 * open, or that another machine still sends, ask for them. Deltas are left out, since they only save bytes.
 * @param from the folder of an export's files; none if it is not there
 * @param to the folder of the later export's files
 */
export async function carryReleases(from: string, to: string): Promise<void> {
  const folder = join(from, layout.releases);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await eachOf(files, async (file) => {
    const path = file.slice(folder.length).split(/[\\/]/);
    if (path[2] !== 'deltas') await share(file, join(to, layout.releases, ...path));
  });
}

/**
 * Removes the files of releases that a store has no more from an export.
 * @param files the folder of the export's files
 */
export async function dropReleases(storage: Storage, files: string): Promise<void> {
  const kept = new Set((await storage.list(layout.releases)).map((key) => key.split('/').slice(0, 3).join('/')));
  for (const app of await readdir(join(files, layout.releases))) {
    for (const release of await readdir(join(files, layout.releases, app))) {
      const folder = layout.release(app, release);
      if (!kept.has(folder)) await rm(join(files, folder), { recursive: true });
    }
  }
}

/**
 * Gives a file a second name, if nothing has that name; files of a store never change. On another disk it is copied.
 * @throws the disk's error
 */
export async function share(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    await writeFile(to, await readFile(from), { flush: true });
  }
}
