import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged, FileStorage } from '../../delivery/index.ts';
import { appNames } from './applications.ts';
import { root } from './root.ts';
import { composeBuiltSite, composedVariable, outputFolder } from './serve-built-site.ts';

/**
 * Makes what the tests of built applications read, once for all of them: the artifacts, and the site that they make.
 * @returns what removes it
 */
export default async function buildAll(): Promise<() => Promise<void>> {
  await buildChanged(appNames, { root });
  await mkdir(outputFolder, { recursive: true });
  const folder = await mkdtemp(join(outputFolder, 'composed-'));
  await composeBuiltSite('dist', new FileStorage(folder));
  process.env[composedVariable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
