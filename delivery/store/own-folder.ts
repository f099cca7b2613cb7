import { rmSync } from 'node:fs';
import { temporaryFolder } from '../common/temporary-folder.ts';

let folder: Promise<string> | undefined;

/** A folder of this process, which is removed when it ends. */
export function ownFolder(): Promise<string> {
  folder ??= temporaryFolder('files').then((made) => {
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    return made;
  });
  return folder;
}
