import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { type Artifact, FileStorage } from '../../delivery/index.ts';
import { useOwnFolder } from './set-up.ts';
import { tinyArtifact } from './tiny-site.ts';

/** The unpatched functions of the disk. */
export const real = { ...fs };

/** Replaces functions of the disk, for the store too. */
export function patch(functions: Partial<typeof fs>): void {
  Object.assign(fs, functions);
  syncBuiltinESMExports();
}

/** The error of a failing disk. */
export function failure(code: string, syscall: string): Error {
  return Object.assign(new Error(code), { code, syscall });
}

/** An empty store for each test of a file, two releases for it, and an unpatched disk after each. */
export function usePatchedDisk() {
  const own = useOwnFolder();
  let stores = 0;
  const made = {} as { storage: FileStorage; one: Artifact; two: Artifact };
  beforeAll(async () => {
    made.one = await tinyArtifact(own.folder, { app: 'marvel', text: 'one' });
    made.two = await tinyArtifact(own.folder, { app: 'marvel', text: 'two' });
  });
  beforeEach(() => {
    stores += 1;
    made.storage = new FileStorage(join(own.folder, `store-${stores}`));
  });
  afterEach(() => patch(real));
  return made as Readonly<typeof made>;
}
