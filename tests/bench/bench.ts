import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { appNames } from '@mint-row/shared/contract';
import { chromium } from '@playwright/test';
import { buildChanged } from '../../delivery/index.ts';
import { browserLaunchOptions } from '../browser.ts';
import { outputFolder, root, serveEdition } from '../site/serve-edition.ts';
import { install } from './install.ts';
import { readOptions } from './options.ts';
import { renderTable } from './report/table.ts';
import { Collector, type Results } from './results.ts';
import { type Contender, measureKept, measureOnce } from './run.ts';
import { makeCertificate } from './serve/certificate.ts';
import { serveSecurely } from './serve/secure-server.ts';

const options = readOptions();
if (options.help !== null) console.log(options.help);
else await bench(options);

async function bench({
  runs,
  pages,
  lines,
  variants,
  write,
}: Exclude<ReturnType<typeof readOptions>, { help: string }>) {
  install();
  await buildChanged(appNames, { root, onBuilt: (app, outcome) => console.log(`  ${outcome.padEnd(9)}  ${app}`) });
  const site = await serveEdition('dist');
  const certificate = await makeCertificate();
  const contenders: (Contender & { stop: () => Promise<void> })[] = [];
  for (const variant of variants) {
    console.log(`  preparing  ${variant.label}`);
    contenders.push({ variant, ...(await serveSecurely(await variant.prepare(site.url), certificate)) });
  }
  const launch = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--ignore-certificate-errors-spki-list=${certificate.spki}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const collector = new Collector();
  const backForwardReasons: Record<string, string[]> = {};
  try {
    const all = runs * lines.length * pages.length * contenders.length;
    const began = performance.now();
    let done = 0;
    for (let run = 0; run < runs; run += 1) {
      for (const line of lines) {
        for (const page of pages) {
          // Another one begins each time, so that none always follows the same one.
          for (const contender of rotate(contenders, run)) {
            await measureOnce(browser, contender, page, line, collector);
            done += 1;
            progress(done, all, performance.now() - began, `${line.name} ${page} ${contender.variant.name}`);
          }
        }
      }
    }
    for (const line of lines.slice(0, 1)) {
      for (const page of pages) {
        for (const contender of contenders) {
          const reasons = await measureKept(browser, contender, page, line, collector);
          if (reasons.length > 0) backForwardReasons[`${contender.variant.name} ${page}`] = reasons;
        }
      }
    }
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(browser.version()),
      runs,
      cells: collector.cells,
      backForwardReasons,
    };
    console.log(`\n${renderTable(results)}`);
    await save(results, write);
  } finally {
    await browser.close();
    for (const { stop } of contenders) await stop();
    await site.stop();
  }
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

function progress(done: number, all: number, milliseconds: number, what: string) {
  const left = Math.round(((milliseconds / done) * (all - done)) / 1000);
  console.log(`  ${String(done).padStart(String(all).length)} of ${all}  ${what.padEnd(34)} ${left} s left`);
}

function machine(browser: string): Results['machine'] {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.version,
    browser: `Chromium ${browser}`,
  };
}

async function save(results: Results, write: boolean) {
  const folder = write ? join(root, 'docs/benchmark') : join(outputFolder, 'bench');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(results)}\n`);
  console.log(`\nEvery run: ${join(folder, 'results.json')}`);
}
