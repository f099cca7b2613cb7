import { install } from './install.ts';
import { scoreWithLighthouse } from './lighthouse.ts';
import { machine } from './machine.ts';
import { throttled, unthrottled } from './measure/conditions.ts';
import { measurePrerendered } from './measure/prerender.ts';
import { help, type Options, readOptions } from './options.ts';
import { report } from './report/report.ts';
import { Collector, type Results } from './results.ts';
import { contendersOn, measureKept, measureOnce } from './run.ts';
import { type Stage, setStage } from './stage.ts';

try {
  const options = readOptions();
  if (options === null) console.log(help);
  else await bench(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function bench(options: Options): Promise<void> {
  install();
  const stage = await setStage(options.variants);
  try {
    const collector = await measureAll(stage, options);
    const backForwardReasons = options.coldOnly ? {} : await measureAllKept(stage, options, collector);
    if (!options.coldOnly) await measureAllPrerendered(stage, options, collector);
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      machine: { ...machine, browser: `Chromium ${stage.browser.version()}` },
      runs: options.runs,
      cells: collector.cells,
      backForwardReasons,
      lighthouse: options.lighthouse ? await scoreWithLighthouse(stage, options.pages) : {},
    };
    await report(results, options.write);
  } finally {
    await stage.close();
  }
}

async function measureAll({ browser, contenders }: Stage, options: Options): Promise<Collector> {
  const { runs, lines, pages, coldOnly } = options;
  const collector = new Collector();
  const all = runs * lines.length * pages.reduce((sum, page) => sum + contendersOn(contenders, page).length, 0);
  const began = performance.now();
  let done = 0;
  for (let run = 0; run < runs; run += 1) {
    for (const line of lines) {
      for (const page of pages) {
        // A different one begins each time, so that no contender always follows the same one.
        for (const contender of rotate(contendersOn(contenders, page), run)) {
          await measureOnce(browser, contender, page, line, { collector, coldOnly });
          done += 1;
          tellProgress(done, all, performance.now() - began, `${line.name} ${page} ${contender.variant.name}`);
        }
      }
    }
  }
  return collector;
}

async function measureAllKept({ browser, contenders }: Stage, { pages }: Options, collector: Collector) {
  const reasons: Record<string, string[]> = {};
  for (const page of pages) {
    for (const contender of contendersOn(contenders, page)) {
      const found = await measureKept(browser, contender, page, unthrottled, collector);
      if (found.length > 0) reasons[`${contender.variant.name} ${page}`] = found;
    }
  }
  return reasons;
}

async function measureAllPrerendered({ contenders, certificate }: Stage, { runs }: Options, collector: Collector) {
  const site = contenders.find(({ variant }) => variant.name === 'site');
  if (!site) return;
  const cell = { variant: 'site', page: 'landing', line: throttled.name, kind: 'interaction' } as const;
  for (let run = 1; run <= runs; run += 1) {
    console.log(`  prerendering  ${run} of ${runs}`);
    collector.add(cell, { prerendered: await measurePrerendered(site.url, certificate.spki) });
  }
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

function tellProgress(done: number, all: number, milliseconds: number, what: string): void {
  const secondsLeft = Math.round(((milliseconds / done) * (all - done)) / 1000);
  console.log(`  ${String(done).padStart(String(all).length)} of ${all}  ${what.padEnd(34)} ${secondsLeft} s left`);
}
