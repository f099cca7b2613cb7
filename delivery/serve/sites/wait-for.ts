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
