/**
 * Waits for a promise, at most for a time; does not cancel it.
 * @param onLate called when it takes longer
 */
export async function waitFor(promise: Promise<void>, timeoutMs: number, onLate: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      onLate();
      resolve();
    }, timeoutMs);
  });
  await Promise.race([promise, late]);
  clearTimeout(timer);
}

/** How long a request waits for a delta, in milliseconds: after that, the whole file is sent sooner. */
export const deltaTimeoutMs = 250;

/**
 * The value of a promise, or null if it fails or takes too long. The promise is not cancelled.
 */
export async function resolveWithin<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value | null> {
  let value: Value | null = null;
  const settled = promise.then(
    (came) => {
      value = came;
    },
    () => {},
  );
  await waitFor(settled, timeoutMs, () => {});
  return value;
}
