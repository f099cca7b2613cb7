import { paths } from '@mint-row/shared/contract';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { characterSlugs } from '../site/addresses.ts';
import { composedSite } from './site.ts';

const documents = new Map((await composedSite()).map(({ path, body }) => [path, textOf(body)]));

/** Texts and figures of the specification that must appear on a page exactly as they stand there. */
const exact: Record<string, readonly string[]> = {
  [paths.home]: [
    '1,000+',
    'collectors joined',
    '100+',
    'verified sellers',
    '24/7',
    'online access',
    'Explore Guides',
    'Shop Online or In-Store',
    'Expand Your Collection',
    '01',
    '02',
    '03',
    'Collector’s Circle',
    'no credit card',
    'instant access',
    'updated weekly',
  ],
  [paths.about]: ['Passion first', 'Community driven', 'Trust and quality'],
  '/star-wars/characters': ['Darth Vader', 'More Characters Coming Soon'],
  [paths.top50]: [
    '$5.3M',
    '97%',
    'of Pokémon in the top 100 graded in 2025',
    'PSA 10',
    '$5,300,000',
    '$5,300',
    '2024-2025',
    '39',
  ],
  [paths.disclaimer]: ['Disclaimer & Affiliation Notice'],
  [paths.dmca]: [
    'DMCA Takedown Policy',
    'signature',
    'penalty of perjury',
    'Good-faith statement',
    'dmca@mintrow.example',
  ],
  [paths.userPolicy]: ['User Uploads & Content Policy', 'non-exclusive', 'worldwide', 'licence'],
  [paths.character('charizard')]: [
    'Feb 27, 1996',
    '#006',
    'Fire/Flying',
    'Charmeleon',
    '36',
    '1999 Base Set Holo #4',
    '$100-$500,000+',
    '1999 Base Set Shadowless',
    '$500-$50,000+',
    'Shining Charizard Neo Destiny',
    '$500-$15,000+',
    '$420,000',
    'Chase the Dragon',
    'verified',
  ],
  [paths.character('mewtwo')]: [
    '#150',
    'Psychic',
    'Base Set Holo #10',
    '$50-$300',
    'Shining Mewtwo',
    '$500-$2,000+',
    'Mewtwo EX Full Art',
    '$30-$150',
  ],
  [paths.character('blastoise')]: [
    '#009',
    'Water',
    'Base Set Holo #2',
    '$100-$800',
    '$500-$2,500+',
    'Crystal Guardians',
    '$50-$300',
  ],
  [paths.character('venusaur')]: [
    '#003',
    'Grass/Poison',
    'Base Set Holo #15',
    '$80-$600',
    '$400-$2,000+',
    'XY Evolutions',
    '$20-$100',
  ],
  [paths.character('gyarados')]: [
    '#130',
    'Water/Flying',
    'Base Set Holo #6',
    '$50-$400',
    'Shining Gyarados',
    '$300-$1,500+',
    'Ancient Origins Full Art',
    '$40-$200',
  ],
  [paths.character('dragonite')]: [
    '#149',
    'Dragon/Flying',
    'Fossil Set Holo #4',
    '$50-$350',
    "Team Rocket's Dragonite",
    '$30-$200',
    'Dragonite V Alt Art',
    '$80-$400+',
  ],
  [paths.character('mew')]: [
    '#151',
    'Psychic',
    'Shigeki Morimoto',
    'Fossil Set Holo #1',
    '$40-$300',
    'Ancient Mew Promo',
    '$30-$200',
    'Southern Islands Mew',
    '$100-$500+',
  ],
  [paths.character('pikachu')]: ['Start Your Pikachu Collection'],
  [paths.character('iron-man')]: ['$50,000-$500,000+'],
  [paths.character('spider-man')]: ['$100,000-$3,000,000+'],
  [paths.character('wolverine')]: ['$5,000-$100,000+'],
  [paths.character('captain-america')]: ['$100,000-$3,500,000+'],
  [paths.character('deadpool')]: ['$500-$10,000+'],
  [paths.character('black-panther')]: ['$3,000-$75,000+'],
  [paths.character('thor')]: ['$10,000-$250,000+'],
  [paths.character('hulk')]: ['$15,000-$350,000+'],
  '/404.html': ['404', 'Oops! Page not found', 'Return to Home'],
};

describe.each(Object.entries(exact))('%s', (path, texts) => {
  it.each(texts)('says “%s”', (text) => {
    expect(documents.get(path)).toContain(text);
  });
});

describe.each(characterSlugs)('the page of %s', (slug) => {
  const text = documents.get(paths.character(slug)) ?? '';

  it('has three value ranges, says that they are estimates and when they were reviewed', () => {
    expect(text.match(/\$[\d,]+-\$[\d,]+/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text).toMatch(/estimate/i);
    expect(text).toMatch(/reviewed/i);
    expect(text).toMatch(/2026/);
  });

  it('offers its cards, verified sellers and guidance', () => {
    expect(text).toMatch(/Shop [\w-]+( [\w-]+)? Cards/);
    expect(text).toMatch(/verified/i);
    expect(text).toMatch(/guidance/i);
  });
});

describe('the Top 50', () => {
  it('ranks exactly fifty cards, each value with what it rests on', () => {
    const text = documents.get(paths.top50) ?? '';
    expect(
      text.match(/\b(Sold|Sale|Known sale)\b[^.]{0,60}\b(19|20)\d\d|\bEstimate\b/g)?.length,
    ).toBeGreaterThanOrEqual(50);
    expect(text).toMatch(/reviewed/i);
  });
});

it('the footer of every page says that the site is independent', () => {
  for (const [path, text] of documents) {
    if (text.length > 0 && !path.includes('.')) expect(text, path).toContain('independent fan site');
  }
});

/** The visible words of a document, in order, with single spaces. */
function textOf(html: string): string {
  const words: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name) => {
      words.push(' ');
      if (name === 'script' || name === 'style' || name === 'head') hidden += 1;
    },
    ontext: (text) => {
      if (hidden === 0) words.push(text);
    },
    onclosetag: (name) => {
      words.push(' ');
      if (name === 'script' || name === 'style' || name === 'head') hidden -= 1;
    },
  });
  if (!html.startsWith('<!DOCTYPE html>')) return '';
  parser.end(html.replaceAll('<!-- -->', ''));
  return words.join('').replace(/\s+/g, ' ');
}
