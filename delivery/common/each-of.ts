/**
 * Calls a function for each of many items, a few at a time.
 * @param limit how many at once; the default keeps a disk and the compressor's threads busy
 * @throws the first error, after all calls in progress have ended
 */
export async function eachOf<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<void>,
  limit = 8,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await act(next.value);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: limit }, worker));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
