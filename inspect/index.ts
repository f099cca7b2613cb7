export { browserLaunchOptions } from './find-browser.ts';
export type { Inspection } from './inspection.ts';
