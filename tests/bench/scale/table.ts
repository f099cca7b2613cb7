import { padColumns } from '../../columns.ts';
import type { Size } from './synthetic-site.ts';

/** What a step found. */
export type Figures = Record<string, number>;

const megabyte = 1024 * 1024;

/** The figures of one step, on one line. */
export function tell(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) =>
      name === 'memory' ? `${Math.round(value / megabyte)} MB` : `${name} ${Math.round(value * 100) / 100}`,
    )
    .join('  ');
}

/** What the columns of the table say. */
export const legend = `publish all   the first release of all applications together
pages/s       documents composed in a second meanwhile
memory        of all processes together, at most; the second one while serving
publish one   another release of the remote that has 7 of the site's pages
check         the gate alone, for the same release
verify        every stored file checked against its hash
requests/s    pages sent by one server, asked for by one client on the same machine
html, js      what a first load of a character's page carries, in bytes after brotli; likewise the next ones
registry      read on the first navigation
lists         read to find a character's page and its hash, once the registry is there
catalogue     a franchise's characters, read by the A–Z page alone`;

/** All sizes as a table for a terminal. */
export function renderTable(results: readonly (Size & Record<string, unknown>)[]): string {
  const rows = results.map((result) => {
    const figure = (step: string, name: string) => (result[step] as Figures)[name] ?? 0;
    return [
      String(result.pages),
      String(result.remotes),
      `${figure('publish', 'seconds').toFixed(1)} s`,
      (figure('publish', 'composed') / Math.max(figure('publish', 'composing'), 0.001)).toFixed(0),
      `${(figure('publish', 'memory') / megabyte).toFixed(0)} MB`,
      `${figure('publish one', 'seconds').toFixed(1)} s`,
      `${figure('check', 'seconds').toFixed(1)} s`,
      `${figure('verify', 'seconds').toFixed(1)} s`,
      figure('serve', 'perSecond').toFixed(0),
      `${(figure('serve', 'memory') / megabyte).toFixed(0)} MB`,
      ...['html', 'javaScript', 'registry', 'lists', 'catalogue'].map((name) => String(figure('weigh', name))),
    ];
  });
  const head = [
    'pages',
    'remotes',
    'publish all',
    'pages/s',
    'memory',
    'publish one',
    'check',
    'verify',
    'requests/s',
    'memory',
    'html',
    'js',
    'registry',
    'lists',
    'catalogue',
  ];
  return padColumns([head, ...rows])
    .map((row) => row.join('  '))
    .join('\n');
}
