import { createReadStream, rmSync, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { fileName } from '@mint-row/kit/contract/manifest';
import { extract } from 'tar';
import { DeliveryError } from '../common/errors.ts';
import { temporaryFolder } from '../common/temporary-folder.ts';
import { maxArtifactFileBytes } from './artifact.ts';
import { manifestFile } from './manifest-file.ts';

/** The most that a tarball may hold: its bytes when unpacked, and its files. Our largest has 3 MB in 150 files. */
const maxUnpackedBytes = 256 * 1024 ** 2;
const maxUnpackedFiles = 50_000;

/**
 * The folder of an artifact that may be packed.
 * @param place a folder, or a tarball (.tgz) with the artifact's files at its top
 * @param maxBytes the most that a tarball may hold
 * @returns the folder; that of a tarball is removed when the process ends
 * @throws DeliveryError when a tarball is damaged or too large, or has anything but plain files in plain folders
 */
export async function unpacked(place: string, maxBytes = maxUnpackedBytes): Promise<string> {
  if (!statSync(place, { throwIfNoEntry: false })?.isFile()) return place;
  const folder = await temporaryFolder('artifact');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await unpack(place, folder, maxBytes);
  } catch (error) {
    remove();
    throw error;
  }
  process.once('exit', remove);
  return folder;
}

/** Unpacks a tarball into an empty folder. */
async function unpack(file: string, folder: string, maxBytes: number): Promise<void> {
  let files = 0;
  let fault: string | null = null;
  let hasEnded = false;
  const unpacking = extract({
    cwd: folder,
    strict: true,
    preserveOwner: false,
    filter: (path, entry) => {
      const type = 'type' in entry ? entry.type : null;
      files += 1;
      fault ??=
        faultOf(path, type, entry.size) ?? (files > maxUnpackedFiles ? `more than ${maxUnpackedFiles} files` : null);
      return fault === null && type !== 'Directory';
    },
  });
  unpacking.on('eof', () => {
    hasEnded = true;
  });
  try {
    // After the end of the archive, the library takes zeros in a time that grows with the square of their number.
    const isPassed = () => !hasEnded;
    await pipeline(createReadStream(file), createGunzip(), atMost(maxBytes, isPassed), unpacking);
  } catch (error) {
    fault ??= `something that cannot be unpacked: ${(error as Error).message}`;
  }
  if (fault === null) await access(join(folder, manifestFile)).catch(() => (fault = `no ${manifestFile} at its top`));
  if (fault === null) return;
  throw new DeliveryError(
    `${file} has ${fault}. Pack the content of the artifact’s folder: npx --no-install mint-row-kit pack`,
  );
}

/** The fault of an entry of a tarball, or null. */
function faultOf(path: string, type: string | null, bytes: number): string | null {
  if (type === 'Directory') return null;
  if (type !== 'File' && type !== 'OldFile') return `${JSON.stringify(path)}, which is no plain file (${type})`;
  if (bytes > maxArtifactFileBytes)
    return `${JSON.stringify(path)}, which has ${bytes} bytes; the limit is ${maxArtifactFileBytes}`;
  if (fileName.safeParse(path.replace(/^\.\//, '')).success) return null;
  return `${JSON.stringify(path)}, which is no plain relative file name`;
}

/** Passes bytes on, or drops them, and fails when there are too many. */
function atMost(maxBytes: number, isPassed: () => boolean): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > maxBytes) done(new Error(`it has more than ${maxBytes} bytes`));
      else done(null, isPassed() ? chunk : undefined);
    },
  });
}
