import { chromium, type Page } from '@playwright/test';
import { buildChanged } from '../../delivery/index.ts';
import { browserLaunchOptions } from '../../tests/browser.ts';
import { hydrated } from '../../tests/e2e/watch.ts';
import { appNames } from '../../tests/site/applications.ts';
import { copySources } from '../../tests/site/copy-sources.ts';
import { type Edit, edits, openMarvel, timeEdit } from '../../tests/site/marvel-edits.ts';
import { root } from '../../tests/site/root.ts';
import { serveBuiltSite } from '../../tests/site/serve-built-site.ts';
import { startVite } from '../../tests/site/vite-server.ts';
import { describeMachine, machine } from './machine.ts';

// npm run lab -- bench-dev: the times until development starts, and until a saved edit is on the page.

/** In milliseconds: until the server answers, and from the end of a save to the changed page. */
const goals = { start: 2000, edit: 300 };
const times = 7;

await buildChanged(appNames, { root });
const site = await serveBuiltSite('dist');
const browser = await chromium.launch(await browserLaunchOptions());
const ways = {
  alone: { app: 'marvel', options: [] },
  'whole site': { app: 'shell', options: [] },
  'in a live site': { app: 'marvel', options: ['--site', site.url] },
} as const;
let failed = false;
try {
  console.log(`${describeMachine(new Date().toISOString().slice(0, 10), machine)}, Chromium ${browser.version()}`);
  console.log(`median of ${times}, in ms; goals: start ${goals.start}, edits ${goals.edit}`);
  for (const [way, { app, options }] of Object.entries(ways)) {
    const copy = await copySources('bench-development');
    // A warm start: Vite has bundled the dependencies before.
    await (await startVite(app, options, copy)).stop();
    const begun = performance.now();
    const server = await startVite(app, options, copy);
    const start = performance.now() - begun;
    const page = await browser.newPage();
    await openMarvel(page, server.url);
    if (way !== 'alone') await hydrated(page);
    const took: number[] = [];
    for (const edit of Object.values(edits)) took.push(await measure(page, copy, edit));
    await server.stop();
    await page.close();
    failed ||= start > goals.start || took.some((each) => each > goals.edit);
    const editTimes = Object.keys(edits).map((kind, index) => `${kind} ${Math.round(took[index] ?? Number.NaN)}`);
    console.log(`  ${way.padEnd(15)} start ${Math.round(start)}, ${editTimes.join(', ')}`);
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = failed ? 1 : 0;

/** The median time of an edit, after one that is not counted. */
async function measure(page: Page, copy: string, edit: Edit): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time <= times; time += 1) took.push(await timeEdit(page, copy, edit, `mark-${time}`));
  return took.slice(1).sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}
