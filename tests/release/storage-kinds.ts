import { FileStorage, MemoryStorage, type Storage } from '../../delivery/index.ts';

let stores = 0;

/** Each kind of storage by name, and what opens an empty one; a folder is put into the one that is given. */
export const storageKinds: Readonly<Record<string, (folder: string) => Storage>> = {
  'a folder': (folder) => {
    stores += 1;
    return new FileStorage(`${folder}/store-${stores}`);
  },
  memory: () => new MemoryStorage(),
};
