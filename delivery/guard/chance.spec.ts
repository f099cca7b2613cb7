import { describe, expect, it } from 'vitest';
import { chanceAbove, chanceOf } from './chance.ts';

describe("Fisher's exact test", () => {
  // The lady tasting tea, and values of R: fisher.test(matrix(c(…), 2), alternative = "greater").
  it.each([
    [{ met: 3, of: 4 }, { met: 1, of: 4 }, 0.242857142857],
    [{ met: 12, of: 104 }, { met: 3, of: 2310 }, 3.3e-15],
    [{ met: 0, of: 30 }, { met: 5, of: 1000 }, 1],
    [{ met: 0, of: 0 }, { met: 0, of: 0 }, 1],
  ])('of %j and %j is %d', (now, before, chance) => {
    const found = chanceOf(now, before);
    if (chance > 1e-6) expect(found).toBeCloseTo(chance, 9);
    else expect(Math.abs(Math.log10(found / chance))).toBeLessThan(1);
  });

  it('agrees with the sum over whole numbers', () => {
    const choose = (many: number, some: number): bigint => {
      let ways = 1n;
      for (let at = 0; at < some; at += 1) ways = (ways * BigInt(many - at)) / BigInt(at + 1);
      return ways;
    };
    const exact = (now: { met: number; of: number }, before: { met: number; of: number }) => {
      const [all, met] = [now.of + before.of, now.met + before.met];
      let sum = 0n;
      for (let at = now.met; at <= Math.min(now.of, met); at += 1)
        sum += choose(met, at) * choose(all - met, now.of - at);
      return Number((sum * 10n ** 30n) / choose(all, now.of)) / 1e30;
    };
    for (const [now, before] of [
      [
        { met: 7, of: 60 },
        { met: 20, of: 900 },
      ],
      [
        { met: 40, of: 130 },
        { met: 60, of: 310 },
      ],
      [
        { met: 3, of: 30 },
        { met: 0, of: 1000 },
      ],
    ] as const) {
      expect(chanceOf(now, before) / exact(now, before)).toBeCloseTo(1, 8);
    }
  });

  it('is certain of hundreds of thousands, too', () => {
    expect(chanceOf({ met: 1000, of: 100_000 }, { met: 5000, of: 500_000 })).toBeCloseTo(0.507, 2);
  });
});

describe('the binomial test', () => {
  // R: pbinom(x - 1, n, p, lower.tail = FALSE)
  it.each([
    [{ met: 1, of: 2 }, 0.5, 0.75],
    [{ met: 3, of: 30 }, 0.02, 0.0217],
    [{ met: 0, of: 0 }, 0.02, 1],
  ])('of %j at %d is %d', (share, probability, chance) => {
    expect(chanceAbove(share, probability)).toBeCloseTo(chance, 4);
  });
});
