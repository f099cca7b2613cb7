import { site } from '@mint-row/kit/content';
import { feedPath, newestFirst, paths, type UpdateEntry } from '@mint-row/kit/contract';
import { escaped } from './escaped.ts';

/** How many updates the feed has: enough for a reader that was away for months. */
const most = 50;

/**
 * The Atom feed of the updates of all remotes (RFC 4287).
 * @param reviewed when the site was last reviewed, as an ISO date: a feed without updates has to say something
 */
export function composeFeed(updates: readonly UpdateEntry[], reviewed: string): string {
  const entries = newestFirst(updates).slice(0, most);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${site.name}: what has changed</title>`,
    `  <subtitle>${escaped(site.tagline)}</subtitle>`,
    `  <id>${site.urlOf(feedPath)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${site.urlOf(feedPath)}"/>`,
    `  <link rel="alternate" type="text/html" href="${site.urlOf(paths.updates)}"/>`,
    `  <updated>${timeOf(entries[0]?.date ?? reviewed)}</updated>`,
    `  <author><name>${site.name}</name></author>`,
    ...entries.map(entryOf),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(update: UpdateEntry): string {
  const address = site.urlOf(update.path);
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
