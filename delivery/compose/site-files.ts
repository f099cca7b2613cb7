import { integrityOf } from '@mint-row/kit/build';
import { site } from '@mint-row/kit/content';
import {
  type AppName,
  entriesOfKinds,
  feedPath,
  type InFolder,
  type LiveRemote,
  newestFirst,
  offlineListPath,
  type Place,
  paths,
  type Registry,
  registryPath,
  searchIndexPath,
  speculationRulesPath,
  type UpdateEntry,
  urlAt,
} from '@mint-row/kit/contract';
import { searchedKinds, searchIndex } from '@mint-row/kit/search';
import { registerRemote } from '@mint-row/kit/site';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import type { ComposedFile } from './composed-file.ts';
import { escaped } from './html.ts';
import { type OfflineDocument, offlineListOf } from './offline-list.ts';
import type { SiteArtifacts, SitePlan } from './plan.ts';

/**
 * The files that belong to the whole site rather than to an application: the registry, lists, the rules for preloading.
 * @param documentAt the composed document of a path; undefined if there is none
 */
export function composeSiteFiles(
  plan: SitePlan,
  documentAt: (path: string) => OfflineDocument | undefined,
): ComposedFile[] {
  const { artifacts, place, pages: planned, moved, catalogue } = plan;
  const pages = planned.map(({ page }) => page);
  const search = JSON.stringify(searchIndex(entriesOfKinds(searchedKinds, catalogue), pages));
  const registry = JSON.stringify(composeRegistry(artifacts, integrityOf(search), moved));
  const ofRegistry = { bytes: Buffer.byteLength(registry), integrity: integrityOf(registry) };
  const reviewed = pages.map((page) => page.reviewed).sort();
  const sitemap = composeSitemap(
    pages.filter(({ indexed = true }) => indexed),
    place,
  );
  const feed = composeFeed(catalogue.updates ?? [], reviewed.at(-1) ?? '', place);
  return [
    { path: registryPath, type: 'application/json', body: registry },
    { path: searchIndexPath, type: 'application/json', body: search },
    ...(site.keepsPages ? [offlineList(JSON.stringify(offlineListOf(plan, ofRegistry, documentAt)))] : []),
    prerenderRules(place),
    { path: '/sitemap.xml', type: 'application/xml', body: sitemap },
    { path: feedPath, type: 'application/atom+xml', body: feed },
  ];
}

function offlineList(body: string): ComposedFile {
  return { path: offlineListPath, type: 'application/json', body };
}

/**
 * The registry of all live remotes.
 * @param search the integrity of the snapshot's search index
 * @param moved the present path of each page whose address has changed, by former address
 */
function composeRegistry(
  { shell, remotes, fallbacks = [] }: SiteArtifacts,
  search: string,
  moved: SitePlan['moved'],
): Registry {
  const live = (remote: RemoteArtifact): LiveRemote => {
    const fallback = fallbacks.find(({ app, release }) => app === remote.app && release !== remote.release);
    const described = (release: RemoteArtifact) => registerRemote(shell.manifest, release);
    return { ...described(remote), ...(fallback ? { fallback: described(fallback) } : {}) };
  };
  return {
    shell: shell.release,
    search,
    ...(Object.keys(moved).length > 0 && { moved }),
    remotes: Object.fromEntries(remotes.map((remote): [AppName, LiveRemote] => [remote.app, live(remote)])),
  };
}

/**
 * The rules, as a file of the site, for the pages that a browser may prerender: those of links that the pointer hovers over,
 * while the browser follows links. Once the page has hydrated, the shell says so with `data-routed`, and its router fetches
 * the next page instead.
 */
function prerenderRules({ folder }: InFolder): ComposedFile {
  const where = {
    and: [
      { href_matches: `${folder}*` },
      { not: { href_matches: `${folder}*.*` } },
      { not: { selector_matches: '[data-routed] a, a[href*="#"], a[target], a[download]' } },
    ],
  };
  return {
    path: speculationRulesPath,
    type: 'application/speculationrules+json',
    body: JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] }),
  };
}

/** A page of the sitemap, and when its content was last reviewed, as an ISO date. */
interface SitemapPage {
  path: string;
  reviewed: string;
}

/**
 * The sitemap of the given pages. A date comes from the content, never from a build. Paths contain only letters,
 * digits, "-" and "/", so nothing needs escaping.
 */
function composeSitemap(pages: readonly SitemapPage[], place: Place): string {
  const urls = pages.map(
    ({ path, reviewed }) => `  <url><loc>${urlAt(place, path)}</loc><lastmod>${reviewed}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** How many updates the feed has: enough for a reader that was away for months. */
const maxFeedEntries = 50;

/**
 * The Atom feed of the updates of all remotes (RFC 4287).
 * @param reviewed when the site was last reviewed, as an ISO date: a feed without updates has to say something
 */
export function composeFeed(updates: readonly UpdateEntry[], reviewed: string, place: Place): string {
  const entries = newestFirst(updates).slice(0, maxFeedEntries);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${site.name}: what has changed</title>`,
    `  <subtitle>${escaped(site.tagline)}</subtitle>`,
    `  <id>${urlAt(place, feedPath)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${urlAt(place, feedPath)}"/>`,
    `  <link rel="alternate" type="text/html" href="${urlAt(place, paths.updates)}"/>`,
    `  <updated>${timeOf(entries[0]?.date ?? reviewed)}</updated>`,
    `  <author><name>${site.name}</name></author>`,
    ...entries.map((update) => entryOf(update, place)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(update: UpdateEntry, place: Place): string {
  const address = urlAt(place, update.path);
  return [
    '  <entry>',
    `    <title>${escaped(update.title)}</title>`,
    // A page has at most one update a day: the catalogue's schema says so.
    `    <id>${address}#updated-${update.date}</id>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <updated>${timeOf(update.date)}</updated>`,
    ...(update.kind ? [`    <category term="${update.kind}"/>`] : []),
    `    <summary>${escaped(update.text)}</summary>`,
    '  </entry>',
  ].join('\n');
}

/** Updates have a day; the feed needs a time. */
function timeOf(date: string): string {
  return `${date}T00:00:00Z`;
}
