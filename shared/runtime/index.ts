export { longestBackOff, retries } from './limits.ts';
export {
  importLater,
  loadBinder,
  loadSearch,
  type Notice,
  notice,
  notify,
  watchBinder,
  watchFoil,
  watchSections,
  watchShare,
  watchTooltips,
} from './on-demand.ts';
export { createQueryClient } from './query-client.ts';
