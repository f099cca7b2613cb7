import { termsToExplain, wordFaults } from '@mint-row/kit/checks';
import { expect, it } from 'vitest';
import { builtArtifacts } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';
import { pageContents } from './page-contents.ts';

const { remotes } = await builtArtifacts();
const terms = new Set(remotes.flatMap(({ manifest }) => manifest.catalogue.terms ?? []).map(({ slug }) => slug));

it('the glossary has at least forty terms, among them all that pages have to explain', () => {
  expect(terms.size).toBeGreaterThanOrEqual(40);
  expectNone(
    Object.keys(termsToExplain).filter((slug) => !terms.has(slug)),
    'The glossary lacks terms that pages have to explain (shared/checks/page-words.ts):',
  );
});

it.each([...(await pageContents())])('%s explains each term once, where it is first used', (path, content) => {
  expectNone(wordFaults(path, content), `The text of ${path} has faults. It`);
});
