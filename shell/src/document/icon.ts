import { iconDrawing } from '@mint-row/kit/theme/icon.ts';

/**
 * The icon that documents name: an SVG, sharp at every size. It needs no file, and the policy allows data: images. A
 * request for /favicon.ico gets the same drawing (shared/vite/icons.ts). Only what a URL may not have is escaped:
 * the rest is shorter as it is, in every document.
 */
export const icon = `data:image/svg+xml,${iconDrawing().replaceAll(/[" <>#]/g, encodeURIComponent)}`;
