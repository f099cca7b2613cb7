import type { Catalogue } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { entryConflicts } from './entry-conflicts.ts';

const today = '2026-11-20';

const page = (path: string, title: string, reviewed = today) => ({ path, title, reviewed });

/** A remote as far as its entries are compared. */
function remote(app: string, catalogue: Catalogue, pages = [page(`/${app}`, `${app} cards`)]) {
  const whole = pages.map((one) => ({ ...one, expose: 'LandingPage', description: 'Cards', shows: [] }));
  return { manifest: { app, catalogue, pages: whole } };
}

const character = (franchise: string, name: string) => ({
  characters: [{ slug: 'one', name, franchise, summary: 'A character.' }],
});

const card = (key: string, rank: number | null) => ({
  key,
  title: `A card with the key ${key}`,
  path: '/top-50-cards',
  anchor: key,
  set: null,
  year: 1998,
  number: null,
  franchise: 'pokemon',
  character: null,
  ranked: rank === null ? null : { rank, grade: 'PSA 10', sale: null },
  range: '$1' as const,
  ends: null,
  basis: 'estimate' as const,
  sales: [],
  reviewed: today,
});

const conflicts = (candidates: string[], ...remotes: ReturnType<typeof remote>[]) =>
  entryConflicts(remotes, { candidates, today });

describe('a name that looks like another remote’s is refused', () => {
  it.each([
    ['Pikachu', 'Pikachu'],
    ['Pikachu', 'PIKACHU'],
    ['Pikachu', 'Pïkachu'],
    ['Pikachu', 'Pıkachu'],
    ['Pikachu', 'P1kachu'],
    ['Pikachu', 'Plkachu'],
    ['Thor', 'Th0r'],
    ['Thor', 'Thør'],
    ['Iron Man', 'Iron\u00a0Man'],
    ['Iron Man', 'Iron-Man!'],
    ['Wolverine', 'VVolverine'],
    ['Modern', 'Modem'],
  ])('%j and %j', (name, other) => {
    const [marvel, pokemon] = [
      remote('marvel', character('marvel', other)),
      remote('pokemon', character('pokemon', name)),
    ];
    expect(conflicts(['marvel'], marvel, pokemon)).toEqual([
      `marvel: its character "${other}" (src/pages/index.ts) looks like the character "${name}" of pokemon. In a list, nobody could tell whose it is: give it another name.`,
    ]);
  });

  it('whatever the two are', () => {
    const marvel = remote('marvel', {
      updates: [{ date: today, path: '/marvel', title: 'Pikachu', text: 'New.' }],
    });
    const pokemon = remote('pokemon', {}, [page('/characters/pikachu', 'Pikachu')]);
    expect(conflicts(['marvel'], marvel, pokemon)).toEqual([
      expect.stringMatching(/^marvel: its update of "Pikachu" .* looks like the page "Pikachu" of pokemon/),
    ]);
  });

  it('and the one that was there first may stay', () => {
    const [marvel, pokemon] = [
      remote('marvel', character('marvel', 'Storm')),
      remote('pokemon', character('pokemon', 'Storm')),
    ];
    expect(conflicts([], marvel, pokemon)).toEqual([]);
    expect(conflicts(['pokemon'], marvel, pokemon)).toEqual([expect.stringMatching(/^pokemon: /)]);
    expect(conflicts(['marvel', 'pokemon'], marvel, pokemon)).toEqual([expect.stringMatching(/^pokemon: /)]);
  });

  it('but not one that only begins alike', () => {
    const [marvel, pokemon] = [
      remote('marvel', character('marvel', 'Mewtwo')),
      remote('pokemon', character('pokemon', 'Mew')),
    ];
    expect(conflicts(['marvel', 'pokemon'], marvel, pokemon)).toEqual([]);
  });
});

it('a key and a rank belong to one remote', () => {
  const [editorial, racing] = [
    remote('editorial', { cards: [card('a', 1)] }),
    remote('racing', { cards: [card('b', 1)] }),
  ];
  expect(conflicts(['racing'], editorial, racing)).toEqual([
    'racing: its rank 1 (src/pages/index.ts) is the rank 1 of editorial. A site has one ranking: leave the rank out.',
  ]);
  const [first, second] = [remote('editorial', { cards: [card('a', 1)] }), remote('racing', { cards: [card('a', 2)] })];
  expect(conflicts(['racing'], first, second)).toContain(
    'racing: its card key "a" (src/pages/index.ts) is the card key "a" of editorial. Give the card a key of its own.',
  );
});

describe('a page from the future', () => {
  const others = remote('pokemon', {});
  const reviewed = (day: string) => remote('marvel', {}, [page('/marvel', 'Marvel', day)]);

  it('is refused', () => {
    expect(conflicts(['marvel'], reviewed('9999-12-31'), others)).toEqual([
      'marvel: its page /marvel (src/pages/index.ts) was reviewed on 9999-12-31, and today is 2026-11-20. Correct the date, or this machine’s clock.',
    ]);
  });

  it('may be of tomorrow, which has begun elsewhere', () => {
    expect(conflicts(['marvel'], reviewed('2026-11-21'), others)).toEqual([]);
    expect(conflicts(['marvel'], reviewed('2026-11-22'), others)).toHaveLength(1);
  });

  it('may be as new as another remote’s: this clock is behind', () => {
    const newer = remote('pokemon', {}, [page('/pokemon', 'Pokémon', '2026-12-24')]);
    expect(conflicts(['marvel'], reviewed('2026-12-24'), newer)).toEqual([]);
  });
});
