import { importLater } from '../import-later.ts';

/**
 * Loads the binder of this device, with what marks and changes it on every page.
 * @throws whatever the import throws
 */
export const loadBinder = () => importLater(() => import('./binder.ts'));
