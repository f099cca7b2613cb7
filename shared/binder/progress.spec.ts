import { describe, expect, it } from 'vitest';
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

  it('adds up what was paid for what one has', () => {
    expect(sumPaid([sampleEntry({ paid: 10 }), sampleEntry({ paid: 20 }), sampleEntry()])).toBe(30);
    expect(sumPaid([sampleEntry({ paid: 10, status: 'want' })])).toBe(0);
  });
});
