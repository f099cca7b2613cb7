import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from './money.ts';
import { countKept, sumPaid } from './progress.ts';
import { sampleEntry } from './sample-binder.ts';

describe('progress', () => {
  const binder = [
    sampleEntry(),
    sampleEntry({ key: 'thor-first', status: 'want' }),
    sampleEntry({ kind: 'character', key: 'hulk', name: 'Hulk' }),
  ];

  it('counts the cards that one has, not those that one wants', () => {
    expect(countKept(binder, 'card', ['iron-man-tales-of-suspense-39', 'thor-first', 'iron-man'])).toBe(1);
  });

  it('counts a character that is marked, or a card of which is', () => {
    expect(countKept(binder, 'character', ['iron-man', 'man', 'thor', 'hulk'])).toBe(2);
  });
});

describe('money', () => {
  it('adds up what was paid for what one has', () => {
    expect(sumPaid([sampleEntry({ paid: 10 }), sampleEntry({ paid: 20 }), sampleEntry()])).toBe(30);
    expect(sumPaid([sampleEntry({ paid: 10, status: 'want' })])).toBe(0);
  });

  it.each([
    ['', null],
    ['12', 1200],
    ['$1,250.5', 125_050],
    ['0.29', 29],
  ])('reads %j', (text, cents) => {
    expect(readAmount(text)).toBe(cents);
    expect(readAmount(writeAmount(cents))).toBe(cents);
  });

  it.each(['-1', 'ten', '1e3', '1.234', '999999999999'])('refuses %j', (text) => {
    expect(() => readAmount(text)).toThrow('must be an amount in US dollars');
  });
});
