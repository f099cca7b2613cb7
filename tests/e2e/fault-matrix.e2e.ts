import { expect } from '@playwright/test';
import { faults } from '../faults/faults.ts';
import { keptFaults } from '../faults/kept-faults.ts';
import { cell } from '../faults/matrix-reporter.ts';
import { readServed } from '../faults/served.ts';
import { test } from '../faults/test.ts';
import { ways } from '../faults/ways.ts';
import { sampleOf } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { firstPath, remotes } from '../site/applications.ts';
import { collectIronMan } from './offline-parts.ts';

/** The failing page of each remote, and a page of another remote. */
const scenes = remotes.map((remote, index) => ({
  name: remote.name,
  path: firstPath(remote),
  other: firstPath(remotes[(index + 1) % remotes.length] ?? remote),
}));

/** Every fault, every remote and every way of meeting a fault; all combinations if SUITE=whole. */
const cells = sampleOf(
  scenes.flatMap((scene) =>
    faults.flatMap((fault) => Object.entries(ways).map(([way, walk]) => ({ scene, fault, way, walk }))),
  ),
  ({ scene, fault, way }) => `${scene.name}: ${fault.name}, ${way}`,
  ({ scene, fault, way }) => [scene.name, fault.name, way],
);

for (const scene of scenes) {
  const { name, path, other } = scene;
  for (const fault of faults) {
    const walks = cells.filter((one) => one.scene === scene && one.fault === fault);
    if (walks.length === 0) continue;
    test(`${name}: ${fault.name}`, async ({ visit, server }, info) => {
      const remote = await readServed(siteUrl(), name, path);
      const here = { path, heading: await headingOf(path) };
      for (const { way, walk } of walks) {
        server.lift();
        await visit.emptyCache();
        const record = cell(info, { subject: name, fault: fault.name, way });
        await walk({ visit, server, remote, fault, here, other: { path: other, heading: await headingOf(other) } });
        expect(visit.unhandled).toEqual([]);
        record.passed();
      }
    });
  }
}

for (const { name, ways: walks } of keptFaults) {
  for (const [way, walk] of Object.entries(walks)) {
    test(`kept pages: ${name}, ${way}`, async ({ page, server }, info) => {
      const uncaught: string[] = [];
      page.on('pageerror', ({ message }) => uncaught.push(message));
      server.lift();
      await collectIronMan(page);
      const record = cell(info, { subject: 'kept pages', fault: name, way });
      await walk({ page, server });
      expect(uncaught).toEqual([]);
      record.passed();
    });
  }
}

const headings = new Map<string, Promise<string>>();

/** The heading of a healthy page, as a visitor reads it. */
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
