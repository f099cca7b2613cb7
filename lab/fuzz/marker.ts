/** A word that must never come back. */
export const marker = 'zqxv7';
