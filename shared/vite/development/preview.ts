import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { offersOf, type RemoteName } from '../../contract/index.ts';
import { type RemoteManifest, remoteManifestSchema } from '../../contract/manifest.ts';
import { federationHost } from '../federation.ts';
import { frameOf } from './frame.ts';

/**
 * Serves one remote alone from its built artifact, loaded through its federation entry.
 * @param root the remote's folder
 * @throws Error when the remote has not been built
 */
export function previewAlone(name: RemoteName, root: string): Plugin[] {
  const manifest = readManifest(name, resolve(root, 'dist/manifest.json'));
  return [
    ...federationHost(),
    frameOf({
      name,
      listed: async () => ({ pages: manifest.pages, offers: offersOf(manifest.catalogue) }),
      entry: manifest.entry,
      stylesOf: (expose) => [...manifest.styles, ...(manifest.pageStyles[expose] ?? [])],
    }),
    // The artifact's files are at the root of the server.
    { name: 'mint-row:preview-alone', apply: 'serve', config: () => ({ publicDir: resolve(root, 'dist/client') }) },
  ];
}

function readManifest(name: RemoteName, file: string): RemoteManifest {
  try {
    return remoteManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${name} has no built artifact to preview (${file}). Build it first.`, {
      cause: error,
    });
  }
}
