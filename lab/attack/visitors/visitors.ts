import type { Page } from '@playwright/test';
import { storageFaults } from '../../../tests/faults/storage.ts';
import { Visit } from '../../../tests/faults/visit.ts';
import { type FaultyServer, startFaultyServer } from '../../../tests/site/faulty-server.ts';
import { kinds } from '../../../tests/site/kinds.ts';
import { type Experiment, type Group, outcome } from '../experiment.ts';
import { browserOf, type Ground, shared, siteOf } from '../ground.ts';
import { changeAllCode, changeData } from './altered-files.ts';
import {
  badFragments,
  changeLivePage,
  changesOfDocuments,
  changesOfPages,
  visitChangedDocument,
  visitFragment,
  visitWithoutStorage,
} from './changes.ts';
import { Contents } from './contents.ts';

const contentsOf = shared(
  async (ground) => Contents.read(await browserOf(ground), (await siteOf(ground)).url),
  async () => {},
);

/** Uses the site through a server that alters its answers. */
async function through<Seen>(ground: Ground, page: Page, act: (visit: Visit, server: FaultyServer) => Promise<Seen>) {
  const server = await startFaultyServer((await siteOf(ground)).url);
  return act(await Visit.begin(page, server.url), server).finally(() => server.stop());
}

const wordsFor = { missing: 'missing', full: 'full', throwing: 'blocked', junk: 'full of junk' } as const;

/** Lets a first-time visitor use the site. A failure names the expectation in its first line. */
function visit(
  name: string,
  /** Returns a description of the result. */
  act: (page: Page, contents: Contents, ground: Ground) => Promise<string>,
): Experiment {
  return {
    name,
    async run(ground) {
      const context = await (await browserOf(ground)).newContext();
      // A helper that tsx wraps named functions in, and that pages lack.
      await context.addInitScript('globalThis.__name = (named) => named;');
      const began = performance.now();
      try {
        const seen = await act(await context.newPage(), await contentsOf(ground), ground);
        return outcome([], `${seen}, in ${((performance.now() - began) / 1000).toFixed(1)} s`);
      } finally {
        await context.close();
      }
    },
  };
}

/** Each fault of storage, on another kind of page each time; the tests try each on all kinds. */
const withoutStorage = storageFaults.flatMap((fault, index) =>
  kinds
    .filter((_, turn) => turn % storageFaults.length === index)
    .map(({ name, path }, turn) =>
      visit(`a visitor whose storage is ${wordsFor[fault]} reads and navigates: ${name}`, async (page, contents) => {
        await visitWithoutStorage(page, contents, path, [fault, turn]);
        return 'two pages read, there and back in one document, nothing uncaught';
      }),
    ),
);

const withBadFragments = badFragments.map((fragment) =>
  visit(`the fragment ${fragment} leads to its page`, async (page, contents) => {
    await visitFragment(page, contents, fragment);
    return 'read by address, click, Back and Forward';
  }),
);

const withChangedDocuments = Object.entries(changesOfDocuments).flatMap(([what, change]) =>
  [true, false].map((lives) =>
    visit(
      `a page stays when somebody ${what}, and its code ${lives ? 'comes' : 'does not come'}`,
      async (page, contents) => {
        await visitChangedDocument(page, contents, change, lives);
        return 'its text is whole, the next page too, no frame without';
      },
    ),
  ),
);

const withChangedPages = changesOfPages.map((change) =>
  visit(`the next page comes when an extension ${change.change} ${change.selector}`, async (page, contents) => {
    await changeLivePage(page, contents, change);
    return 'both pages read';
  }),
);

const withAlteredFiles = [
  visit('one changed byte in a module or stylesheet is refused', async (page, _contents, ground) => {
    const files = await through(ground, page, changeAllCode);
    return `${files} of ${files} files load as they are, 0 of ${files} when changed`;
  }),
  visit('one changed byte in a page’s data is refused', async (page, _contents, ground) => {
    await through(ground, page, changeData);
    return 'the page’s document came instead';
  }),
];

/** Faults of a page in the browser: storage, extensions, odd addresses, and files altered in transit. */
export const visitors: Group = {
  name: 'visitors',
  atOnce: 2,
  experiments: [
    ...withoutStorage,
    ...withBadFragments,
    ...withChangedDocuments,
    ...withChangedPages,
    ...withAlteredFiles,
  ],
};
