export { CopyLink } from './CopyLink.tsx';
export { watchFoil } from './foil/watch-foil.ts';
export { importLater } from './import-later.ts';
export { longestBackOff, retries } from './limits.ts';
export { createQueryClient } from './query-client.ts';
export { type Notice, notice } from './toasts/notice.ts';
export { notify } from './toasts/notify.ts';
export { watchTooltips } from './tooltip/watch-tooltips.ts';
