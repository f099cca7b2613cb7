import { expect } from '@playwright/test';
import { faults } from '../faults/faults.ts';
import { cell } from '../faults/matrix-reporter.ts';
import { readServed } from '../faults/served.ts';
import { test } from '../faults/test.ts';
import { ways } from '../faults/ways.ts';
import { whole } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { firstPath, remotes } from '../site/applications.ts';

/** For each remote the page that fails, and a page of another remote. */
const scenes = remotes.map((remote, index) => ({
  name: remote.name,
  path: firstPath(remote),
  other: firstPath(remotes[(index + 1) % remotes.length] ?? remote),
}));

/** Whether `npm test` tries a fault with a remote: with one in turn. */
const everyday = (remote: number, fault: number) => remote === fault % remotes.length;
const allWays = Object.entries(ways);
/** The ways on which a fault is met: all but one in turn, or all where all of the suite is asked for. */
const waysFor = (fault: number) => allWays.filter((_, way) => whole || way !== fault % allWays.length);

for (const [column, { name, path, other }] of scenes.entries()) {
  for (const [row, fault] of faults.entries()) {
    if (!whole && !everyday(column, row)) continue;
    test(`${name}: ${fault.name}`, async ({ visit, server }, info) => {
      const remote = await readServed(siteUrl(), name, path);
      const here = { path, heading: await headingOf(path) };
      for (const [way, walk] of waysFor(row)) {
        server.lift();
        await visit.emptyCache();
        const record = cell(info, { remote: name, fault: fault.name, way });
        await walk({ visit, server, remote, fault, here, other: { path: other, heading: await headingOf(other) } });
        expect(visit.unhandled).toEqual([]);
        record.passed();
      }
    });
  }
}

const headings = new Map<string, Promise<string>>();

/** The heading that a healthy page has, as a visitor reads it. */
function headingOf(path: string): Promise<string> {
  let heading = headings.get(path);
  if (!heading) {
    heading = fetch(siteUrl() + path).then(async (response) => {
      const [, html = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await response.text()) ?? [];
      return html
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&');
    });
    headings.set(path, heading);
  }
  return heading;
}
