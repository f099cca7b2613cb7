import { describe, expect, it } from 'vitest';
import { matchingTerms } from './matching-terms.ts';
import { terms } from './terms.ts';

const found = (query: string) => matchingTerms(terms, query).map(({ slug }) => slug);

describe('matchingTerms', () => {
  it('leaves all terms for no words at all', () => {
    expect(matchingTerms(terms, '')).toBe(terms);
    expect(matchingTerms(terms, ' – ’ ')).toBe(terms);
  });

  it('finds a term by the beginning of its name, in any case', () => {
    expect(found('SLA')).toContain('slab');
    expect(found('1st ed')).toContain('first-edition');
  });

  it('wants every word, in any order', () => {
    expect(found('pee chee o')).toEqual(['o-pee-chee']);
    expect(found('slab zebra')).toEqual([]);
  });

  it('finds words of the definition and of the entry, without their marks', () => {
    expect(found('welded')).toEqual(['slab']);
    expect(found('guides/grading')).toEqual([]);
  });

  it('does not look inside words', () => {
    expect(found('sette')).toEqual([]);
  });

  it('takes no account of accents, apostrophes and other signs', () => {
    expect(found('pokemon')).toEqual(found('Pokémon'));
    expect(found('buyers premium')).toContain('buyers-premium');
    expect(found('buyer’s')).toContain('buyers-premium');
  });

  it('finds numbers as cards print them', () => {
    expect(found('107/105')).toEqual(['secret-rare']);
    expect(found('9.5')).toContain('gem-mint');
  });
});
