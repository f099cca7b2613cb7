import type { Franchise, GuideEntry } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { byQuestionWord, shelvesOf } from './group-guides.ts';

const guide = (slug: string, franchise: string | null, question = `What is ${slug}?`): GuideEntry => ({
  slug,
  title: slug,
  question,
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

describe('guides by the word that their questions begin with', () => {
  const groups = (...questions: string[]) =>
    byQuestionWord(questions.map((question) => guide('any', null, question))).map(({ word, guides }) => [
      word,
      ...guides.map(({ question }) => question),
    ]);

  it('sorts the words, and the questions under each', () => {
    expect(groups('Which set?', 'How old?', 'Which back?', 'Is it real?')).toEqual([
      ['How', 'How old?'],
      ['Is', 'Is it real?'],
      ['Which', 'Which back?', 'Which set?'],
    ]);
  });

  it('takes a question of one word, and none', () => {
    expect(groups('Why?')).toEqual([['Why?', 'Why?']]);
    expect(groups()).toEqual([]);
  });

  it('leaves what it was given as it was', () => {
    const given = [guide('b', null), guide('a', null)];
    byQuestionWord(given);
    expect(given.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });
});

describe('guides by franchise', () => {
  const shelves = (...guides: GuideEntry[]) =>
    shelvesOf(guides, franchises).map((shelf) => [
      shelf.franchise?.name ?? null,
      ...shelf.guides.map(({ slug }) => slug),
    ]);

  it('has those about all first, then the franchises in the order of the site', () => {
    expect(
      shelves(guide('pmg', 'marvel'), guide('base', 'pokemon'), guide('grading', null), guide('read', 'pokemon')),
    ).toEqual([
      [null, 'grading'],
      ['Pokémon', 'base', 'read'],
      ['Marvel', 'pmg'],
    ]);
  });

  it('shows guides of franchises that the site does not have last, in grey under their slugs', () => {
    expect(shelvesOf([guide('b', 'zelda'), guide('a', 'digimon'), guide('c', 'zelda')], [])).toEqual([
      { franchise: { slug: 'digimon', name: 'digimon', accent: 'grey' }, guides: [guide('a', 'digimon')] },
      {
        franchise: { slug: 'zelda', name: 'zelda', accent: 'grey' },
        guides: [guide('b', 'zelda'), guide('c', 'zelda')],
      },
    ]);
  });

  it('has no shelf for a franchise without guides', () => {
    expect(shelves(guide('pmg', 'marvel'))).toEqual([['Marvel', 'pmg']]);
    expect(shelves()).toEqual([]);
  });
});
