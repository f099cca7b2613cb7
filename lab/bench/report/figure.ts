import type { LoadMetric } from '../measure/metrics.ts';
import { headOf, type Results } from '../results.ts';
import { variants } from '../variants/variants.ts';
import { commonPages } from './common-pages.ts';
import { type Summary, summarize, valuesOf } from './statistics.ts';

const width = 860;
const labels = 190;
const scale = width - labels - 110;
const row = 26;

const panels: readonly { metric: LoadMetric; title: string; format: (value: number) => string }[] = [
  { metric: 'lcp', title: 'Largest paint', format: (value) => `${Math.round(value)} ms` },
  { metric: 'page', title: 'Page interactive', format: (value) => `${Math.round(value)} ms` },
  { metric: 'js', title: 'JavaScript, compressed', format: (value) => `${(value / 1024).toFixed(1)} KB` },
];

const style = `
  text { font: 14px system-ui, sans-serif; fill: #1b1916; }
  .title { font-weight: 700; }
  .small { font-size: 12px; }
  .bar { fill: #857c6b; }
  .ours { fill: #0a6a4c; }
  .spread { stroke: #1b1916; stroke-width: 1.5; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0ece2; }
    .bar { fill: #7d7a72; }
    .ours { fill: #5fb795; }
    .spread { stroke: #f0ece2; }
  }`;

/**
 * A figure of the first load on the throttled line, of the pages that every variant has: no scripts, readable in light
 * and dark, its values as text.
 */
export function renderFigure(results: Results): string {
  const pages = commonPages(results.cells);
  const body: string[] = [];
  let top = 0;
  for (const { metric, title, format } of panels) {
    const bars = variants.flatMap(({ name, label }) => {
      const place = { variant: name, line: 'throttled', kind: 'cold' } as const;
      const summary = summarize(pages.flatMap((page) => valuesOf(results, metric, { ...place, page })));
      return summary ? [{ name, label, summary }] : [];
    });
    const maxValue = Math.max(...bars.map(({ summary }) => summary.high), 1);
    body.push(`<text class="title" x="0" y="${top + 16}">${title}</text>`);
    bars.forEach(({ name, label, summary }, index) => {
      body.push(bar(label, name === 'site', summary, maxValue, top + 26 + index * row, format));
    });
    top += 26 + bars.length * row + 22;
  }
  const notes = [
    'First load, empty cache, 150 ms, 1.6 Mbps, processor ÷ 4; line: middle half.',
    `Median of the kinds of page that every bar has: ${pages.join(', ')}.`,
    headOf(results),
  ];
  notes.forEach((note, index) => {
    body.push(`<text class="small" x="0" y="${top + 12 + index * 18}">${asText(note)}</text>`);
  });
  const height = top + 12 + notes.length * 18;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -8 ${width + 24} ${height + 16}" role="img">`,
    '<title>How fast a first load is: this site beside other ways to make it</title>',
    `<style>${style}</style>`,
    ...body,
    '</svg>',
    '',
  ].join('\n');
}

function bar(
  label: string,
  ours: boolean,
  { median, low, high }: Summary,
  maxValue: number,
  top: number,
  format: (value: number) => string,
) {
  const at = (value: number) => (labels + (value / maxValue) * scale).toFixed(1);
  const length = ((median / maxValue) * scale).toFixed(1);
  const middle = top + 9;
  return [
    `<text x="0" y="${top + 14}">${asText(label)}</text>`,
    `<rect class="${ours ? 'ours' : 'bar'}" x="${labels}" y="${top}" width="${length}" height="18"/>`,
    high > low ? `<line class="spread" x1="${at(low)}" x2="${at(high)}" y1="${middle}" y2="${middle}"/>` : '',
    `<text x="${(Number(at(Math.max(median, high))) + 8).toFixed(1)}" y="${top + 14}">${format(median)}</text>`,
  ].join('');
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
