import type { Franchise, GuideEntry } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { byNeed, shelvesOf } from './group-guides.ts';

const guide = (slug: string, franchise: string | null, question = `What is ${slug}?`): GuideEntry => ({
  slug,
  title: slug,
  question,
  need: 'identify',
  summary: '',
  franchise,
  reviewed: '2026-11-22',
});
const franchise = (slug: string, name: string, accent: string): Franchise => ({
  slug,
  name,
  accent,
  path: `/${slug}`,
  characters: `/${slug}/characters`,
});
const franchises = [franchise('pokemon', 'Pokémon', 'yellow'), franchise('marvel', 'Marvel', 'red')];

describe('byNeed', () => {
  const asked = (question: string, need: GuideEntry['need']) => ({ ...guide('any', null, question), need });
  const groups = (...guides: GuideEntry[]) =>
    byNeed(guides).map(({ need, guides: of }) => [need, ...of.map(({ question }) => question)]);

  it('returns the needs in a fixed order, with the questions of each sorted', () => {
    expect(
      groups(
        asked('Which set?', 'identify'),
        asked('How?', 'sell'),
        asked('Real?', 'judge'),
        asked('Back?', 'identify'),
      ),
    ).toEqual([
      ['identify', 'Back?', 'Which set?'],
      ['judge', 'Real?'],
      ['sell', 'How?'],
    ]);
  });

  it('puts guides that name no need last', () => {
    expect(groups(asked('Any?', undefined), asked('How?', 'sell'))).toEqual([
      ['sell', 'How?'],
      ['other', 'Any?'],
    ]);
  });

  it('leaves out needs without a guide', () => {
    expect(groups(asked('How?', 'sell'))).toEqual([['sell', 'How?']]);
    expect(groups()).toEqual([]);
  });

  it('does not change its argument', () => {
    const given = [guide('b', null), guide('a', null)];
    byNeed(given);
    expect(given.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });
});

describe('shelvesOf', () => {
  const shelves = (...guides: GuideEntry[]) =>
    shelvesOf(guides, franchises).map((shelf) => [
      shelf.franchise?.name ?? null,
      ...shelf.guides.map(({ slug }) => slug),
    ]);

  it('puts guides about all franchises first, then the franchises in the order of the site', () => {
    expect(
      shelves(guide('pmg', 'marvel'), guide('base', 'pokemon'), guide('grading', null), guide('read', 'pokemon')),
    ).toEqual([
      [null, 'grading'],
      ['Pokémon', 'base', 'read'],
      ['Marvel', 'pmg'],
    ]);
  });

  it('puts guides of franchises that the site does not have last, in grey under their slugs', () => {
    expect(shelvesOf([guide('b', 'zelda'), guide('a', 'digimon'), guide('c', 'zelda')], [])).toEqual([
      { franchise: { slug: 'digimon', name: 'digimon', accent: 'grey' }, guides: [guide('a', 'digimon')] },
      {
        franchise: { slug: 'zelda', name: 'zelda', accent: 'grey' },
        guides: [guide('b', 'zelda'), guide('c', 'zelda')],
      },
    ]);
  });

  it('leaves out franchises without guides', () => {
    expect(shelves(guide('pmg', 'marvel'))).toEqual([['Marvel', 'pmg']]);
    expect(shelves()).toEqual([]);
  });
});
