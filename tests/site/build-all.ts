import { buildChanged } from '../../delivery/index.ts';
import { appNames } from './applications.ts';
import { composeOnce, refusedVariable, UncomposableError } from './compose-built-site.ts';
import { root } from './root.ts';

/**
 * Builds the artifacts and composes their site, once for all tests of built applications. If the gate refuses the site,
 * tests that do not need it still run, and the reasons are the last that is printed.
 * @returns a function that removes them
 */
export default async function buildAll(): Promise<() => void> {
  await buildChanged(appNames, { root });
  try {
    return await composeOnce();
  } catch (error) {
    if (!(error instanceof UncomposableError)) throw error;
    process.env[refusedVariable] = 'yes';
    return () => {
      console.error(`\n${error.message}`);
      process.exitCode = 1;
    };
  }
}
