/** How tests start their browser. */
export { browserLaunchOptions } from '../delivery/pictures/index.ts';
