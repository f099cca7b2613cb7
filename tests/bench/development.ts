import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { buildChanged } from '../../delivery/index.ts';
import { browserLaunchOptions } from '../browser.ts';
import { hydrated } from '../e2e/watch.ts';
import { appNames } from '../site/applications.ts';
import { copySources } from '../site/copy-sources.ts';
import { root } from '../site/root.ts';
import { serveBuiltSite } from '../site/serve-built-site.ts';
import { startVite } from '../site/vite-server.ts';
import { machine, tellMachine } from './machine.ts';

// npm run bench:dev: how long development takes to start, and how long a saved edit takes to be on the page.

/** In milliseconds: until the server answers, and from the end of a save to the changed page. */
const goals = { start: 2000, edit: 300 };
const times = 7;

/** Edits of Marvel: the file, what is written into it, and what the page then has. */
const edits = {
  page: {
    file: 'remote-marvel/src/pages/LandingPage.tsx',
    change: (text: string, mark: string) => text.replace(/View price guide[^\n<]*/, `View price guide ${mark}`),
  },
  content: {
    file: 'remote-marvel/src/content/landing.ts',
    change: (text: string, mark: string) => text.replace(/lead:\s*'(mark-\d+ )?/, `lead: '${mark} `),
  },
  styles: {
    file: 'remote-marvel/src/styles.css',
    change: (text: string, mark: string) => `${text.replace(/\n:root.*\n$/, '')}\n:root { --mark: ${mark}; }\n`,
  },
} as const;

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
  console.log(`${tellMachine(new Date().toISOString().slice(0, 10), machine)}, Chromium ${browser.version()}`);
  console.log(`median of ${times}, in ms; goals: start ${goals.start}, edits ${goals.edit}`);
  for (const [way, { app, options }] of Object.entries(ways)) {
    const copy = await copySources('bench-development');
    // Warm, as on any day but the first: Vite has bundled the dependencies before.
    await (await startVite(app, options, copy)).stop();
    const begun = performance.now();
    const server = await startVite(app, options, copy);
    const start = performance.now() - begun;
    const page = await browser.newPage();
    await open(page, `${server.url}/marvel`);
    if (way !== 'alone') await hydrated(page);
    const took: number[] = [];
    for (const edit of Object.values(edits)) took.push(await measure(page, copy, edit));
    await server.stop();
    await page.close();
    failed ||= start > goals.start || took.some((each) => each > goals.edit);
    const told = Object.keys(edits).map((kind, index) => `${kind} ${Math.round(took[index] ?? Number.NaN)}`);
    console.log(`  ${way.padEnd(15)} start ${Math.round(start)}, ${told.join(', ')}`);
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = failed ? 1 : 0;

async function open(page: Page, address: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(address);
  await page.getByText('View price guide').first().waitFor();
  await connected;
  await page.waitForLoadState('networkidle');
}

/** The median time of an edit, after one that is not counted. */
async function measure(
  page: Page,
  copy: string,
  { file, change }: (typeof edits)[keyof typeof edits],
): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time <= times; time += 1) {
    const mark = `mark-${time}`;
    const seen = page.evaluate(seenAt, mark);
    const text = await readFile(join(copy, file), 'utf8');
    await writeFile(join(copy, file), change(text, mark));
    const saved = Date.now();
    took.push((await seen) - saved);
  }
  return took.slice(1).sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}

/** When the page first shows a mark, in its text or its styles: runs in the browser. */
async function seenAt(mark: string): Promise<number> {
  while (
    !document.querySelector('main')?.textContent?.includes(mark) &&
    getComputedStyle(document.documentElement).getPropertyValue('--mark').trim() !== mark
  ) {
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  return Date.now();
}
