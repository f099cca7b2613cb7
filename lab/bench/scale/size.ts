import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@mint-row/kit/contract/manifest';
import { remoteNames, workspaceOf } from '../../../tests/site/applications.ts';
import { root } from '../../../tests/site/root.ts';

/** The size of a site. */
export interface Size {
  pages: number;
  remotes: number;
}

/** The size of the built site: a synthetic site cannot be smaller. */
export async function ownSize(): Promise<Size> {
  const pages = await Promise.all(
    remoteNames.map(async (name) => {
      const manifest = await readFile(join(root, workspaceOf(name), 'dist/manifest.json'), 'utf8');
      return (JSON.parse(manifest) as RemoteManifest).pages.length;
    }),
  );
  return { pages: pages.reduce((sum, count) => sum + count, 0), remotes: remoteNames.length };
}
