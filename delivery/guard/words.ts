import { visible } from '@mint-row/kit/contract/visible';
import type { Evidence, Finding, Measure, Share } from '../store/guards.ts';

/**
 * What a guard has found, in one sentence: all that speaks against a release; if nothing does, whose pages failed.
 * @example 'marvel 0a1b2c3d: 12 of 104 visitors met a failure, 3 of 2,310 with the release before'
 */
export function describeEvidence({ app, release, findings }: Pick<Evidence, 'app' | 'release' | 'findings'>): string {
  const beyond = findings.filter(({ isBeyond }) => isBeyond);
  const told = beyond.length > 0 ? beyond : findings.filter(({ measure }) => measure === 'failures');
  return `${visible(app)} ${visible(release.slice(0, 8))}: ${told.map(describeFinding).join('; ')}`;
}

function describeFinding({ measure, now, before }: Finding): string {
  const met = measure === 'failures' ? 'met a failure' : `had a poor ${measure}`;
  const then = before ? `${shareOf(before)} with the release before` : 'too little is known of the release before';
  return `${shareOf(now)} visitors ${met}, ${then}`;
}

/** @example '3 of 2,310' */
export function shareOf({ met, of }: Share): string {
  return `${met.toLocaleString('en')} of ${of.toLocaleString('en')}`;
}

/** What visitors met, in the head of a row: 'met a failure'. */
export function describeMeasure(measure: Measure): string {
  return measure === 'failures' ? 'met a failure' : `poor ${measure}`;
}

/** How likely something is by chance: "1 in 2,400". */
export function describeChance(chance: number): string {
  if (chance > 0.1) return 'likely';
  return chance < 1e-12 ? 'never' : `1 in ${Number((1 / chance).toPrecision(2)).toLocaleString('en')}`;
}
