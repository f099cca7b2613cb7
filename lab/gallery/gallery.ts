import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildChanged } from '../../delivery/index.ts';
import { showImages } from '../../delivery/pictures/index.ts';
import { browserLaunchOptions } from '../../tests/browser.ts';
import { appNames } from '../../tests/site/applications.ts';
import { kinds } from '../../tests/site/kinds.ts';
import { outputFolder, root } from '../../tests/site/root.ts';
import { serveBuiltSite } from '../../tests/site/serve-built-site.ts';
import { type Picture, renderIndex } from './render-index.ts';

const widths = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const themes = ['light', 'dark'] as const;
const folder = join(outputFolder, 'gallery');

/** As many windows at a time as a small machine has cores. */
const windows = 2;

await buildChanged(appNames, { root, onBuilt: (app, outcome) => console.log(`  ${outcome.padEnd(9)}  ${app}`) });
const site = await serveBuiltSite('dist');
const browser = await chromium.launch(await browserLaunchOptions());
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pictures = kinds.flatMap(({ name, path }) =>
    widths.flatMap((viewport) => themes.map((theme): Picture => ({ name, path, theme, ...viewport }))),
  );
  const waiting = [...pictures];
  let done = 0;
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      await take(browser, picture);
      done += 1;
      console.log(`  ${String(done).padStart(3)} of ${pictures.length}  ${fileOf(picture)}`);
    }
  };
  await Promise.all(Array.from({ length: windows }, work));
  const index = join(folder, 'index.html');
  await writeFile(index, renderIndex(pictures, fileOf));
  console.log(`\nTo look through them, open ${index}`);
} finally {
  await browser.close();
  await site.stop();
}

function fileOf({ name, width, theme }: Picture): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `${slug}-${width}-${theme}.png`;
}

async function take(from: Browser, picture: Picture): Promise<void> {
  const { path, width, height, theme } = picture;
  const page = await from.newPage({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await showImages(page);
  await page.screenshot({ path: join(folder, fileOf(picture)), fullPage: true, animations: 'disabled' });
  await page.close();
}
