import { join } from 'node:path';

/** The root of the checkout. */
export const root = join(import.meta.dirname, '../..');

/** The folder for all files that tests leave behind; git ignores it. */
export const outputFolder = join(root, 'tests/.output');
