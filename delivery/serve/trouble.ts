/** What keeps a server from the newest generation. It is reported when it begins or changes, and when it is over. */
export class Trouble {
  #message: string | null = null;

  /** Whether there is any. */
  get exists(): boolean {
    return this.#message !== null;
  }

  /**
   * @param error null when all is well
   * @param served the number of the generation that is served
   */
  tell(error: Error | null, served: number): void {
    if (error?.message === (this.#message ?? undefined)) return;
    if (error) console.error(`${error.message}\nGeneration ${served} is served meanwhile.`);
    else console.error(`The store can be read again. Generation ${served} is served.`);
    this.#message = error?.message ?? null;
  }
}
