import { describe, expect, it } from 'vitest';
import type { Counts, Share } from '../store/guards.ts';
import { isJudged, Judge } from './judge.ts';
import { thresholds } from './limits.ts';

const none: Share = { met: 0, of: 0 };
const counts = (more: Partial<Counts>): Counts => ({ failures: none, LCP: none, INP: none, CLS: none, ...more });
const failures = (met: number, of: number) => counts({ failures: { met, of } });
const beyond = (judge: Judge, now: Counts, isLast = false) =>
  judge
    .look(now, isLast)
    ?.filter(({ isBeyond }) => isBeyond)
    .map(({ measure }) => measure);

describe('a judge', () => {
  it('says nothing before enough visitors have come, whatever they met', () => {
    const judge = new Judge(failures(0, 1000));
    expect(judge.look(failures(29, 29))).toBeNull();
    expect(beyond(judge, failures(29, 29), true)).toEqual([]);
    expect(isJudged(failures(29, 29))).toBe(false);
    expect(beyond(judge, failures(3, 30))).toEqual(['failures']);
  });

  it('has nothing against a release that is as the one before', () => {
    expect(beyond(new Judge(failures(50, 1000)), failures(5, 100))).toEqual([]);
    expect(beyond(new Judge(failures(10, 1000)), failures(2, 30)), 'two are too few').toEqual([]);
  });

  it('looks again only when half as many visitors more have come', () => {
    const judge = new Judge(failures(0, 1000));
    expect(judge.look(failures(0, 30))).not.toBeNull();
    expect(judge.look(failures(20, 44))).toBeNull();
    expect(beyond(judge, failures(20, 45))).toEqual(['failures']);
  });

  it('does not mind a difference that is certain and small', () => {
    const [before, now] = [failures(1_000, 100_000), failures(2_500, 100_000)];
    const [finding] = new Judge(before).look(now) ?? [];
    expect(finding).toMatchObject({ measure: 'failures', isBeyond: false });
    expect(finding?.chance).toBeLessThan(1e-9);
  });

  it('takes a share for granted where too little is known of the release before', () => {
    const findingOf = (before: Counts, now: Counts) => new Judge(before).look(now)?.[0];
    expect(findingOf(failures(0, 150), failures(12, 100))).toMatchObject({
      before: { met: 0, of: 150 },
      isBeyond: true,
    });
    expect(findingOf(failures(0, 149), failures(12, 100))).toMatchObject({ before: null, isBeyond: true });
    expect(findingOf(failures(0, 149), failures(3, 30)), 'of 2 in 100, likely').toMatchObject({ isBeyond: false });
    expect(beyond(new Judge(failures(10, 100)), failures(12, 100)), 'as many as before').toEqual([]);
    expect(beyond(new Judge(failures(29, 29)), failures(100, 100)), 'all, as before').toEqual([]);
  });

  it('minds a vital only where it is poor for a quarter, and clearly more than before', () => {
    const before = counts({ LCP: { met: 30, of: 300 }, CLS: { met: 90, of: 300 } });
    const now = (met: number, of: number) => counts({ LCP: { met, of }, CLS: { met, of } });
    expect(beyond(new Judge(before), now(40, 99), true), 'too few').toEqual([]);
    expect(beyond(new Judge(before), now(24, 100)), 'not poor').toEqual([]);
    expect(beyond(new Judge(before), now(36, 100)), 'as before').toEqual(['LCP']);
  });

  it('is wrong as seldom as it promises, for releases that are as good as the one before', () => {
    // Numbers that are always the same ones: https://en.wikipedia.org/wiki/Linear_congruential_generator
    let state = 1;
    const random = () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return state / 2 ** 32;
    };
    const trials = 300;
    let wrong = 0;
    for (let trial = 0; trial < trials; trial += 1) {
      const sample = (of: number) => Array.from({ length: of }, () => Number(random() < 0.05));
      const sum = (sampled: readonly number[]) => sampled.reduce((all, one) => all + one, 0);
      const judge = new Judge(failures(sum(sample(400)), 400));
      const visitors = sample(1_000);
      let met = 0;
      const isBeyond = visitors.some((one, index) => {
        met += one;
        return (beyond(judge, failures(met, index + 1)) ?? []).length > 0;
      });
      wrong += Number(isBeyond);
    }
    expect(wrong / trials).toBeLessThanOrEqual(thresholds.failures.falseAlarm);
  });

  it('finds one visitor in ten soon', () => {
    const judge = new Judge(failures(10, 1000));
    let visitors = 0;
    do visitors += 1;
    while (!beyond(judge, failures(Math.floor(visitors / 10), visitors))?.length);
    expect(visitors).toBeGreaterThanOrEqual(thresholds.failures.leastVisitors);
    expect(visitors).toBeLessThanOrEqual(70);
  });
});
