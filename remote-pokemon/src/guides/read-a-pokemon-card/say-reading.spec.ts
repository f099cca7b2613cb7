import { describe, expect, it } from 'vitest';
import { readAPokemonCard } from './content.ts';
import { sayReading } from './say-reading.ts';

const say = (typed: string) => sayReading(typed, readAPokemonCard.number);

describe('a reading in words', () => {
  it('says why a number beyond the total is a secret rare, and names the set', () => {
    expect(say('107/105')).toMatchObject({
      title: 'Secret rare, 2 beyond 105',
      text: expect.stringContaining('counts 105 cards and this is number 107'),
      sets: expect.stringContaining('Neo Destiny has this total'),
    });
  });

  it('names every set of a total, and none where it knows none', () => {
    expect(say('1/64').sets).toContain('Jungle or Neo Revelation');
    expect(say('1/77').sets).toBeNull();
    expect(say('TG12/TG30').sets).toBeNull();
    expect(say('8').sets).toBeNull();
  });

  it('says whether a number names one card', () => {
    expect(say('4/102').state).toBe('good');
    expect(say('No. 025').state).toBe('unsure');
    expect(say('mew').state).toBe('unsure');
    expect(sayReading(undefined, readAPokemonCard.number).state).toBe('open');
  });

  it.each(['', '4/102', '107/105', '8', 'SVP 085', 'TG12/TG30', 'No. 025', '1999', '0', 'mew', '4//102'])(
    'leaves no gap in what it says of “%s”',
    (typed) => {
      const { title, text, sets } = say(typed);
      expect(`${title} ${text} ${sets}`).not.toMatch(/[{}]|undefined/);
    },
  );
});
