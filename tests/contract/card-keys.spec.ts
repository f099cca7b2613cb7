import { expect, it } from 'vitest';
import { builtArtifacts } from './site.ts';

it('no two cards of the site have the same key', async () => {
  const { remotes } = await builtArtifacts();
  const keys = remotes.flatMap(({ manifest }) => manifest.catalogue.cards ?? []).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(90);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
