import { keepBinder } from '../../binder/index.ts';

/** The one keeper of this tab. */
export const keeper = keepBinder();
