export { markTarget, scrollAsPageGrows, setHead } from '../navigation/after-navigation.ts';
export { loadInsets } from '../remotes/inset-loader.tsx';
export { retryUntilLoaded, showUnavailableNotice } from './recover.ts';
export { retryRequest } from './retry-request.ts';
export { errorPageFor } from './UnavailablePage.tsx';
export { watchSnapshot } from './watch-snapshot.ts';
