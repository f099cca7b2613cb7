import { text } from 'node:stream/consumers';
import { type Browser, chromium } from '@playwright/test';
import { differenceOf } from './difference.ts';
import { browserLaunchOptions } from './find-browser.ts';
import { showImages } from './show-images.ts';

// Compares pages of two sites: reads a `Comparison` from standard input, and prints `Compared`, both as JSON.
// `npm run release` runs it for --pictures.

interface Comparison {
  /** The addresses of the two sites. */
  before: string;
  after: string;
  /** The pages to compare. */
  paths: string[];
  /** The widths of the windows, in pixels. */
  widths: number[];
}

interface Compared {
  shown: { path: string; width: number; pixels: number; top: number; before: string; after: string }[];
  same: string[];
}

/** As many windows at a time as a small machine has cores. */
const windows = 2;

const { before, after, paths, widths } = JSON.parse(await text(process.stdin)) as Comparison;
try {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    process.stdout.write(JSON.stringify(await compareAll(browser)));
  } finally {
    await browser.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function compareAll(browser: Browser): Promise<Compared> {
  const found = new Map<string, Compared['shown']>(paths.map((path) => [path, []]));
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      for (const width of widths) {
        const [one, other] = [await take(browser, before + path, width), await take(browser, after + path, width)];
        const difference = differenceOf(one, other);
        if (!difference) continue;
        const inBase64 = { before: difference.before.toString('base64'), after: difference.after.toString('base64') };
        found.get(path)?.push({ ...difference, ...inBase64, path, width });
      }
    }
  };
  await Promise.all(Array.from({ length: windows }, work));
  return {
    shown: [...found.values()].flat(),
    same: [...found].flatMap(([path, shown]) => (shown.length === 0 ? [path] : [])),
  };
}

async function take(browser: Browser, address: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  try {
    // Which section is marked as being read depends on the moment: none is.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {};
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await showImages(page);
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await page.close();
  }
}
