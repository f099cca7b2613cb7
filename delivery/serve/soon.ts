import { waitFor } from './wait-for.ts';

/** How long a request waits for a delta, in milliseconds: after that, the whole file is sent sooner. */
const patience = 250;

/**
 * What something comes to, if it comes soon. It goes on nevertheless, for the next who asks.
 * @returns null when it takes longer, or fails
 */
export async function soon<Value>(promise: Promise<Value>): Promise<Value | null> {
  let value: Value | null = null;
  const settled = promise.then(
    (came) => {
      value = came;
    },
    () => {},
  );
  await waitFor(settled, patience, () => {});
  return value;
}
