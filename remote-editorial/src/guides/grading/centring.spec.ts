import { describe, expect, it } from 'vitest';
import { type Borders, ratioOf, readBorders, rulesOut, withinCard, writeBorders } from './centring.ts';
import { grading } from './content.ts';

const at = (across: number, down: number): Borders => ({ across, down });
const { standards } = grading.tool;

/** The grades that borders leave open, by how they begin. */
const open = (across: number, down: number) =>
  standards.filter((standard) => !rulesOut(standard, at(across, down))).map(({ grade }) => grade);

const [pristine, blackLabel, beckett, cgc, psa, formerly] = standards.map(({ grade }) => grade);

describe('rulesOut', () => {
  it('leaves every grade open to even borders', () => {
    expect(open(50, 50)).toEqual([pristine, blackLabel, beckett, cgc, psa, formerly]);
  });

  it.each([
    [51, 50, [pristine, beckett, cgc, psa, formerly]],
    [51, 51, [pristine, cgc, psa, formerly]],
    [52, 50, [beckett, cgc, psa, formerly]],
    [52, 51, [cgc, psa, formerly]],
    [55, 50, [beckett, cgc, psa, formerly]],
    [55, 51, [cgc, psa, formerly]],
    [55, 55, [cgc, psa, formerly]],
    [56, 50, [formerly]],
    [60, 60, [formerly]],
    [61, 50, []],
    [80, 80, []],
  ])('draws the line of each grade where it is: %i across, %i down', (across, down, grades) => {
    expect(open(across, down)).toEqual(grades);
  });

  it('takes no side: left or right, top or bottom, one way or the other', () => {
    for (let across = 50; across <= 80; across += 1) {
      for (let down = 50; down <= 80; down += 1) {
        expect(open(100 - across, down)).toEqual(open(across, down));
        expect(open(across, 100 - down)).toEqual(open(across, down));
        expect(open(down, across)).toEqual(open(across, down));
      }
    }
  });
});

it.each(grading.tool.standards)('the limits of $grade are what its words say', ({ asks, most }) => {
  const ratios = [...asks.matchAll(/(\d\d)\/(\d\d)/g)].map(([, wider, other]) => {
    expect(Number(wider) + Number(other)).toBe(100);
    return Number(wider);
  });
  // "About" is one point; a range means its wider end.
  const slack = asks.startsWith('about') ? 1 : 0;
  expect(most[0]).toBe(Math.max(...ratios) + slack);
  expect(most[1]).toBe((asks.includes('one way') ? Math.min(...ratios) : Math.max(...ratios)) + slack);
});

it('a ratio begins with the wider border', () => {
  expect([50, 57, 43, 20].map(ratioOf)).toEqual(['50/50', '57/43', '57/43', '80/20']);
});

it('the picture stays on the card', () => {
  expect(withinCard(at(12, 99.6))).toEqual(at(20, 80));
  expect(withinCard(at(54.4, 54.5))).toEqual(at(54, 55));
});

describe('the address', () => {
  it('holds the borders', () => {
    expect(readBorders(writeBorders(at(20, 80)))).toEqual(at(20, 80));
  });

  it.each(['', '57', '57-', '57-5', '057-52', '19-50', '50-81', '57-52-50', '57–52', 'a-b', ' 57-52'])(
    'is not taken at its word if it says “%s”',
    (text) => {
      expect(readBorders(text)).toBeNull();
    },
  );
});
