import type { Counts, Finding, Measure } from '../store/guards.ts';
import { measures } from '../store/guards.ts';
import { chanceAbove, chanceOf } from './chance.ts';
import { guardLimits, thresholds } from './limits.ts';

/** Compares a release with the one before, while visitors come. */
export class Judge {
  readonly #before: Counts;
  /** How often each measure was looked at. */
  readonly #looks = new Map<Measure, number>();

  /** @param before what was counted of the release before */
  constructor(before: Counts) {
    this.#before = before;
  }

  /**
   * What speaks against the release, and what does not.
   * @param now what has been counted of it
   * @param isLast whether there is no later look
   * @returns null if no measure has enough visitors more than at its last look
   */
  look(now: Counts, isLast = false): Finding[] | null {
    const due = measures.filter((measure) => this.#isDue(measure, now[measure].of, isLast));
    if (due.length === 0 && !isLast) return null;
    return measures.map((measure) => this.#found(measure, now, due.includes(measure)));
  }

  #isDue(measure: Measure, visitors: number, isLast: boolean): boolean {
    const { leastVisitors } = thresholds[measure];
    if (visitors < leastVisitors) return false;
    const look = 1 + Math.floor(Math.log(visitors / leastVisitors) / Math.log(guardLimits.nextLook));
    const last = this.#looks.get(measure) ?? 0;
    if (look <= last && !isLast) return false;
    this.#looks.set(measure, Math.max(look, last + 1));
    return true;
  }

  #found(measure: Measure, counts: Counts, isDue: boolean): Finding {
    const now = counts[measure];
    const { leastBefore, assumedShare, leastMet, leastShare, leastDifference, falseAlarm } = thresholds[measure];
    const known = this.#before[measure];
    const before = known.of < leastBefore ? null : known;
    const shareBefore = known.met / Math.max(known.of, 1);
    const expected = before ? shareBefore : Math.max(assumedShare, shareBefore);
    const chance = before ? chanceOf(now, before) : chanceAbove(now, expected);
    const look = this.#looks.get(measure) ?? 1;
    const share = now.met / now.of;
    // Over all looks, these sum up to the whole.
    const isUnlikely = chance < falseAlarm / (look * (look + 1));
    const isGreat = now.met >= leastMet && share >= leastShare && share - expected >= leastDifference;
    return { measure, now, before, chance, isBeyond: isDue && isUnlikely && isGreat };
  }
}

/** Whether enough visitors have come for a release to be judged. */
export function isJudged({ failures }: Counts): boolean {
  return failures.of >= thresholds.failures.leastVisitors;
}
