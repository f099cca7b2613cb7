/** The generation that a server serves, and whether it can see newer ones. */
export interface Health {
  generation: number;
  snapshot: string;
  /** "unreadable" while the store, or what is newest in it, cannot be read: what was known is served meanwhile. */
  store: 'readable' | 'unreadable';
}

/** Logs when the newest generation cannot be read, and when it can again. */
export class StoreHealthLog {
  #message: string | null = null;

  /** Whether the newest generation cannot be read. */
  get isUnreadable(): boolean {
    return this.#message !== null;
  }

  /**
   * @param error why the newest generation cannot be read; null when it can
   * @param served the number of the generation that is served
   */
  update(error: Error | null, served: number): void {
    if (error?.message === (this.#message ?? undefined)) return;
    if (error) console.error(`${error.message}\nGeneration ${served} is served meanwhile.`);
    else console.error(`The store can be read again. Generation ${served} is served.`);
    this.#message = error?.message ?? null;
  }
}
