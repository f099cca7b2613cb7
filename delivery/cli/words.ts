import type { Build } from '@mint-row/shared/contract/manifest';
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

/** A person's name without the e-mail address. */
export function nameOf(who: string): string {
  return who.replace(/\s*<[^>]*>$/, '') || who;
}

/** As much of a release's or a snapshot's name as commands need to know it by. */
export function short(id: string): string {
  return id.slice(0, 8);
}

/** The commit that a build was made from, with a "+" when its sources differed from it; empty when nothing says. */
export function commitOf(build: Build | undefined): string {
  return build?.commit ? `${short(build.commit)}${build.changed ? '+' : ''}` : '';
}

/** What the "+" of a commit means, where a table has one. */
export function explainCommits(rows: readonly (readonly Cell[])[]): string[] {
  const hasChanges = rows.some((row) => row.flat().some((text) => /^[0-9a-f]{8}\+$/.test(text)));
  return hasChanges ? ['', '+ with changes that were not committed'] : [];
}
