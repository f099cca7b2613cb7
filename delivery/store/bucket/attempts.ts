import { setTimeout as wait } from 'node:timers/promises';
import { type Failure, isTransient } from './failure.ts';

/** How long one attempt may take, in milliseconds. */
const attemptTimeoutMs = 10_000;

/** After so long no attempt begins, in milliseconds. */
const maxTotalMs = 20_000;

/** The pauses between attempts, in milliseconds: about five seconds together. */
const pausesMs = [100, 200, 400, 800, 1_600, 2_000, 2_000];

/** Requests to an object store, which are sent again if they fail in a way that may pass. */
export class Attempts {
  /** Whether the last request was given up: then others are sent once, so that a server does not wait for each. */
  #gaveUp = false;

  /**
   * @param send sends a request; gets a signal that ends it when it takes too long
   * @throws the last attempt's error
   */
  async make<Result>(send: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const began = performance.now();
    for (const pause of [...(this.#gaveUp ? [] : pausesMs), null]) {
      try {
        const result = await send(AbortSignal.timeout(attemptTimeoutMs));
        this.#gaveUp = false;
        return result;
      } catch (error) {
        const mayPass = isTransient(error as Failure);
        this.#gaveUp ||= mayPass && (pause === null || performance.now() - began > maxTotalMs);
        if (!mayPass || this.#gaveUp || pause === null) throw error;
        // Without a random part, writers that were refused together would come back together.
        await wait(pause * (0.5 + Math.random() / 2));
      }
    }
    throw new Error('The last attempt ends this.');
  }
}
