import { describe, expect, it } from 'vitest';
import type { CardLayout } from './card-layout.ts';
import { layoutWords } from './layout-words.ts';

const plain: CardLayout = { sets: [], border: { colour: 'white' }, picture: [8, 8, 84, 124], parts: [], source: '' };

describe('a layout in words', () => {
  it('says the border, the foil, the parts with their places, and what there is not', () => {
    const words = layoutWords({
      ...plain,
      foil: { where: 'picture', finish: 'holofoil' },
      parts: [
        { kind: 'lines', at: [12, 86, 76, 13] },
        { kind: 'number', at: [46, 125, 36, 9], text: '4/102' },
      ],
      without: ['stamp'],
    });
    expect(words).toBe('White border; holofoil picture; number 4/102, bottom right; no 1st Edition stamp');
  });

  it('says what is only on some copies, and at its end what is not known', () => {
    expect(layoutWords({ ...plain, border: 'unknown' })).toBe('Not confirmed: the border.');
    const stamp = { kind: 'stamp', at: [9, 71, 10, 10], doubt: 'varies' } as const;
    const name = { kind: 'name', at: [14, 117, 72, 12], doubt: 'unknown' } as const;
    expect(layoutWords({ ...plain, parts: [stamp, name], back: { number: null } })).toBe(
      'White border; 1st Edition stamp on some copies. Not confirmed: where the name stands; the number.',
    );
  });

  it('names a number on the back, and one of several', () => {
    expect(layoutWords({ ...plain, back: { number: '42' } })).toContain('number 42 on the back');
    expect(layoutWords({ ...plain, back: { colour: 'blue' } })).toContain('blue back');
    const several = { kind: 'number', at: [46, 125, 36, 9], text: '5/82 or 22/82', doubt: 'varies' } as const;
    expect(layoutWords({ ...plain, parts: [several] })).toContain('number 5/82 or 22/82, bottom right');
  });
});
