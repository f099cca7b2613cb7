/** How tests start their browser. */
export { browserLaunchOptions } from '../inspect/index.ts';
