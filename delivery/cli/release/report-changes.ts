import { visible, visibleLines } from '@mint-row/kit/contract/visible';
import type { Command } from 'commander';
import { DeliveryError } from '../../common/errors.ts';
import type { Changes, PageChange, PageWeight, Passage, Proposal } from '../../release/changes/changes.ts';
import { changesBetween } from '../../release/changes/changes-between.ts';
import { changesPage, type Pictures } from '../../release/changes/page.ts';
import { changedAddresses, countsOf, pagesByWeight, passagesOf, releasesOf } from '../../release/changes/summary.ts';
import { cutTo, table, tableWidth } from '../table.ts';
import { refusePath, writeReport } from '../written-report.ts';

/** The options of verbs that tell what a release changes. */
export interface ChangesOptions {
  html?: string;
  /** The folder of a comment, for verbs that have one. */
  comment?: string;
  pictures?: boolean;
  json?: boolean;
}

/** Loaded only when asked for: it needs a server. */
const picturing = () => import('./take-pictures.ts');

/** Adds these options to a verb. */
export function withChanges(command: Command): Command {
  return command
    .option('--html <file>', 'also writes what changes as a page, for example for a pull request')
    .option('--pictures', 'shows on that page, or in the comment, what pages look like before and after');
}

/**
 * Refuses options that cannot be followed, before anything else is done.
 * @throws DeliveryError that says what to change
 */
export async function refuseOptions({ html, comment, pictures }: ChangesOptions): Promise<void> {
  if (html) await refusePath('--html', html);
  if (!pictures) return;
  if (!html && !comment)
    throw new DeliveryError(
      '--pictures are shown on a page: add --html FILE. For check and preview, --comment FOLDER shows them, too.',
    );
  (await picturing()).refuseWithoutBrowser();
}

/** What changes, and what it looks like, if pictures were taken. */
export interface Found {
  changes: Changes;
  pictures: Pictures | null;
}

/**
 * Finds what changes, and writes the page if one was asked for.
 * @throws DeliveryError when a snapshot cannot be read, no pictures can be taken, or the page cannot be written
 */
export async function findChanges(
  proposal: Proposal,
  { html, pictures: wantsPictures }: ChangesOptions,
): Promise<Found> {
  const { storage, before, after } = proposal;
  const changes = await changesBetween(storage, before, after);
  const pictures = wantsPictures ? await (await picturing()).takePictures(proposal, changes) : null;
  if (html) await writeReport('--html', html, changesPage(changes, pictures));
  return { changes, pictures };
}

/** The progress callback of a command, and the last changes that it reported. */
export interface ChangeReporter {
  changes: Changes | null;
  pictures: Pictures | null;
  onProposal: (proposal: Proposal) => Promise<void>;
}

/**
 * Reports what changes as soon as it is computed, before it is live: prints it, unless the outcome is JSON, and writes
 * the page if one was asked for.
 * @throws DeliveryError at once when an option cannot be followed
 */
export async function reportChanges(options: ChangesOptions): Promise<ChangeReporter> {
  await refuseOptions(options);
  const reporter: ChangeReporter = {
    changes: null,
    pictures: null,
    onProposal: async (proposal) => {
      // The live site may be damaged. That must not stop the release that replaces it.
      const found = await findChanges(proposal, options).catch((error: unknown) => {
        if (options.html || options.pictures || !(error instanceof DeliveryError)) throw error;
        console.error(`The changes could not be computed. ${error.message}`);
        return null;
      });
      Object.assign(reporter, found ?? { changes: null, pictures: null });
      if (!reporter.changes || options.json) return;
      console.log(visibleLines([...describeChanges(reporter.changes), ''].join('\n')));
    },
  };
  return reporter;
}

/** How many pages, passages and rows are printed; the JSON and the page have all. */
const maxShown = { listed: 5, passages: 4, weights: 5 };

/**
 * Describes the changes of a release in some thirty lines for a terminal, the most important first.
 * @param width the greatest width of a line, in characters
 */
export function describeChanges(changes: Changes, width = tableWidth()): string[] {
  const { apps, pages } = changes;
  if (apps.length === 0 && pages.length === 0 && changes.files.length === 0) return ['No page changes.'];
  return [
    ...releasesOf(changes),
    countsOf(changes),
    ...comeAndGone(changes),
    ...words(pages),
    ...weights(pages, width),
  ].map((line) => cutTo(visible(line), width));
}

function comeAndGone(changes: Changes): string[] {
  const lines = changedAddresses(changes).map(({ change, path, more }) => `  ${change.padEnd(5)}  ${path}  ${more}`);
  return section('Pages that come, move and go', lines, maxShown.listed);
}

function words(pages: readonly PageChange[]): string[] {
  const { passages, more } = passagesOf(pages);
  const listed = passages
    .slice(0, maxShown.passages)
    .flatMap(({ passage, paths: [path = '', ...others] }) => [
      `  ${path}${others.length > 0 ? ` and ${others.length} more` : ''}`,
      ...side(passage, '−', 'removed'),
      ...side(passage, '+', 'added'),
    ]);
  const moreCount = more + Math.max(0, passages.length - maxShown.passages);
  return listed.length === 0 ? [] : ['', 'Words', ...listed, ...andMore(moreCount)];
}

/** A passage as it was or as it will be; nothing if it was or will not be there. */
function side(passage: Passage, mark: string, kind: 'removed' | 'added'): string[] {
  if (!passage.some(({ is }) => is === kind) && !passage.some(({ is }) => is === 'same')) return [];
  const text = passage.flatMap(({ is, text }) => (is === kind || is === 'same' ? text : [])).join('');
  return [`    ${mark} ${text.trim()}`];
}

const weightsHead = ['KB with brotli', 'document', 'styles', 'scripts', 'first visit', 'returning'];

function weights(pages: readonly PageChange[], width: number): string[] {
  const found = pagesByWeight(pages);
  if (found.length === 0) return [];
  const rows = found
    .slice(0, maxShown.weights)
    .map((page) => [
      cutTo(page.path, width - 66),
      ...(['document', 'styles', 'scripts', 'firstVisit'] as const).map((kind) => kilobytes(page, kind)),
      page.returning === null ? '' : KB(page.returning),
    ]);
  return ['', ...table([weightsHead, ...rows], { width }), ...andMore(found.length - rows.length)];
}

/** A size, and by how much it differs from the one before. */
function kilobytes({ before, after }: PageChange, kind: keyof PageWeight): string {
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
