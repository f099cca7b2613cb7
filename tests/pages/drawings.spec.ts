import { filesBase } from '@mint-row/kit/contract';
import { it } from 'vitest';
import { builtArtifacts, composedSite } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';

const { remotes } = await builtArtifacts();
const documents = new Map((await composedSite()).map(({ path, body }) => [path, body]));
const pages = remotes.flatMap(({ app, manifest }) =>
  manifest.pages
    .filter(({ drawings }) => drawings)
    .map(({ path, drawings = {} }) => ({
      path,
      addresses: Object.values(drawings).map((file) => filesBase(app) + file),
    })),
);

// That it shows no other is sure without a test: it would not render.
it.each(pages)('$path shows every drawing that it declares', ({ path, addresses }) => {
  const html = documents.get(path) ?? '';
  expectNone(
    addresses.filter((address) => !html.includes(`="${address}"`)),
    'The page declares drawings that it does not show. Remove them from its drawings in src/pages/index.ts:',
  );
});
