/** How long something may take to come true, in milliseconds: without a graphics card, WebKit draws our longest page in 25 s. */
const patienceMs = 45_000;

/** How often it is asked for, in milliseconds. */
const intervalMs = 100;

/**
 * Waits until something is true.
 * @param isTrue what throws is not true yet: between two documents there is nobody to ask
 * @throws Error when it does not come true, whose cause is what was thrown last
 */
export async function comesTrue(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  let cause: unknown = null;
  do {
    try {
      if (await isTrue()) return;
      cause = null;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  } while (performance.now() < end);
  throw new Error(`Not true after ${patienceMs / 1000} s:`, { cause });
}
