import { resolve } from 'node:path';

/** The root of the checkout, with "/" between folders on every system, as Vite names modules. */
export const repository = resolve(import.meta.dirname, '../..').replaceAll('\\', '/');
