import { chromium, type Page } from '@playwright/test';
import { buildChanged } from '../../delivery/index.ts';
import { browserLaunchOptions } from '../../tests/browser.ts';
import { appNames } from '../../tests/site/applications.ts';
import { root } from '../../tests/site/root.ts';
import { serveBuiltSite } from '../../tests/site/serve-built-site.ts';
import { describeMachine, machine } from './machine.ts';

// npm run lab -- bench-search: the time from a key to results, on a processor with a quarter of this one's speed.

/** Milliseconds from a key to the drawn results. */
const limit = 50;
const queries = ['c', 'ch', 'cha', 'char', 'charz', 'charzard', 'dark vader', 'psa 10'];

await buildChanged(appNames, { root });
const site = await serveBuiltSite('dist');
const browser = await chromium.launch(await browserLaunchOptions());
try {
  const page = await browser.newPage();
  const times = await measure(page, site.url);
  const median = [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  console.log(`${describeMachine(new Date().toISOString().slice(0, 10), machine)}, Chromium ${browser.version()}`);
  queries.forEach((query, index) => {
    console.log(`  ${query.padEnd(12)} ${String(Math.round(times[index] ?? Number.NaN)).padStart(4)} ms`);
  });
  console.log(`median ${Math.round(median)} ms, goal ${limit} ms`);
  process.exitCode = median <= limit ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}

async function measure(page: Page, url: string): Promise<number[]> {
  await page.goto(url);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('a');
  await page.getByRole('option').first().waitFor();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (const query of queries) times.push(await field.evaluate(timeToResults, query));
  return times;
}

/** Types a query at once, and measures until its results have been drawn: runs in the browser. */
async function timeToResults(field: HTMLElement, query: string): Promise<number> {
  if (field instanceof HTMLInputElement) field.select();
  await new Promise(requestAnimationFrame);
  const begun = performance.now();
  document.execCommand('insertText', false, query);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - begun;
}
