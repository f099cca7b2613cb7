/** A server's local cache, keyed by content hash. Readers check what they get. */
export interface ServedFiles {
  /** The address of the store, with that of its object store, for names of what is not the same in all stores. */
  readonly store: string;
  read(content: string): Promise<Buffer | null>;
  add(content: string, bytes: Buffer): Promise<void>;
}

/** The result of a write: the key was new, its damaged bytes were replaced, or as good bytes were there. */
export type Written = 'created' | 'replaced' | 'kept';

/** Reads what a store keeps. */
export type Reading = Pick<Storage, 'address' | 'read'>;

/**
 * Where a store keeps its bytes: keys like "history/0000000007.json", as a folder or an object store has them. Every
 * write is whole or not at all; `create` is the one operation that decides between two writers.
 */
export interface Storage {
  /** The name of this store in messages, for example the folder's path. */
  readonly address: string;
  /**
   * Where servers keep what they have read. Every storage over a network needs this: without it, servers do not read ahead,
   * and cannot start while the network is away.
   */
  readonly served?: ServedFiles;
  /** A folder for what must be files while this storage is used, such as modules that import each other; else the process's. */
  readonly folder?: string;
  /** The bytes of a key, or null when it has none. */
  read(key: string): Promise<Buffer | null>;
  /**
   * Puts bytes at a key, whole and lasting, if it has none, or damaged ones. Only the hint has other bytes each time.
   * @throws DeliveryError when the key stands for other bytes: nothing in a store is overwritten
   */
  write(key: string, bytes: Uint8Array): Promise<Written>;
  /** Puts bytes at a key that has none. Returns false, and changes nothing, when it has some. */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Every key that starts with a folder's name, ending in "/", in order. */
  list(folder: string): Promise<string[]>;
  /** Removes a key if it is there. */
  remove(key: string): Promise<void>;
  /** The path of a key on this machine, if this storage is a folder. */
  path?(key: string): string;
  /**
   * Begins work as a writer: makes sure that this store can do what a store needs, and removes what writers that died left
   * half-written. Writers that are at work lose nothing.
   * @throws DeliveryError when nothing can be written here, or two writers could not be told apart
   */
  begin(): Promise<void>;
}
