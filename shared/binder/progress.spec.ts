import { describe, expect, it } from 'vitest';
import { countKept, progressText, sumPaid } from './progress.ts';
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

  it('tells how many cards are there, and of a character that is there how many are missing', () => {
    const cards = { kind: 'card', total: 3 } as const;
    const hulk = (status: 'have' | 'want') => ({ name: 'Hulk', status });
    expect(progressText({ ...cards, count: 1 })).toBe('In your binder: 1 of 3 cards');
    expect(progressText({ ...cards, count: 0, character: hulk('have') })).toBe(
      'Hulk is in your binder; 3 cards to find',
    );
    expect(progressText({ ...cards, count: 2, character: hulk('want') })).toBe(
      'You want a card of Hulk; 1 card to find',
    );
    expect(progressText({ ...cards, count: 3, character: hulk('have') })).toBe(
      'Hulk is in your binder; all 3 cards found',
    );
  });

  it('adds up what was paid for what one has', () => {
    expect(sumPaid([sampleEntry({ paid: 10 }), sampleEntry({ paid: 20 }), sampleEntry()])).toBe(30);
    expect(sumPaid([sampleEntry({ paid: 10, status: 'want' })])).toBe(0);
  });
});
