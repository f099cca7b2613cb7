import { iconDrawing } from '@mint-row/kit/theme/icon.ts';

/**
 * The icon that documents name: an SVG, sharp at every size. It needs no file, and the policy allows data: images. A
 * request for /favicon.ico gets the same drawing (shared/vite/icons.ts).
 */
export const icon = `data:image/svg+xml,${encodeURIComponent(iconDrawing())}`;
