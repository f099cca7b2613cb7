import { importLater } from '@mint-row/kit/runtime/host';

/**
 * Loads code that no page needs while it loads: for failures, for the head of the next page, for pages that are idle. It is
 * prefetched before any failure.
 * @returns null when it does not load
 */
export const loadRecovery = () => importLater(() => import('./recovery.ts')).catch(() => null);
