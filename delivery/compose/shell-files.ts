import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site, webManifestAt } from '@mint-row/kit/content';
import { icons, offlineWorkerPath, type Place, urlAt, webManifestPath } from '@mint-row/kit/contract';
import { publishedNames } from '@mint-row/kit/contract/manifest';
import type { ShellArtifact } from '../artifact/artifact.ts';
import type { ComposedFile } from './composed-file.ts';

const securityTextPath = '/.well-known/security.txt';

/** Whom to write to about a weakness (RFC 9116). It expires a year after the site was last reviewed as a whole. */
const securityTextOf = (place: Place) =>
  [
    `Contact: mailto:${place.email.security}`,
    `Expires: ${Number(site.valuesReviewed.slice(0, 4)) + 1}${site.valuesReviewed.slice(4)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${urlAt(place, securityTextPath)}`,
    '',
  ].join('\n');

/** The script of a service worker that takes the place of another, removes itself and all caches, and loads open pages again. */
const removingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
`;

/** A place that search engines may not list still lets them read: only so do they find that its pages say so. */
const robotsOf = (place: Place) =>
  `User-agent: *\nAllow: /\n${place.indexed ? `\nSitemap: ${urlAt(place, '/sitemap.xml')}\n` : ''}`;

/**
 * The functions that compose the shell's files at addresses of the site: robots.txt, security.txt, the web app manifest,
 * the service worker that keeps pages for offline use, those that remove the workers of former applications, and the icons,
 * which a browser also requests by their conventional names.
 */
export function composersOfShellFiles(
  { folder, manifest }: ShellArtifact,
  place: Place,
): (() => Promise<ComposedFile>)[] {
  const names = publishedNames(manifest);
  const drawn = icons.flatMap(({ path, type }) => {
    const name = names.get(path.slice(1));
    return name === undefined ? [] : { path, type, file: join(folder, 'client', name) };
  });
  const worker = site.keepsPages ? names.get(offlineWorkerPath.slice(1)) : undefined;
  return [
    async () => ({ path: '/robots.txt', type: 'text/plain', body: robotsOf(place) }),
    async () => ({ path: securityTextPath, type: 'text/plain', body: securityTextOf(place) }),
    // Where it is switched off, the one that removes it takes its place.
    async () => ({
      path: offlineWorkerPath,
      type: 'text/javascript',
      body: worker === undefined ? removingWorker : await readFile(join(folder, 'client', worker), 'utf8'),
    }),
    ...site.formerServiceWorkers.map(
      (path) => async (): Promise<ComposedFile> => ({ path, type: 'text/javascript', body: removingWorker }),
    ),
    async () => ({
      path: webManifestPath,
      type: 'application/manifest+json',
      body: JSON.stringify(webManifestAt(place)),
    }),
    ...drawn.map(
      ({ path, type, file }) =>
        async (): Promise<ComposedFile> => ({ path, type, body: await readFile(file) }),
    ),
  ];
}
