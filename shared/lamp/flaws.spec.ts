import { describe, expect, it } from 'vitest';
import { clarity, flaws, grazing, lightAt, mostDegrees, within } from './flaws.ts';

/** All poses in steps of the arrow keys. */
const steps = Array.from({ length: 11 }, (_, index) => index * 5 - mostDegrees);
const poses = steps.flatMap((turn) => steps.map((tilt) => ({ turn, tilt })));

describe('a flaw', () => {
  it('is invisible from the front, and wherever the light comes from higher than 8°', () => {
    for (const flaw of flaws) {
      expect(clarity({ turn: 0, tilt: 0 }, flaw)).toBe(0);
      for (const pose of poses) expect(clarity(pose, flaw) > 0).toBe(grazing(pose, flaw.toward) < 8);
    }
  });

  it('has poses of the arrow keys that show it wholly, and it alone', () => {
    for (const flaw of flaws) {
      const alone = poses.filter(
        (pose) => clarity(pose, flaw) === 1 && flaws.every((other) => other === flaw || clarity(pose, other) === 0),
      );
      expect(alone, flaw.name).not.toEqual([]);
    }
  });

  it('is found where the reading of the light says so', () => {
    for (const pose of poses) {
      if (flaws.some((flaw) => clarity(pose, flaw) > 0)) expect(lightAt(pose)).toBeLessThan(8);
    }
  });
});

it('a card turns by 25° at most', () => {
  expect(within({ turn: 90, tilt: -26 })).toEqual({ turn: 25, tilt: -25 });
  expect(within({ turn: -3.5, tilt: 25 })).toEqual({ turn: -3.5, tilt: 25 });
});
