import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The kit's folder, with "/" between folders on every system, as Vite names modules. */
export const kit = resolve(import.meta.dirname, '..').replaceAll('\\', '/');

/** Whether the kit is an installed package, which does not change, instead of sources. */
export const isInstalled = kit.includes('/node_modules/');

/** The kit's version, which the manifests of what it builds name. */
export const kitVersion = (JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * The file of one of the kit's modules: TypeScript in its repository, JavaScript in its package.
 * @param module its path in the kit, without extension: "standalone/main"
 * @throws Error when the kit has no such module
 */
export function kitModule(module: string): string {
  const file = ['tsx', 'ts', 'js'].map((extension) => `${kit}/${module}.${extension}`).find(existsSync);
  if (!file) throw new Error(`The kit in ${kit} has no module ${module}: install @mint-row/kit again.`);
  return file;
}
