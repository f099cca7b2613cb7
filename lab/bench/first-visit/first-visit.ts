import { parseArgs } from 'node:util';
import { isLikeOneBefore, type Kind, kinds } from '../../../tests/site/kinds.ts';
import { padColumns } from '../columns.ts';
import { install } from '../install.ts';
import { readRuns } from '../options.ts';
import { summarize } from '../report/statistics.ts';
import { type Stage, setStage } from '../stage.ts';
import { variants } from '../variants/variants.ts';
import { compareKept } from './kept.ts';
import { type Visit, visit } from './visit.ts';

const help = `npm run lab -- bench-visit [options]

Measures a first visit on a slow line (150 ms, 1.6 Mbit/s, processor ÷ 4), and the same document with its scripts
blocked: when headings and text have the brand's fonts, paints, layout shifts, an interactive page, long tasks in the
main thread's own running time, from the start of the navigation. Medians.

  --runs <n>      how often each page is visited; 5
  --pages <text>  only kinds of page whose name begins so
  --kept          in place of that: what the worker of kept pages costs a returning visitor, on two lines, in 12 pairs
                  of visits with and without it, or as many as --runs says. Medians of the differences, with quartiles
  CHROMIUM_PATH   another browser than the one from npm`;

try {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string' },
      pages: { type: 'string' },
      kept: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(help);
  else if (values.kept && values.pages) throw new Error('--kept visits pages of its own: give no --pages.');
  else if (values.kept) await measureKept(readRuns(values.runs ?? '12'));
  else await measure(readRuns(values.runs ?? '5'), choose(values.pages ?? ''));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function choose(begin: string): Kind[] {
  const all = kinds.filter((kind) => !isLikeOneBefore(kind));
  const chosen = all.filter(({ name }) => name.startsWith(begin));
  if (chosen.length > 0) return chosen;
  throw new Error(
    `--pages: no kind of page begins with "${begin}". There are: ${all.map(({ name }) => name).join(', ')}.`,
  );
}

async function measureKept(pairs: number): Promise<void> {
  install();
  const stage = await setStage(variants.filter(({ name }) => name === 'site'));
  try {
    const rows = await compareKept(stage.browser, stage.contenders[0]?.url ?? '', pairs);
    print(stage, `medians of the differences of ${pairs} pairs, in milliseconds, with quartiles`, rows);
  } finally {
    await stage.close();
  }
}

function print({ browser }: Stage, what: string, rows: string[][]): void {
  console.log(`\nChromium ${browser.version()}, ${what}\n`);
  console.log(
    padColumns(rows)
      .map((row) => row.join('  '))
      .join('\n'),
  );
}

async function measure(runs: number, measured: readonly Kind[]): Promise<void> {
  install();
  const stage = await setStage(variants.filter(({ name }) => name === 'site'));
  const url = stage.contenders[0]?.url ?? '';
  const rows = [['page', 'heading', 'text', 'fcp', 'lcp', '÷ floor', 'cls', 'interactive', 'longest', 'beyond 50']];
  try {
    for (const { name, path } of measured) {
      const visits: Visit[] = [];
      const floor: Visit[] = [];
      for (let run = 0; run < runs; run += 1) {
        visits.push(await visit(stage.browser, url + path, true));
        floor.push(await visit(stage.browser, url + path, false));
      }
      const row = [name, ...formatVisits(visits, floor)];
      console.log(row.join('  '));
      rows.push(row);
    }
    print(stage, `medians of ${runs}`, rows);
  } finally {
    await stage.close();
  }
}

function formatVisits(visits: readonly Visit[], floor: readonly Visit[]): string[] {
  const median = (name: keyof Visit, of = visits) => summarize(of.map((one) => one[name]))?.median ?? 0;
  const time = (name: keyof Visit) => (Number.isFinite(median(name)) ? String(Math.round(median(name))) : 'never');
  return [
    ...(['heading', 'text', 'fcp', 'lcp'] as const).map(time),
    (median('lcp') / median('lcp', floor)).toFixed(2),
    median('cls').toFixed(4),
    ...(['page', 'longest', 'beyond'] as const).map(time),
  ];
}
