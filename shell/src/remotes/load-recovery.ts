import { importLater } from '@mint-row/kit/runtime';

/**
 * Loads code that is only needed when something fails or the page is idle; it is prefetched before any failure.
 * @returns null when it does not load
 */
export const loadRecovery = () => importLater(() => import('../recovery/recovery.ts')).catch(() => null);
