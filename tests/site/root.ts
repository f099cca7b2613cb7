import { join } from 'node:path';

/** The root of the checkout. */
export const root = join(import.meta.dirname, '../..');
