import { buildChanged } from '../../delivery/index.ts';
import { appNames } from './applications.ts';
import { composeOnce } from './compose-built-site.ts';
import { root } from './root.ts';

/**
 * Makes what the tests of built applications read, once for all of them: the artifacts, and the site that they make.
 * @returns what removes it
 */
export default async function buildAll(): Promise<() => void> {
  await buildChanged(appNames, { root });
  return composeOnce();
}
