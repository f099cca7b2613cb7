import { expect, it } from 'vitest';
import { hashedName } from '../contract/index.ts';
import type { RemoteManifest } from '../contract/manifest.ts';
import { sampleManifests } from '../contract/sample-manifests.ts';
import { ArtifactRemote } from './from-artifacts.ts';

const { marvel } = sampleManifests;
const record = marvel.files['client/main.js'];
const entry = hashedName('main.js', record.integrity);
const manifest = { ...marvel, files: { [`client/${entry}`]: record } } as unknown as RemoteManifest;

it('a file that a release lists is its own, though it cannot be read; one that it does not list may be another’s', async () => {
  const remote = new ArtifactRemote({ release: '0', manifest, read: async () => null }, { signatures: {} });
  expect(await remote.file(entry)).toBeNull();
  expect(await remote.file('main.js')).toBeNull();
  expect(await remote.file('data/none.json')).toBeNull();
  expect(await remote.file(hashedName('main.js', `sha256-${'B'.repeat(43)}=`))).toBeUndefined();
});
