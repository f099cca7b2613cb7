export { browserLaunchOptions, windowedBrowser } from './find-browser.ts';
export { showImages } from './show-images.ts';
