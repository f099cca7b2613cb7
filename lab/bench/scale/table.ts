import { padColumns } from '../columns.ts';
import type { Size } from './size.ts';

/** The figures of a step. */
export type Figures = Record<string, number>;

/** The figures of one size, by step, and by kind of server. */
export interface Measured extends Size {
  folder: Record<string, Figures>;
  bucket: Record<string, Figures>;
  servers: Record<string, Figures>;
}

const megabyte = 1024 * 1024;

/** The figures of one step, on one line. */
export function formatFigures(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => (name === 'memory' ? inMegabytes(value) : `${name} ${Math.round(value * 100) / 100}`))
    .join('  ');
}

/** All figures as tables for a terminal, each with an explanation of its columns. */
export function renderTables(results: readonly Measured[]): string[] {
  return [...siteTable(results), ...storeTable(results), ...serverTable(results)];
}

function siteTable(results: readonly Measured[]): string[] {
  const rows = results.map(({ folder, ...size }) => {
    const { publish = {}, check = {}, 'check bare': bare = {}, weigh = {} } = folder;
    return [
      ...cellsOf(size),
      (figure(publish, 'composed') / Math.max(figure(publish, 'composing'), 0.001)).toFixed(0),
      inMegabytes(figure(publish, 'memory')),
      inSeconds(figure(check, 'seconds')),
      inSeconds(figure(bare, 'seconds')),
      ...['html', 'javaScript', 'registry', 'lists', 'catalogue'].map((name) => String(figure(weigh, name))),
    ];
  });
  const head = ['pages', 'remotes', 'pages/s', 'memory', 'check', 'bare', 'html', 'js', 'registry', 'lists', 'roster'];
  return [
    `pages/s       documents composed in a second while all applications are published together
memory        of all processes together meanwhile, at most
check         the gate alone, for another release of the editorial remote
bare          the same without a sandbox
html, js      what a first load of a character's page carries, in bytes after brotli; likewise the next ones
registry      read on the first navigation
lists         read to find a character's page and its hash, once the registry is there
roster        a franchise's characters, read by the A–Z page alone`,
    render([head, ...rows]),
  ];
}

function storeTable(results: readonly Measured[]): string[] {
  const steps = ['publish', 'publish one', 'rollback', 'verify', 'prune', 'open'];
  const rows = results.flatMap((result) =>
    (['folder', 'bucket'] as const).map((store) => [
      ...cellsOf(result),
      store,
      ...steps.flatMap((step) => {
        const { [step]: figures = {} } = result[store];
        const seconds = inSeconds(figure(figures, 'seconds'));
        return store === 'bucket' ? [seconds, String(figure(figures, 'requests'))] : [seconds, ''];
      }),
    ]),
  );
  const head = [
    'pages',
    'remotes',
    'store',
    ...steps.flatMap((step) => [step === 'publish' ? 'publish all' : step, 'req.']),
  ];
  return [
    `publish all   the first release of all applications together
publish one   another release of the editorial remote
rollback      of that release
verify        every stored file checked against its hash
prune         of what is live no more
open          until a server can answer, and, with a bucket, has read ahead
req.          requests to the object store. It is the small one of the tests, in memory and on the same processors: each
              request costs its processor time, for a list more the more keys there are, and nothing for a network`,
    render([head, ...rows]),
  ];
}

function serverTable(results: readonly Measured[]): string[] {
  const rows = results.flatMap((result) =>
    Object.entries(result.servers).map(([name, figures]) => [
      ...cellsOf(result),
      name,
      figure(figures, 'one').toFixed(0),
      `${figure(figures, 'p99').toFixed(1)} ms`,
      figure(figures, 'two').toFixed(0),
      inMegabytes(figure(figures, 'memory')),
    ]),
  );
  return [
    `one, two      pages that one server sends in a second, and two together, with brotli, to a client on the same processors
99 %          of its requests take less than this with one server
memory        of one server then; nginx, Caddy and workerd leave files to the memory of the operating system`,
    render([['pages', 'remotes', 'server', 'one', '99 %', 'two', 'memory'], ...rows]),
  ];
}

function cellsOf({ pages, remotes }: Size): string[] {
  return [String(pages), String(remotes)];
}

function figure(figures: Figures, name: string): number {
  return figures[name] ?? 0;
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / megabyte)} MB`;
}

function render(rows: readonly (readonly string[])[]): string {
  return padColumns(rows)
    .map((row) => row.join('  '))
    .join('\n');
}
