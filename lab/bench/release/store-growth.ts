import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Artifact, FileStorage, publish } from '../../../delivery/index.ts';
import type { Workshop } from './releases.ts';

/** How large a folder is. */
export interface Size {
  files: number;
  bytes: number;
}

/** The size of a store after the first of many releases, each of which changes a sentence of one page, and the last. */
export interface Growth {
  releases: number;
  first: Size;
  last: Size;
}

/**
 * Publishes the site and then many releases, each with another sentence, into a store of its own.
 * @param site the artifacts of the first release
 */
export async function measureGrowth(
  folder: string,
  { site, workshop, releases }: { site: readonly Artifact[]; workshop: Workshop; releases: number },
): Promise<Growth> {
  const storage = new FileStorage(join(folder, 'growing'));
  const author = { who: 'The benchmark', why: 'a sentence' };
  await publish(storage, site, { composer: 'bench', author });
  const first = await sizeOf(storage.address);
  for (let release = 1; release <= releases; release += 1) {
    const artifact = await workshop.withSentence(`Tony Stark wore suit number ${release}`);
    await publish(storage, [artifact], { composer: 'bench', author });
    console.log(`  release ${release} of ${releases} into one store`);
  }
  return { releases, first, last: await sizeOf(storage.address) };
}

async function sizeOf(folder: string): Promise<Size> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
