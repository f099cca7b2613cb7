/** The browser of the tests. */
export { browserLaunchOptions } from '../delivery/pictures/index.ts';
