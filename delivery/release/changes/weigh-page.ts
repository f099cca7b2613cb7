import { addressIn, filesBase } from '@mint-row/kit/contract';
import { storedOutline } from '../../store/releases.ts';
import type { Snapshot } from '../../store/snapshots.ts';
import type { Storage } from '../../store/storage.ts';
import { copiesOf, fileKey, type RecordedFile, releaseFiles } from '../../store/stored-files.ts';
import type { PageWeight } from './changes.ts';
import type { ReadPage } from './read-page.ts';

/** A file in the store. */
interface StoredFile extends RecordedFile {
  key: string;
}

/** The files of a snapshot's releases that browsers may request, by address, as documents name them. */
export type AddressedFiles = ReadonlyMap<string, StoredFile>;

/** @throws DeliveryError when the store lacks one of the releases */
export async function addressedFiles(
  storage: Storage,
  { releases, place }: Pick<Snapshot, 'releases' | 'place'>,
): Promise<AddressedFiles> {
  const found = new Map<string, StoredFile>();
  for (const [app, release] of Object.entries(releases)) {
    const { files } = await storedOutline(storage, app, release);
    for (const file of releaseFiles(files).filter(({ isServed }) => isServed)) {
      found.set(addressIn(place, filesBase(app) + file.name.slice('client/'.length)), {
        ...file,
        key: fileKey(file, release),
      });
    }
  }
  return found;
}

/** Tells how many bytes a file has as it is sent, with brotli. Reads each file once. */
export type SizeOf = (file: StoredFile) => Promise<number>;

export function sizesIn(storage: Storage): SizeOf {
  const known = new Map<string, Promise<number>>();
  const read = async (file: StoredFile) => {
    const [[, best] = []] = copiesOf(file, file.key);
    const copy = best ? await storage.read(best) : null;
    return copy?.length ?? file.bytes;
  };
  return (file) => {
    const size = known.get(file.key) ?? read(file);
    known.set(file.key, size);
    return size;
  };
}

/** A version of a page with all that it makes a browser download. */
export interface PageFiles {
  document: StoredFile;
  page: ReadPage;
  files: AddressedFiles;
}

/** Weighs a version of a page. */
export async function weighPage({ document, page, files }: PageFiles, sizeOf: SizeOf): Promise<PageWeight> {
  const sum = (addresses: Iterable<string>) => sumOf(filesAt(addresses, files), sizeOf);
  const weight = {
    document: await sizeOf(document),
    styles: await sum(page.styles),
    fonts: await sum(page.fonts),
    scripts: await sum(page.scripts),
    pictures: await sum(page.pictures),
  };
  return { ...weight, firstVisit: weight.document + weight.fonts + weight.scripts + weight.pictures };
}

/**
 * Weighs what a visitor downloads who has one version of a page in the cache and opens the other, in bytes. Files keep
 * their addresses while their content does.
 */
export async function weighAgain(before: PageFiles, after: PageFiles, sizeOf: SizeOf): Promise<number> {
  const addressesOf = ({ page }: PageFiles) => [...page.fonts, ...page.scripts, ...page.pictures];
  const known = new Set(addressesOf(before));
  const unknown = addressesOf(after).filter((address) => !known.has(address));
  const anew = filesAt(unknown, after.files);
  if (before.document.integrity !== after.document.integrity) anew.push(after.document);
  return sumOf(anew, sizeOf);
}

function filesAt(addresses: Iterable<string>, files: AddressedFiles): StoredFile[] {
  return [...addresses].flatMap((address) => files.get(address) ?? []);
}

async function sumOf(files: readonly StoredFile[], sizeOf: SizeOf): Promise<number> {
  const sizes = await Promise.all(files.map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}
