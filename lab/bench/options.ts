import { parseArgs } from 'node:util';
import { paths } from '@mint-row/kit/contract';
import { type Conditions, throttled, unthrottled } from './measure/conditions.ts';
import { type Variant, variants } from './variants/variants.ts';

/** The kinds of page that are measured. */
export const pages = {
  home: paths.home,
  landing: '/marvel',
  character: paths.character('charizard'),
  characters: paths.characters,
  top50: paths.top50,
  values: paths.values,
} as const;
export type PageName = keyof typeof pages;

/** The subjects of the measurement, and the number of runs. */
export interface Options {
  runs: number;
  pages: PageName[];
  lines: Conditions[];
  variants: Variant[];
  /** Only loads with an empty cache: nothing warm, no interactions. */
  coldOnly: boolean;
  lighthouse: boolean;
  /** Writes the results to docs/benchmark. */
  write: boolean;
}

const lines = [throttled, unthrottled];
const pageNames = Object.keys(pages) as PageName[];

/** The command's help. */
export const help = `npm run lab -- bench [options]

Measures this site beside five other ways to make it, interleaved, over HTTP/2, TLS and brotli.

  --runs <n>          how often each thing is measured; 9
  --quick             3 runs of the throttled line with an empty cache; no interactions, no Lighthouse
  --pages <names>     some of ${pageNames.join(',')}; all
  --variants <names>  some of ${variants.map(({ name }) => name).join(',')}; all
  --lines <names>     some of ${lines.map(({ name }) => name).join(',')}; all
  --no-lighthouse     leaves Lighthouse out
  --write             puts figure, tables and every run into docs/benchmark/`;

/**
 * Reads the command line.
 * @returns null when it only asks for help
 * @throws Error with the fault and the possible values
 */
export function readOptions(): Options | null {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      runs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      pages: { type: 'string' },
      variants: { type: 'string' },
      lines: { type: 'string' },
      lighthouse: { type: 'boolean', default: true },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const { quick } = values;
  return {
    runs: readRuns(values.runs ?? (quick ? '3' : '9')),
    coldOnly: quick,
    lighthouse: values.lighthouse && !quick,
    write: values.write,
    pages: choose('pages', pageNames, (name) => name, values.pages),
    lines: choose('lines', quick ? [throttled] : lines, ({ name }) => name, values.lines),
    variants: choose('variants', variants, ({ name }) => name, values.variants),
  };
}

/**
 * Reads the number of runs, or of something else.
 * @throws Error when that is not a whole number from 1 up
 */
export function readRuns(given: string, option = '--runs'): number {
  const runs = Number(given);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`${option} is "${given}": give a number from 1 up.`);
  return runs;
}

function choose<Item>(option: string, all: readonly Item[], nameOf: (item: Item) => string, given?: string): Item[] {
  if (given === undefined) return [...all];
  return given.split(',').map((name) => {
    const found = all.find((item) => nameOf(item) === name);
    if (found !== undefined) return found;
    throw new Error(`--${option}: there is no "${name}". There are: ${all.map(nameOf).join(', ')}.`);
  });
}
