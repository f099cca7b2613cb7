import type { Measure } from '../store/guards.ts';

/** When something speaks against a release: from so many visitors on, so many of them, and so many more than before. */
interface Threshold {
  /** Visitors of the release, without whom nothing is judged. */
  leastVisitors: number;
  /**
   * Visitors of the release before. With fewer, a share of one in ten could hardly be told from none, so a share is assumed
   * instead: `assumedShare`, or theirs if it is greater.
   */
  leastBefore: number;
  assumedShare: number;
  /** Those who met it: fewer may be one network, or one odd browser. */
  leastMet: number;
  /** Their share of the visitors. */
  leastShare: number;
  /** How much greater their share is than with the release before: less is not worth a rollback, however certain. */
  leastDifference: number;
  /**
   * How likely a release that is as good as the one before is to be rolled back for this, by chance. All looks together are:
   * the first has half of it, the next a sixth, then a twelfth and so on. Of a hundred good releases that are guarded, all
   * measures together roll back one at most: https://en.wikipedia.org/wiki/Bonferroni_correction
   */
  falseAlarm: number;
}

/** A failure is met by few visitors of a good release, so thirty tell; the least difference is one visitor in fifty. */
const failures: Threshold = {
  leastVisitors: 30,
  leastBefore: 150,
  assumedShare: 0.02,
  leastMet: 3,
  leastShare: 0.02,
  leastDifference: 0.02,
  falseAlarm: 0.007,
};

/**
 * A page is poor in a vital if it is for more than a quarter of its visitors, since it is judged by the 75th percentile:
 * https://web.dev/articles/defining-core-web-vitals-thresholds. After a release, caches are cold, which alone makes some
 * visits slower.
 */
const vital: Threshold = {
  leastVisitors: 100,
  leastBefore: 150,
  assumedShare: 0.25,
  leastMet: 10,
  leastShare: 0.25,
  leastDifference: 0.1,
  falseAlarm: 0.001,
};

export const thresholds: Readonly<Record<Measure, Threshold>> = {
  failures,
  LCP: vital,
  INP: vital,
  CLS: vital,
};

export const guardLimits = {
  /**
   * A measure is looked at again once it has so many times the visitors of the last look: to look at every visitor would
   * find a difference by chance sooner or later.
   */
  nextLook: 1.5,
  /** How often servers are asked, in milliseconds. */
  everyMs: 2_000,
  /** How long a server may take to answer, in milliseconds. */
  answerMs: 5_000,
  /** How long after its end a guard that was away still judges, in milliseconds. */
  lateMs: 60 * 60_000,
  /** The shortest and the longest time of a guard, in milliseconds. */
  shortestMs: 10_000,
  longestMs: 24 * 60 * 60_000,
} as const;
