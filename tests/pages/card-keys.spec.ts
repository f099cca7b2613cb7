import { expect, it } from 'vitest';
import { builtArtifacts } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';

it('no two cards of the site have the same key', async () => {
  const { remotes } = await builtArtifacts();
  const keys = remotes.flatMap(({ manifest }) => manifest.catalogue.cards ?? []).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(90);
  expectNone(
    keys.filter((key, index) => keys.indexOf(key) !== index),
    'Two cards have each of these keys, which are made of their titles and sets. Tell them apart there:',
  );
});
