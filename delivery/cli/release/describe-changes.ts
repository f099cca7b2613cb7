import { visible } from '@mint-row/kit/contract/visible';
import type { Changes, PageChange, Passage, Returning, Weight } from '../../release/changes/changes.ts';
import { countsOf, pagesByWeight, passagesOf, releasesOf } from '../../release/changes/summary.ts';
import { cutTo, table, tableWidth } from '../table.ts';

/** How many pages, passages and rows are told; the JSON and the page have all. */
const most = { listed: 5, passages: 4, weights: 5 };

/**
 * What a release changes, as some thirty lines for a terminal, the most important first.
 * @param width the greatest width of a line, in characters
 */
export function describeChanges(changes: Changes, width = tableWidth()): string[] {
  const { apps, pages } = changes;
  if (apps.length === 0 && pages.length === 0 && changes.files.length === 0) return ['No page changes.'];
  return [
    ...releasesOf(changes),
    countsOf(changes),
    ...comeAndGone(pages),
    ...words(pages),
    ...weights(pages, width),
  ].map((line) => cutTo(visible(line), width));
}

function comeAndGone(pages: readonly PageChange[]): string[] {
  const listed = pages.filter(({ change }) => change === 'new' || change === 'gone');
  const lines = listed.map(({ change, path, title }) => `  ${change.padEnd(4)}  ${path}  ${title}`);
  return section('Pages that come and go', lines, most.listed);
}

function words(pages: readonly PageChange[]): string[] {
  const { passages, more } = passagesOf(pages);
  const told = passages
    .slice(0, most.passages)
    .flatMap(({ passage, paths: [path = '', ...others] }) => [
      `  ${path}${others.length > 0 ? ` and ${others.length} more` : ''}`,
      ...side(passage, '−', 'removed'),
      ...side(passage, '+', 'added'),
    ]);
  const left = more + Math.max(0, passages.length - most.passages);
  return told.length === 0 ? [] : ['', 'Words', ...told, ...andMore(left)];
}

/** A passage as it was or as it will be; nothing if it was or will not be there. */
function side(passage: Passage, mark: string, kind: 'removed' | 'added'): string[] {
  if (!passage.some(({ is }) => is === kind) && !passage.some(({ is }) => is === 'same')) return [];
  const text = passage.flatMap(({ is, text }) => (is === kind || is === 'same' ? text : [])).join('');
  return [`    ${mark} ${text.trim()}`];
}

const head = ['KB with brotli', 'document', 'styles', 'scripts', 'first visit', 'returning'];

function weights(pages: readonly PageChange[], width: number): string[] {
  const found = pagesByWeight(pages);
  if (found.length === 0) return [];
  const rows = found
    .slice(0, most.weights)
    .map((page) => [
      cutTo(page.path, width - 66),
      ...(['document', 'styles', 'scripts', 'firstVisit'] as const).map((kind) => kilobytes(page, kind)),
      page.returning ? again(page.returning) : '',
    ]);
  return ['', ...table([head, ...rows], { width }), ...andMore(found.length - rows.length)];
}

/** What those download who were here before: with what they have as dictionaries, of what it would be without. */
function again({ bytes, withDictionaries }: Returning): string {
  return withDictionaries < bytes ? `${KB(withDictionaries)} of ${KB(bytes)}` : KB(bytes);
}

/** A size, and by how much it differs from the one before. */
function kilobytes({ before, after }: PageChange, kind: keyof Weight): string {
  if (!before || !after) return KB((after ?? before)?.[kind] ?? 0);
  const [one, other] = [KB(before[kind]), KB(after[kind])];
  if (one === other) return other;
  const difference = Number(other) - Number(one);
  return `${other} ${difference > 0 ? '+' : '−'}${Math.abs(difference).toFixed(1)}`;
}

/** A size in KB of 1,024 bytes. */
function KB(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function section(title: string, lines: readonly string[], limit: number): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.slice(0, limit), ...andMore(lines.length - limit)];
}

function andMore(count: number): string[] {
  return count > 0 ? [`  and ${count} more`] : [];
}
