export { fetchLateFonts } from '../document/fonts.ts';
export { watchEdition } from './edition.ts';
export { recover } from './recover.ts';
export { restingAt } from './resting-at.ts';
export { rest } from './resting-notice.ts';
