export { type OfflineFile, type OfflineList, readOfflineList } from './offline-list.ts';
