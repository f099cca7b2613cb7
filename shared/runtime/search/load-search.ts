import { importLater } from '../import-later.ts';

/**
 * Loads the search: the field with its results, and the dialog around it.
 * @throws whatever the import throws
 */
export const loadSearch = () => importLater(() => import('./search.ts'));
