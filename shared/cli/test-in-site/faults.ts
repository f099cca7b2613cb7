import type { Page } from '@playwright/test';

/** What can go wrong with a page of a remote. The page's text must stay all the same: visitors read it, and links work. */
export interface Fault {
  name: string;
  /** The file that it happens to: of an address on the local server. */
  at: (path: string, file: string) => boolean;
  /** What is answered instead; null if there is no such file. */
  answer: string | null;
}

const isEntry = (path: string) => /^\/remotes\/[^/]+\/sources-[^/]+\/sources\.js$/.test(path);
const isPage = (path: string, file: string) => path === file;

/** Fails once React comes to the heading that the document has. */
const whileHydrating = `
const heading = document.querySelector('main h1');
if (heading && !Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) throw new Error('while hydrating');
return null;`;

/** The faults that each page's module is tried with. */
export const faults: readonly Fault[] = [
  { name: 'entry missing', at: isEntry, answer: null },
  { name: 'stylesheet missing', at: (path) => path === '/src/styles.css', answer: null },
  { name: 'throws on render', at: isPage, answer: `export default () => { throw new Error('on render'); };` },
  { name: 'throws while hydrating', at: isPage, answer: `export default () => {${whileHydrating}};` },
];

/**
 * Lets a page fail.
 * @param file the address of its module on the local server
 */
export async function inject(page: Page, { at, answer }: Fault, file: string): Promise<void> {
  await page.route(
    ({ pathname }) => at(pathname, file),
    (route) =>
      answer === null
        ? route.fulfill({ status: 404, body: '' })
        : route.fulfill({ contentType: 'text/javascript', body: answer }),
  );
}
