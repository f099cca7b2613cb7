import { keeper } from './keeper.ts';
import { markChanges, markPage } from './mark-page.ts';

export * from '../../binder/index.ts';
export { keeper } from './keeper.ts';
export { press, takeOut } from './press.ts';
export { problemText } from './problem-text.ts';
export { binderFileName, saveBinder, saveFile } from './save-file.ts';

// Marks what is on the page now, and whatever React adds to it: other pages, and other rows of a list.
markPage();
keeper.subscribe(markPage);
new MutationObserver(markChanges).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['data-key', 'data-name', 'data-keys'],
});
