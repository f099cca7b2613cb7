import { setTimeout } from 'node:timers/promises';
import { type Registry, registryPath } from '@mint-row/kit/contract';
import { readRegistry } from '@mint-row/kit/contract/live-registry';
import { visibleLines } from '@mint-row/kit/contract/visible';
import { checkAuthorized, credentialHeaders, SiteError } from '@mint-row/kit/site';
import type { Page } from '@playwright/test';
import { Command } from 'commander';
import { drawOutlines, findAreas } from './areas.ts';
import { startBrowser } from './browser.ts';
import { InspectError } from './inspect-error.ts';
import { colourOf, formatInspection, type Inspection, inspection, labelOf } from './inspection.ts';
import { recordOutcomes } from './outcomes.ts';
import { recordTraffic } from './traffic.ts';

// npm run lab -- inspect: shows which application owns which parts of a page. It visits the site like any visitor, and
// is no part of it.

interface Options {
  picture?: string;
  json?: true;
}

/** The interval at which the outlines follow a page in use, in milliseconds. */
const pause = 400;

/** How long to wait for outcomes: longer than the 10 s that a remote may take for one file. */
const maxOutcomeWaitMs = 15_000;

await new Command('npm run lab -- inspect')
  .description('outlines the areas of shell and remotes on a page of any edition, with owner, release, weight, outcome')
  .argument('<address>', 'of a page, such as http://localhost:4173/marvel')
  .option('--picture <file>', 'write a picture of the whole page (PNG) instead of opening a window')
  .option('--json', 'print what was found as JSON instead of opening a window')
  .action(async (address: string, options: Options) => {
    await run(address, options).catch((error: unknown) => {
      if (!(error instanceof InspectError || error instanceof SiteError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    });
  })
  .parseAsync();

async function run(address: string, { picture, json }: Options): Promise<void> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new InspectError(`${address} is not an address. Give one such as http://localhost:4173/marvel`);
  }
  const registry = await registryAt(new URL(address).origin);
  const windowed = !picture && !json;
  const browser = await startBrowser({ windowed });
  try {
    const page = await browser.newPage(windowed ? { viewport: null } : { viewport: { width: 1280, height: 900 } });
    await authorize(page, new URL(address).origin);
    const look = await observe(page, registry);
    await page.goto(address).catch((error: Error) => {
      throw new InspectError(`${address} could not be opened: ${error.message.split('\n')[0]}`);
    });
    if (windowed) return await follow(page, look);
    await page.waitForLoadState('networkidle');
    const found = await lookAfterOutcomes(look);
    if (picture) {
      // The browser leaves out sections that are far from the window.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(sheet);
      });
      await page.screenshot({ path: picture, fullPage: true });
    }
    console.log(json ? visibleLines(JSON.stringify(found, null, 2)) : formatInspection(found));
  } finally {
    await browser.close();
  }
}

/** The registry of the edition at an origin. */
async function registryAt(origin: string): Promise<Registry> {
  const answer = await fetch(origin + registryPath, { headers: credentialHeaders() }).catch(() => null);
  if (!answer) throw new InspectError(`${origin} does not answer. Start the site there, or correct the address.`);
  checkAuthorized(origin, answer.status);
  const registry = answer.ok ? readRegistry(await answer.text()) : null;
  if (registry) return registry;
  throw new InspectError(`${origin} is not an edition of this site: ${registryPath} answered ${answer.status}.`);
}

/** Requests what is behind a password for the page, which never gets the credentials. */
async function authorize(page: Page, origin: string): Promise<void> {
  const added = credentialHeaders();
  if (!added.Authorization) return;
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const response = await route.fetch({ headers: { ...route.request().headers(), ...added }, maxRedirects: 0 });
      await route.fulfill({ response });
    },
  );
}

/** @returns a function that inspects the page in its current state, and draws the outlines */
async function observe(page: Page, registry: Registry): Promise<() => Promise<Inspection>> {
  const known = { registry, outcomes: recordOutcomes(page), traffic: await recordTraffic(page) };
  return async () => {
    const found = inspection(page.url(), await page.evaluate(findAreas), known);
    await page.evaluate(
      drawOutlines,
      found.areas.map((area) => ({ ...area, label: labelOf(area), colour: colourOf(area.app) })),
    );
    return found;
  };
}

/** Inspects the page once every remote has reported its outcome, or `maxOutcomeWaitMs` have passed. */
async function lookAfterOutcomes(look: () => Promise<Inspection>): Promise<Inspection> {
  const deadline = Date.now() + maxOutcomeWaitMs;
  let found = await look();
  // On a slow machine the network is idle before the page has hydrated.
  while (Date.now() < deadline && found.areas.some(({ app, outcome }) => app !== 'shell' && !outcome)) {
    await setTimeout(pause);
    found = await look();
  }
  return found;
}

/** Prints the inspection while a person uses the page, until they close the window. */
async function follow(page: Page, look: () => Promise<Inspection>): Promise<void> {
  let seen = '';
  let printed = '';
  while (!page.isClosed()) {
    // A page that is being left or closed cannot be inspected.
    const found = await look().then(formatInspection, () => '');
    // While it loads, its weight still grows: it is printed once it stays the same.
    if (found && found === seen && found !== printed) {
      printed = found;
      console.log(printed);
    }
    seen = found;
    await setTimeout(pause);
  }
}
