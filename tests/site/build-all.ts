import { buildChanged } from '../../delivery/index.ts';
import { appNames } from './applications.ts';
import { composeOnce } from './compose-built-site.ts';
import { root } from './root.ts';

/**
 * Builds the artifacts and composes their site, once for all tests of built applications.
 * @returns a function that removes them
 */
export default async function buildAll(): Promise<() => void> {
  await buildChanged(appNames, { root });
  return composeOnce();
}
