import { padColumns } from '../columns.ts';
import { interactionMetrics, type Metric, metrics } from '../measure/metrics.ts';
import type { Results } from '../results.ts';
import { type Place, type Summary, summaryOf } from './statistics.ts';

/** The results as tables for a terminal: a table for each line, page and kind, a column for each variant. */
export function renderTable(results: Results): string {
  const places = [...new Set(results.cells.map(({ line, page, kind }) => JSON.stringify({ line, page, kind })))];
  const variants = [...new Set(results.cells.map(({ variant }) => variant))];
  return places.map((place) => tableOf(results, JSON.parse(place) as Place, variants)).join('\n\n');
}

function tableOf(results: Results, place: Place, variants: readonly string[]): string {
  const figures = place.kind === 'interaction' ? interactionMetrics : metrics;
  const title = `${place.page}, ${place.line}, ${place.kind}`;
  const rows = Object.entries(figures).flatMap(([metric, { unit }]) => {
    const summaries = variants.map((variant) => summaryOf(results, metric as Metric, { ...place, variant }));
    if (summaries.every((summary) => summary === null)) return [];
    const first = summaries[0]?.median;
    return [[metric, ...summaries.map((summary) => formatSummary(summary, unit, metric, first))]];
  });
  return padColumns([[title, ...variants], ...rows])
    .map((row) => row.join('  '))
    .join('\n');
}

/** A figure with its spread, and its ratio to the first variant's. */
function formatSummary(summary: Summary | null, unit: string, metric: string, first: number | undefined): string {
  if (!summary) return '–';
  const { median, low, high } = summary;
  const ratio = first && unit === 'ms' ? ` ×${(median / first).toFixed(2)}` : '';
  return `${format(median, unit, metric)} (${format(low, unit, metric)}–${format(high, unit, metric)})${ratio}`;
}

function format(value: number, unit: string, metric: string): string {
  if (unit === 'bytes') return `${(value / 1024).toFixed(1)}K`;
  return metric === 'cls' ? value.toFixed(4) : String(Math.round(value));
}
