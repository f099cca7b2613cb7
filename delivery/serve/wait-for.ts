/**
 * Waits for something, but not for long; it goes on nevertheless.
 * @param patience in milliseconds
 * @param onLate called when it takes longer
 */
export async function waitFor(promise: Promise<void>, patience: number, onLate: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      onLate();
      resolve();
    }, patience);
  });
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
