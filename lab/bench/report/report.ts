import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outputFolder, root } from '../../../tests/site/root.ts';
import { interactionMetrics, metrics } from '../measure/metrics.ts';
import { headOf, type Results } from '../results.ts';
import { renderFigure } from './figure.ts';
import { renderTable } from './table.ts';
import { judge, type Target } from './targets.ts';

/**
 * Prints the results and writes them down: every run, the tables, the figure.
 * @param write whether they replace those in docs/benchmark
 */
export async function report(results: Results, write: boolean): Promise<void> {
  const tables = renderTable(results);
  const targets = judge(results).map(formatTarget).join('\n');
  console.log(`\n${tables}\n\n${targets}`);
  const folder = write ? join(root, 'docs/benchmark') : join(outputFolder, 'benchmark');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(results, rounded)}\n`);
  await writeFile(join(folder, 'tables.txt'), `${[headOf(results), legend, targets, tables].join('\n\n')}\n`);
  await writeFile(join(folder, 'figure.svg'), renderFigure(results));
  console.log(`\nEvery run, the tables and the figure: ${folder}`);
}

const legend = Object.entries({ ...metrics, ...interactionMetrics })
  .map(([name, { means }]) => `${name.padEnd(16)}  ${means}`)
  .join('\n');

function formatTarget({ claim, found, met }: Target): string {
  return `${met ? 'met   ' : 'MISSED'}  ${claim}: ${found}`;
}

/** No measurement is more precise than a hundredth of a millisecond; layout shifts need four digits. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;
}
