import type { InFolder } from '@mint-row/kit/contract';
import type { Build } from '@mint-row/kit/contract/manifest';
import { shortId } from '../common/words.ts';
import type { Cell } from './table.ts';

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const relative = new Intl.RelativeTimeFormat('en');

/**
 * How long ago something was: "3 hours ago".
 * @param when as an ISO date and time
 * @param now in milliseconds
 */
export function age(when: string, now = Date.now()): string {
  const seconds = (Date.parse(when) - now) / 1000;
  const [unit, length] = units.find(([, long]) => Math.abs(seconds) >= long) ?? ['second', 1];
  return Math.abs(seconds) < 1 ? 'now' : relative.format(Math.trunc(seconds / length), unit);
}

/** The commit that a build was made from, with "+" if its sources had uncommitted changes; empty if it is unknown. */
export function describeCommit(build: Build | undefined): string {
  return build?.commit ? `${shortId(build.commit)}${build.changed ? '+' : ''}` : '';
}

/** Explains the "+" after a commit, if a table has one. */
export function explainCommits(rows: readonly (readonly Cell[])[]): string[] {
  const hasChanges = rows.some((row) => row.flat().some((text) => /^[0-9a-f]{8}\+$/.test(text)));
  return hasChanges ? ['', '+ with changes that were not committed'] : [];
}

/**
 * The address of a site, as commands print it: without a slash at its end, unless the site is in a folder.
 * @param origin without a slash at its end
 */
export function printedAddress(origin: string, { folder }: InFolder): string {
  return folder === '/' ? origin : origin + folder;
}
