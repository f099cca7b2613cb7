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

/** All sizes as a table for a terminal. Bytes are after brotli. */
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
      ...['html', 'javaScript', 'registry', 'roster'].map((name) => String(figure('weigh', name))),
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
    'roster',
  ];
  return padColumns([head, ...rows])
    .map((row) => row.join('  '))
    .join('\n');
}
