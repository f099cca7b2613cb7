// What only the application needs that shows remotes' pages: the shell, or the frame of a remote alone.

export { longestBackOff, retries } from './limits.ts';
export {
  importLater,
  watchBinder,
  watchFoil,
  watchLamp,
  watchSections,
  watchShare,
  watchTooltips,
} from './on-demand.ts';
export { createQueryClient } from './query-client.ts';
