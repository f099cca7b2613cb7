import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, mergeCatalogues } from '@mint-row/kit/contract';
import type { RemoteManifest } from '@mint-row/kit/contract/manifest';
import { remoteNames, workspaceOf } from './applications.ts';
import { root } from './root.ts';

const manifests = remoteNames.map(
  (name): RemoteManifest => JSON.parse(readFileSync(join(root, workspaceOf(name), 'dist/manifest.json'), 'utf8')),
);
const entries = manifests.map(({ catalogue }) => ({ base: '/', catalogue }));

/** The entries of all built remotes. Tests of one application count entries here, because every remote may add some. */
export const { cards = [], characters = [] } = mergeCatalogues(kinds, entries);

/** The pages of all built remotes. */
export const pages = manifests.flatMap((manifest) => manifest.pages);

/** The number of cards of a franchise. */
export function cardsOf(franchise: string): number {
  return cards.filter((card) => card.franchise === franchise).length;
}
