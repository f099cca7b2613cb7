import { UntrustedError } from '../../signing/trust.ts';

/** The generation that a server serves, and whether it can see newer ones. */
export interface Health {
  generation: number;
  snapshot: string;
  /**
   * "unreadable" while the store, or what is newest in it, cannot be read; "untrusted" while the newest generation is not
   * signed as it must be. What was known is served meanwhile.
   */
  store: 'readable' | 'unreadable' | 'untrusted';
}

/** Logs when the newest generation cannot be served, and when it can again. */
export class StoreHealthLog {
  #message: string | null = null;
  #store: Health['store'] = 'readable';

  get store(): Health['store'] {
    return this.#store;
  }

  /**
   * @param error why the newest generation cannot be served; null when it can
   * @param served the number of the generation that is served
   */
  update(error: Error | null, served: number): void {
    if (error?.message === (this.#message ?? undefined)) return;
    if (error) console.error(`${error.message}\nGeneration ${served} is served meanwhile.`);
    else {
      const now = this.#store === 'untrusted' ? 'What is newest in the store is trusted' : 'The store can be read';
      console.error(`${now} again. Generation ${served} is served.`);
    }
    this.#message = error?.message ?? null;
    this.#store = error instanceof UntrustedError ? 'untrusted' : error ? 'unreadable' : 'readable';
  }
}
