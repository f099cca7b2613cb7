/**
 * The time within which a condition has to come true, in milliseconds: without a graphics card and on a busy machine,
 * WebKit draws a frame of our longest page in a second, and that page is filled in forty.
 */
const timeoutMs = 120_000;

/** The interval between checks, in milliseconds. */
const intervalMs = 100;

/**
 * Waits until a condition is true.
 * @param isTrue a condition that throws is not true yet: between two documents, no page can answer
 * @throws Error when it does not come true, with the last thrown error as its cause
 */
export async function comesTrue(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + timeoutMs;
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
  throw new Error(`Not true after ${timeoutMs / 1000} s:`, { cause });
}
