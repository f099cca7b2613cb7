import { resolve } from 'node:path';

/** The root of the checkout, with "/" between folders on every system, as Vite names modules. */
export const repository = resolve(import.meta.dirname, '../..').replaceAll('\\', '/');

/**
 * The address at which the development server has a file that is outside of the application's folder.
 * @param file its whole path
 */
export function addressOf(file: string): string {
  return `/@fs/${file.replaceAll('\\', '/').replace(/^\//, '')}`;
}
