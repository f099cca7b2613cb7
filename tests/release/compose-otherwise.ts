import { paths } from '@mint-row/kit/contract';

/**
 * Makes the composer of this process write other bytes from the same releases, as after a change of its code that does
 * not change its name: the feed names another page.
 * @returns a function that ends that
 */
export function composeOtherwise(): () => void {
  const { updates } = paths;
  Object.assign(paths, { updates: `${updates}?` });
  return () => Object.assign(paths, { updates });
}
