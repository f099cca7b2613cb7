import { filesThatRender } from '@mint-row/kit/build';
import { insetDataFile, type PlacedInset } from '@mint-row/kit/contract';
import { type ManifestPage, publishedNames } from '@mint-row/kit/contract/manifest';
import type { RemoteArtifact } from '../artifact/artifact.ts';

/** An inset of a page, and the remote that offers it. */
export interface PlannedInset {
  remote: RemoteArtifact;
  inset: PlacedInset;
}

/** The insets that stand in a page: of each that it lists, those of all remotes that offer it. */
export function insetsOf({ insets = [] }: ManifestPage, remotes: readonly RemoteArtifact[]): PlannedInset[] {
  return insets.flatMap((inset) =>
    remotes
      .filter(({ manifest }) => manifest.insets?.some(({ name }) => name === inset.name))
      .map((remote) => ({ remote, inset })),
  );
}

/** Everything that an inset in a document depends on, besides what the page tells it. */
export function insetInputs({ remote: { app, manifest }, inset: { name } }: PlannedInset) {
  const offered = manifest.insets?.find((one) => one.name === name);
  const data = publishedNames(manifest).get(insetDataFile(name));
  return [app, offered, data, filesThatRender(manifest, name), manifest.pageStyles[name]];
}
