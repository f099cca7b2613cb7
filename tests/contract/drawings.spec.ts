import { releaseBase } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { builtArtifacts, composedSite } from './site.ts';

const { remotes } = await builtArtifacts();
const documents = new Map((await composedSite()).map(({ path, body }) => [path, body]));
const pages = remotes.flatMap(({ app, release, manifest }) =>
  manifest.pages
    .filter(({ drawings }) => drawings)
    .map(({ path, drawings = {} }) => ({
      path,
      addresses: Object.values(drawings).map((file) => releaseBase(app, release) + file),
    })),
);

// That it shows no other is sure without a test: it would not render.
it.each(pages)('$path shows every drawing that it declares', ({ path, addresses }) => {
  const html = documents.get(path) ?? '';
  expect(addresses.filter((address) => !html.includes(`="${address}"`))).toEqual([]);
});
