import { speculationRules } from '../../delivery/index.ts';

/**
 * Makes the composer of this process write other bytes from the same releases, as after a change of its code that does
 * not change its name.
 * @returns a function that ends that
 */
export function composeOtherwise(): () => void {
  const { body } = speculationRules;
  Object.assign(speculationRules, { body: `${body} ` });
  return () => Object.assign(speculationRules, { body });
}
