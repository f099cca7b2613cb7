import { importLater } from '@mint-row/shared/runtime';

/**
 * What is only needed when something fails, or when the page is idle; fetched then, ahead of failures.
 * @returns null when it does not come
 */
export const loadRecovery = () => importLater(() => import('../recovery/recovery.ts')).catch(() => null);
