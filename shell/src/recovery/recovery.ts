export { recover } from './recover.ts';
export { unavailableAt } from './unavailable-at.ts';
export { showUnavailableNotice } from './unavailable-notice.ts';
export { watchSnapshot } from './watch-snapshot.ts';
