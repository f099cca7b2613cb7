export { markTarget } from '../navigation/mark-target.ts';
export { scrollAsPageGrows } from '../navigation/scroll-as-page-grows.ts';
export { setHead } from '../navigation/set-head.ts';
export { recover } from './recover.ts';
export { unavailableAt } from './unavailable-at.ts';
export { showUnavailableNotice } from './unavailable-notice.ts';
export { watchSnapshot } from './watch-snapshot.ts';
