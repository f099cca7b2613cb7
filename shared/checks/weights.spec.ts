import { expect, it } from 'vitest';
import { sampleManifests } from '../contract/sample-manifests.ts';
import { fileFaults } from './weights.ts';

it.each([
  ['client/finish.0123456789.jpg', /imported with \?photograph/],
  ['client/packages2.0123456789.js', /Move what is rarely needed to a page of its own/],
  [
    'client/common.0123456789.js',
    /^\S+ \S+ its size before compression is [\d,]+ bytes, [\d,]+ over its limit of [\d,]+\. Make it smaller/,
  ],
])('says of %s that is too large what makes it smaller', (file, expected) => {
  const { marvel } = sampleManifests;
  const record = { ...marvel.files['client/main.js'], bytes: 3_000_000 };
  const faults = fileFaults({ ...marvel, files: { [file]: record } } as unknown as Parameters<typeof fileFaults>[0]);
  expect(faults).toEqual([expect.stringMatching(expected)]);
  expect(faults[0]).toContain('in shared/checks/weights.ts of the site’s repository');
});
