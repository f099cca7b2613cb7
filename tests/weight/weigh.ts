import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from '../../delivery/index.ts';
import { padColumns } from '../columns.ts';
import { builtArtifacts, compose } from '../contract/site.ts';
import { appNames } from '../site/applications.ts';
import { root } from '../site/root.ts';
import { type PageWeight, weighPages } from './page-weight.ts';

const committed = join(import.meta.dirname, 'weights.json');

const help = `npm run weigh -- [options]

What a first load of every kind of page costs, and what has changed.

  --against <file>  compares with another file than tests/weight/weights.json
  --write           puts the weights into tests/weight/weights.json`;

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: committed },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else await tellWeights();

async function tellWeights(): Promise<void> {
  await buildChanged(appNames, { root });
  const site = await builtArtifacts();
  const weights = await weighPages(site, await compose(site));
  console.log(table(weights, await readWeights(values.against)));
  if (values.write) await writeFile(committed, `${JSON.stringify(weights, null, 2)}\n`);
}

async function readWeights(file: string): Promise<Record<string, PageWeight>> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) console.error(`There is no ${file} to compare with.`);
  return text === null ? {} : (JSON.parse(text) as Record<string, PageWeight>);
}

/** A table in Markdown: a pull request shows it as it is. */
function table(weights: Record<string, PageWeight>, before: Record<string, PageWeight>): string {
  const columns = Object.keys(Object.values(weights)[0] ?? {}) as (keyof PageWeight)[];
  const rows = Object.entries(weights).map(([name, weight]) => [
    name,
    ...columns.map((column) => tell(weight[column], before[name]?.[column])),
  ]);
  const [head = [], ...body] = padColumns([['bytes, brotli', ...columns], ...rows]);
  const rule = head.map((text, column) => (column === 0 ? '-'.repeat(text.length) : `${'-'.repeat(text.length - 1)}:`));
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A figure, and by how much it differs from the one before. */
function tell(now: number, before: number | undefined): string {
  if (before === undefined || before === now) return String(now);
  return `${now} (${now > before ? '+' : '−'}${Math.abs(now - before)})`;
}
