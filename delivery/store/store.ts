import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppName } from '@mint-row/shared/contract';

/**
 * Where releases and snapshots live, as plain files. Nothing that has been written is changed: a snapshot goes
 * live when the pointer `live` is replaced.
 */
export class Store {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  releaseFolder(app: AppName, release: string): string {
    return join(this.folder, 'releases', app, release);
  }

  snapshotFolder(id: string): string {
    return join(this.folder, 'snapshots', id);
  }

  /** The id of the live snapshot, or null before the first. */
  async live(): Promise<string | null> {
    const text = await readFile(join(this.folder, 'live'), 'utf8').catch(() => null);
    return text?.trim() || null;
  }

  /** Makes a snapshot the live one, at one stroke. */
  async switchTo(id: string): Promise<void> {
    const next = join(this.folder, `live-${randomUUID()}`);
    await writeFile(next, `${id}\n`);
    await rename(next, join(this.folder, 'live'));
  }

  /**
   * Fills a folder and puts it into place whole; does nothing when it is there already.
   * @param folder its final place
   * @param fill writes its content into the folder it is given
   */
  async addFolder(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
    if (await exists(folder)) return;
    const filling = join(this.folder, 'incoming', randomUUID());
    await mkdir(filling, { recursive: true });
    try {
      await fill(filling);
      await mkdir(dirname(folder), { recursive: true });
      await rename(filling, folder).catch(async (error: unknown) => {
        if (!(await exists(folder))) throw error;
      });
    } finally {
      await rm(filling, { recursive: true, force: true });
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
