import { mkdir } from 'node:fs/promises';
import { buildChanged } from '../../delivery/index.ts';
import { appNames } from './applications.ts';
import { root } from './root.ts';
import { outputFolder } from './serve-built-site.ts';

/** Makes what the tests of built applications read, and the folder that they write to; runs once before all of them. */
export default async function buildAll(): Promise<void> {
  await buildChanged(appNames, { root });
  await mkdir(outputFolder, { recursive: true });
}
