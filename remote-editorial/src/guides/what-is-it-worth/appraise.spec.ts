import { describe, expect, it } from 'vitest';
import { appraise, dollarsOf, resultText } from './appraise.ts';
import { whatIsItWorth } from './content.ts';
import type { Grade, TypedSale } from './sale.ts';

const sale = (price: number | string, date = '2026-09-01', grade: Grade = '9'): TypedSale => ({
  price: String(price),
  date,
  grade,
});
const judge = (...sales: TypedSale[]) => {
  const { sales: judged, ...result } = appraise({ mine: '9', sales });
  return { ...result, objections: judged.map(({ objection }) => objection) };
};

describe('the middle', () => {
  it('of an odd number of sales is the price in the middle', () => {
    expect(judge(sale(310), sale(295), sale(340))).toEqual({
      median: 310,
      low: 295,
      high: 340,
      counted: 3,
      objections: [null, null, null],
    });
  });

  it('of an even number of sales lies between the two in the middle, in whole dollars', () => {
    expect(judge(sale(100), sale(105)).median).toBe(103);
    expect(judge(sale(100), sale(110), sale(120), sale(190)).median).toBe(115);
  });

  it('of one sale is that sale', () => {
    expect(judge(sale(50))).toMatchObject({ median: 50, low: 50, high: 50, counted: 1 });
  });

  it('of no sales is null', () => {
    expect(judge()).toEqual({ median: null, low: 0, high: 0, counted: 0, objections: [] });
    expect(judge(sale('', ''))).toMatchObject({ counted: 0, objections: [] });
  });
});

describe('an appraisal leaves out', () => {
  it('a sale without its price or its date, or with a price of nothing', () => {
    expect(judge(sale('', '2026-09-01'), sale(40, ''), sale(0), sale(50)).objections).toEqual([
      'unfinished',
      'unfinished',
      'unfinished',
      null,
    ]);
    expect(judge(sale(40, '2026-13-45')).objections).toEqual(['unfinished']);
  });

  it('another grade, whatever its price', () => {
    expect(judge(sale(310), sale(900, '2026-09-05', '10'), sale(80, '2026-09-05', 'raw')).objections).toEqual([
      null,
      'grade',
      'grade',
    ]);
  });

  it('a sale more than a year before the newest, which may be of another grade', () => {
    expect(judge(sale(310, '2025-09-01'), sale(300, '2026-09-01')).objections).toEqual([null, null]);
    expect(judge(sale(310, '2025-08-31'), sale(300, '2026-09-01', '10')).objections).toEqual(['old', 'grade']);
  });

  it('a sale that was entered before', () => {
    expect(judge(sale(310), sale(310), sale(310, '2026-09-02')).objections).toEqual([null, 'double', null]);
  });

  it('from three sales on, one more than twice or less than half the median of the others', () => {
    expect(judge(sale(100), sale(100, '2026-09-02'), sale(201)).objections).toEqual([null, null, 'far']);
    expect(judge(sale(100), sale(100, '2026-09-02'), sale(200)).objections).toEqual([null, null, null]);
    expect(judge(sale(100), sale(100, '2026-09-02'), sale(49)).objections).toEqual([null, null, 'far']);
    expect(judge(sale(100), sale(900)).objections).toEqual([null, null]);
  });
});

it('the example of the guide shows a middle, a range and two reasons to leave a sale out', () => {
  const { sales, ...result } = appraise(whatIsItWorth.tool.example);
  expect(result).toEqual({ median: 310, low: 295, high: 340, counted: 3 });
  expect(sales.map(({ objection }) => objection)).toEqual([null, null, 'grade', null, 'old']);
});

const say = (counted: number, median: number | null, low = 0, high = 0) =>
  resultText({ sales: [], counted, median, low, high }, whatIsItWorth.tool.result);

it('the result says more the more sales count', () => {
  expect(say(0, null)).toMatchObject({ state: 'open', title: 'Nothing to go by yet' });
  expect(say(1, 50, 50, 50)).toMatchObject({ state: 'unsure', title: 'One sale: $50' });
  expect(say(2, 95, 90, 100)).toMatchObject({ state: 'unsure', title: 'Between $90 and $100' });
  expect(say(3, 310, 295, 340)).toEqual({
    state: 'good',
    title: 'About $310',
    text: '3 sales between $295 and $340 count.',
  });
});

it('an amount has its digits in groups of three', () => {
  expect([0, 999, 5300, 420000, 12345678].map(dollarsOf)).toEqual(['$0', '$999', '$5,300', '$420,000', '$12,345,678']);
});
