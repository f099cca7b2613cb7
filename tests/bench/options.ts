import { parseArgs } from 'node:util';
import { paths } from '@mint-row/shared/contract';
import { throttled, unthrottled } from './measure/conditions.ts';
import { type Variant, variants } from './variants/variants.ts';

/** The five kinds of page that are measured. */
export const pages = {
  home: paths.home,
  landing: paths.franchise.marvel,
  character: paths.character('iron-man'),
  characters: paths.characters,
  top50: paths.top50,
} as const;
export type PageName = keyof typeof pages;

const lines = { throttled, unthrottled } as const;

const help = `npm run bench -- [options]
  --runs <n>        how often each thing is measured; 9
  --pages <names>   some of ${Object.keys(pages).join(',')}; all
  --variants <names>  some of ${variants.map(({ name }) => name).join(',')}; all
  --lines <names>   some of ${Object.keys(lines).join(',')}; all
  --write           puts the results into docs/benchmark/`;

/** Reads the command line. @throws Error that says what is wrong and what there is */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '9' },
      pages: { type: 'string' },
      variants: { type: 'string' },
      lines: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { help };
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}": give a number from 1 up.\n${help}`);
  return {
    help: null,
    runs,
    write: values.write,
    pages: some('pages', Object.keys(pages), values.pages) as PageName[],
    lines: some('lines', Object.keys(lines), values.lines).map((name) => lines[name as keyof typeof lines]),
    variants: some(
      'variants',
      variants.map(({ name }) => name),
      values.variants,
    ).map((name) => variants.find((variant) => variant.name === name) as Variant),
  };
}

function some(option: string, all: readonly string[], given: string | undefined): string[] {
  if (given === undefined) return [...all];
  const chosen = given.split(',');
  const unknown = chosen.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`--${option}: there is no ${unknown.join(', ')}.\n${help}`);
  return chosen;
}
