import { randomUUID } from 'node:crypto';
import { FileStorage, MemoryStorage, openStorage, type Storage } from '../../delivery/index.ts';
import { bucket, useObjectStore } from '../bucket/object-store.ts';

await useObjectStore();

let stores = 0;

/** Each kind of storage by name, and what opens an empty one; a folder is put into the one that is given. */
export const storageKinds: Readonly<Record<string, (folder: string) => Storage>> = {
  'a folder': (folder) => {
    stores += 1;
    return new FileStorage(`${folder}/store-${stores}`);
  },
  memory: () => new MemoryStorage(),
  'a bucket': () => openStorage(`s3://${bucket}/${randomUUID()}`),
};
