import { describe, expect, it } from 'vitest';
import { checkManifest, type RemoteManifest } from '../contract/manifest.ts';
import { sampleManifests } from '../contract/sample-manifests.ts';
import { entryFaults } from './entries.ts';

type Catalogue = RemoteManifest['catalogue'];

const { integrity } = sampleManifests.marvel.files['client/main.js'];
const listed = ['art/iron-man.svg', 'art/iron-man-card-1.svg', 'share/marvel.jpg'];
const files = listed.map((file) => [`client/${file}`, { bytes: 1, integrity }]);
const sample = checkManifest('marvel', {
  ...sampleManifests.marvel,
  files: { ...sampleManifests.marvel.files, ...Object.fromEntries(files) },
}) as RemoteManifest;
const cards = (sample.catalogue.cards ?? []).map((card) => ({ ...card, ranked: null }));
/** A remote with a franchise, and one without: each with an entry of each kind that it may have. */
const marvel = { ...sample, catalogue: { ...sample.catalogue, cards } };
const editorial: RemoteManifest = {
  ...sample,
  app: 'editorial',
  catalogue: {
    cards: (sample.catalogue.cards ?? []).map((card) => ({ ...card, character: null })),
    guides: sample.catalogue.guides,
    updates: sample.catalogue.updates,
  },
};

const faultsOf = (remote: RemoteManifest, change: Catalogue) =>
  entryFaults({ ...remote, catalogue: { ...remote.catalogue, ...change } });
const [card] = cards;
const [character] = marvel.catalogue.characters ?? [];
const [guide] = marvel.catalogue.guides ?? [];
const [update] = marvel.catalogue.updates ?? [];
if (!card || !character || !guide || !update) throw new Error('The sample has no entry of each kind.');

it('the entries of a remote are its own', () => {
  expect(entryFaults(marvel)).toEqual([]);
  expect(entryFaults(editorial)).toEqual([]);
});

describe('a remote with a franchise lists', () => {
  it.each<[string, Catalogue, RegExp]>([
    [
      'no other franchise as its own',
      { franchises: [{ slug: 'pokemon', name: 'Pokémon', accent: 'red', path: '/marvel', characters: '/marvel' }] },
      /its franchise "pokemon" .*must have the slug "marvel"/,
    ],
    [
      'no character of another',
      { characters: [character, { ...character, slug: 'pikachu', name: 'Pikachu', franchise: 'pokemon' }] },
      /its character "Pikachu" .*is of the franchise "pokemon"/,
    ],
    ['no card of another', { cards: [{ ...card, franchise: 'pokemon' }] }, /its card .*is of the franchise "pokemon"/],
    [
      'no guide of another',
      { guides: [{ ...guide, franchise: 'pokemon' }] },
      /its guide "Grading" .*is of the franchise "pokemon"/,
    ],
    ['no guide of all', { guides: [{ ...guide, franchise: null }] }, /its guide "Grading" .*is of all franchises/],
    [
      'no ranked card',
      { cards: [{ ...card, ranked: { rank: 1, grade: 'PSA 10', sale: null } }] },
      /its card .*has a rank/,
    ],
    [
      'no card of a character that it does not have',
      { cards: [{ ...card, character: { slug: 'iron-man', name: 'Pikachu' } }] },
      /is of the character "Pikachu", which is not among/,
    ],
    [
      'no card under another’s key',
      { cards: [{ ...card, key: 'pikachu-1998-promo' }] },
      /has the key "pikachu-1998-promo", which must begin with "iron-man-"/,
    ],
  ])('%s', (_what, change, message) => {
    expect(faultsOf(marvel, change)).toContainEqual(expect.stringMatching(message));
  });
});

describe('a remote without a franchise lists', () => {
  it.each<[string, Catalogue, RegExp]>([
    ['no character', { characters: [character] }, /its character "Iron Man" .*needs a remote with a franchise/],
    ['no card without a rank', { cards: [{ ...card, character: null }] }, /its card .*is not of a ranking/],
  ])('%s', (_what, change, message) => {
    expect(faultsOf(editorial, change)).toContainEqual(expect.stringMatching(message));
  });

  it('guides and updates of any', () => {
    expect(
      faultsOf(editorial, {
        guides: [
          { ...guide, franchise: 'pokemon' },
          { ...guide, slug: 'all', franchise: null },
        ],
      }),
    ).toEqual([]);
    expect(faultsOf(editorial, { updates: [{ ...update, path: '/pokemon' }] })).toEqual([]);
  });
});

describe('any remote lists', () => {
  it.each<[string, Catalogue, RegExp]>([
    [
      'no slug twice',
      { characters: [character, character] },
      /the slug of its characters, "iron-man", .*is there twice/,
    ],
    [
      'no key twice',
      { cards: [card, card] },
      /the key of its cards, "iron-man-1990-marvel-universe-42", .*is there twice/,
    ],
    [
      'no drawing that it lacks',
      { cards: [{ ...card, drawing: 'art/charizard-card-1.svg' }] },
      /its card .*names the file art\/charizard-card-1\.svg/,
    ],
    [
      'no date after that of its page',
      { updates: [{ ...update, date: '9999-12-31' }] },
      /its update of "Marvel" .*is of 9999-12-31, and its page \/marvel was last reviewed on 2026-11-01/,
    ],
  ])('%s', (_what, change, message) => {
    expect(faultsOf(marvel, change)).toContainEqual(expect.stringMatching(message));
  });

  it('no rank twice', () => {
    const first = { ...card, character: null, ranked: { rank: 1, grade: 'PSA 10', sale: null } };
    expect(faultsOf(editorial, { cards: [first, { ...first, key: 'another' }] })).toEqual([
      expect.stringMatching(/the rank of its cards, "1", .*is there twice/),
    ]);
  });

  it.each([{ drawings: { thor: 'art/thor.svg' } }, { picture: 'share/nowhere.jpg' }])(
    'no page with a file that it lacks: %o',
    (named) => {
      const pages = marvel.pages.map((page) => ({ ...page, ...named }));
      const [file] = Object.values(named.drawings ?? [named.picture]);
      expect(entryFaults({ ...marvel, pages })).toEqual([
        expect.stringContaining(`marvel: its page /marvel (src/pages/index.ts) names the file ${file}`),
      ]);
    },
  );
});
