import { describe, expect, it } from 'vitest';
import { words } from './content.ts';
import { type Colour, original, runs } from './runs.ts';
import { describedBy, fieldsIn, parametersOf, rangeOf, readSerial, verdictOn } from './verdict.ts';

it.each([
  ['7/100', { copy: 7, total: 100 }],
  ['007/100', { copy: 7, total: 100 }],
  ['  7 / 100 ', { copy: 7, total: 100 }],
  ['7 of 100', { copy: 7, total: 100 }],
  ['7 OF 100', { copy: 7, total: 100 }],
  ['#7/100', { copy: 7, total: 100 }],
  ['No. 7', { copy: 7 }],
  ['100/100', { copy: 100, total: 100 }],
  ['1/1', { copy: 1, total: 1 }],
])('readSerial reads "%s"', (text, serial) => {
  expect(readSerial(text)).toEqual(serial);
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['seven', 'not-a-number'],
  ['7/', 'not-a-number'],
  ['/100', 'not-a-number'],
  ['7/100/3', 'not-a-number'],
  ['-7', 'not-a-number'],
  ['7.5/100', 'not-a-number'],
  ['1234567', 'not-a-number'],
  ['0/100', 'zero'],
  ['7/0', 'zero'],
  ['12/10', 'above-total'],
])('readSerial finds that "%s" is %s', (text, fault) => {
  expect(readSerial(text)).toBe(fault);
});

function verdict(slug: string, number: string, colour?: Colour) {
  const run = runs.find((candidate) => candidate.slug === slug);
  if (!run) throw new Error(`No run ${slug}.`);
  return verdictOn({ run, number, ...(colour && { colour }) }, words);
}

describe('the 1997 basketball original', () => {
  it.each([
    ['1/100', 'green'],
    ['10/100', 'green'],
    ['11/100', 'red'],
    ['100/100', 'red'],
    ['7', 'green'],
  ] as const)('has %s in %s', (number, colour) => {
    expect(verdict('basketball-1997', number, colour)).toMatchObject({
      kind: 'fits',
      title: 'Colour and number agree',
    });
    expect(verdict('basketball-1997', number)).toMatchObject({ kind: 'fits', title: 'One run' });
    expect(verdict('basketball-1997', number).text).toContain(`should be ${colour}`);
  });

  it.each([
    ['10/100', 'red', 'is green'],
    ['11/100', 'green', 'is red'],
    ['7/100', 'blue', 'no blue run, only green and red'],
  ] as const)('has no %s in %s', (number, colour, why) => {
    const { kind, text } = verdict('basketball-1997', number, colour);
    expect(kind).toBe('differs');
    expect(text).toContain(why);
  });

  it('has no other total and no copy above 100', () => {
    expect(verdict('basketball-1997', '7/50')).toMatchObject({ kind: 'differs' });
    expect(verdict('basketball-1997', '7/50').text).toContain('numbered to 100, not to 50');
    expect(verdict('basketball-1997', '101').text).toContain('no copy 101: its numbers end at 100');
  });
});

describe('other sets with known runs', () => {
  it('football splits at 15', () => {
    expect(verdict('football-1997', '15/150', 'green').kind).toBe('fits');
    expect(verdict('football-1997', '16/150', 'green').kind).toBe('differs');
    expect(verdict('football-1997', '16/150', 'red').kind).toBe('fits');
  });

  it('Fleer Retro numbers each colour by itself', () => {
    expect(verdict('retro-2011', '10/10', 'green').text).toContain('1 to 10 of 10');
    expect(verdict('retro-2011', '50/50').text).toContain('should be blue (1 to 50 of 50)');
    expect(verdict('retro-2011', '40/150', 'blue').kind).toBe('differs');
    expect(verdict('retro-2011', '7').title).toBe('More than one run');
    expect(verdict('retro-2011', '7').text).toContain('green (1 to 10 of 10), blue (1 to 50 of 50) or red');
    expect(verdict('retro-2011', '40', 'green').text).toContain(
      'number 40 is blue (1 to 50 of 50) or red (1 to 150 of 150)',
    );
    expect(verdict('retro-2011', '7/100').text).toContain('numbered to 10, 50 and 150, not to 100');
  });
});

describe('a set whose runs are only reported', () => {
  it('is never said to fit or not to fit: the stamp decides', () => {
    for (const [number, colour] of [
      ['7/100', 'red'],
      ['7/10', 'green'],
      ['7/150', 'red'],
      ['40', 'green'],
    ] as const) {
      expect(verdict('marvel-2013', number, colour)).toMatchObject({ kind: 'stamp' });
      expect(verdict('marvel-2013', number, colour).text).toContain('only reported');
    }
    expect(verdict('marvel-2013', '7/100', 'red').text).toContain('1 to 100 of 100');
    expect(verdict('marvel-2013', '7/150', 'red').text).toContain('numbered to 10, 50 and 100, not to 150');
  });

  it('says nothing of reports before there is a number', () => {
    expect(verdict('marvel-2013', '')).toMatchObject({ kind: 'waiting' });
    expect(verdict('marvel-2013', '').text).not.toContain('reported');
    expect(verdict('marvel-2013', '0/100').text).not.toContain('reported');
  });
});

describe('a Marvel set', () => {
  it('counts by the stamp alone', () => {
    expect(verdict('marvel', '7/10', 'green')).toMatchObject({ kind: 'stamp', title: 'Read the stamp' });
    expect(verdict('marvel', '7/10', 'green').text).toContain('one of 10 copies');
    expect(verdict('marvel', '7/10', 'green').text).not.toContain('not on this card');
    expect(verdict('marvel', '1/1').text).toContain('the only copy');
  });

  it('trusts the number where the colour says something else', () => {
    expect(verdict('marvel', '7/99', 'green').text).toContain('not on this card');
  });

  it('needs both numbers', () => {
    expect(verdict('marvel', '7')).toMatchObject({ kind: 'unreadable' });
  });
});

it('the verdict on any other set sends readers to its own scheme', () => {
  expect(verdict('other', '7/25', 'red').text).toContain('look up the scheme');
});

it.each([
  ['seven', 'not a stamped number'],
  ['0/100', 'starts at 1'],
  ['12/10', 'cannot be larger'],
])('the verdict explains what is wrong with "%s"', (number, why) => {
  for (const { slug } of runs) {
    expect(verdict(slug, number)).toMatchObject({ kind: 'unreadable' });
    expect(verdict(slug, number).text).toContain(why);
  }
});

it('the verdict waits while nothing is typed', () => {
  for (const { slug } of runs) expect(verdict(slug, ' ').kind).toBe('waiting');
});

it('the verdict fills in every value, and never calls a card genuine', () => {
  for (const { slug } of runs) {
    for (const number of ['', '7', '7/10', '7/100', 'x']) {
      for (const colour of [undefined, 'green', 'blue', 'red'] as const) {
        expect(JSON.stringify(verdict(slug, number, colour))).not.toMatch(
          /undefined|\{\w|genuine|authentic|real card/i,
        );
      }
    }
  }
});

it('the tiers of a set cover its numbers without a gap', () => {
  for (const { tiers } of runs) {
    for (const tier of tiers) expect(rangeOf(tier)).toBe(`${tier.from} to ${tier.to} of ${tier.total}`);
    for (const total of new Set(tiers.map((tier) => tier.total))) {
      const ranges = tiers.filter((tier) => tier.total === total).toSorted((one, other) => one.from - other.from);
      expect(ranges[0]?.from).toBe(1);
      for (const [index, { from }] of ranges.entries()) expect(from).toBe((ranges[index - 1]?.to ?? 0) + 1);
      expect(ranges.at(-1)?.to).toBe(total);
    }
  }
});

const read = (query: string) => fieldsIn(new URLSearchParams(query), runs);

it('fieldsIn reads set, colour and number from an address', () => {
  expect(read('set=marvel&colour=green&number=7%2F10')).toEqual({ set: 'marvel', colour: 'green', number: '7/10' });
});

it.each(['', 'set=cricket', 'colour=mauve', 'number=%3Cb%3E', 'number=0/100', 'number=12/10'])(
  'ignores "%s"',
  (query) => {
    expect(read(query)).toEqual({ set: original.slug, colour: '', number: '' });
  },
);

it('parametersOf writes only fields that are not empty', () => {
  const nothing = { set: '', colour: '', number: '' };
  expect(parametersOf({ set: original.slug, colour: '', number: ' 7/100 ' })).toEqual({ ...nothing, number: '7/100' });
  expect(parametersOf({ set: 'marvel', colour: 'blue', number: 'seven' })).toEqual({
    ...nothing,
    set: 'marvel',
    colour: 'blue',
  });
});

it('describedBy describes the card', () => {
  expect(describedBy(read('number=7'), runs)).toEqual({ run: original, number: '7' });
  expect(describedBy(read('set=marvel&colour=green'), runs)).toMatchObject({ colour: 'green', number: '' });
});
