import type { Storage } from '../../delivery/index.ts';

/** One process's view of a store, which can be stopped at any operation. */
export class SteppedStorage implements Storage {
  readonly address = 'memory';
  /** The number of operations that have begun. */
  steps = 0;
  readonly #inner: Storage;
  readonly #stopAt: number;
  readonly #stopped = deferred();
  readonly #resumed = deferred();

  /** @param stopAt the operation before which the process stops; the first one is 1 */
  constructor(inner: Storage, stopAt = Number.POSITIVE_INFINITY) {
    this.#inner = inner;
    this.#stopAt = stopAt;
  }

  /** Runs until it stops or ends. */
  async run<Result>(act: (storage: Storage) => Promise<Result>): Promise<{ rest: () => Promise<Result> }> {
    const result = act(this);
    await Promise.race([result, this.#stopped.promise]).catch(() => {});
    return {
      rest: () => {
        this.#resumed.resolve();
        return result;
      },
    };
  }

  async read(key: string) {
    await this.#step();
    return this.#inner.read(key);
  }

  async write(key: string, bytes: Uint8Array) {
    await this.#step();
    return this.#inner.write(key, bytes);
  }

  async create(key: string, bytes: Uint8Array) {
    await this.#step();
    return this.#inner.create(key, bytes);
  }

  async list(folder: string) {
    await this.#step();
    return this.#inner.list(folder);
  }

  async remove(key: string) {
    await this.#step();
    return this.#inner.remove(key);
  }

  async begin() {
    return this.#inner.begin();
  }

  async #step() {
    this.steps += 1;
    if (this.steps < this.#stopAt) return;
    this.#stopped.resolve();
    await this.#resumed.promise;
  }
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((end) => {
    resolve = end;
  });
  return { promise, resolve };
}
