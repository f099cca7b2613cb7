import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site, webManifest } from '@mint-row/kit/content';
import { icons, webManifestPath } from '@mint-row/kit/contract';
import type { ShellArtifact } from '../artifact/artifact.ts';
import type { ComposedFile } from './composed-file.ts';

const robots = `User-agent: *\nAllow: /\n\nSitemap: ${site.urlOf('/sitemap.xml')}\n`;

/**
 * The functions that compose the shell's files at addresses of the site: robots.txt, the web app manifest, and the
 * icons, which a browser also requests by their conventional names.
 */
export function shellFiles({ folder, manifest }: ShellArtifact): (() => Promise<ComposedFile>)[] {
  const drawn = icons.filter(({ path }) => Object.hasOwn(manifest.files, `client${path}`));
  return [
    async () => ({ path: '/robots.txt', type: 'text/plain', body: robots }),
    async () => ({ path: webManifestPath, type: 'application/manifest+json', body: JSON.stringify(webManifest) }),
    ...drawn.map(
      ({ path, type }) =>
        async (): Promise<ComposedFile> => ({ path, type, body: await readFile(join(folder, 'client', path)) }),
    ),
  ];
}
