import { type CardEntry, type Catalogue, type CharacterEntry, paths } from '../contract/index.ts';
import type { RemoteManifest } from '../contract/manifest.ts';

/** An entry, and what is wrong with it: 'its card "Thor"', 'has the key …'. */
type Fault = readonly [entry: string, why: string];

/**
 * Checks that a remote's entries are its own: those of its franchise, with its keys, drawings and dates. A remote without
 * a franchise may name any, in ranked cards, guides and updates.
 * @returns a reason for each entry that is not
 */
export function entryFaults(remote: RemoteManifest): string[] {
  const owner = remote.catalogue.franchises?.[0];
  const faults = [
    ...(owner ? ofOtherFranchises(remote, owner.slug) : ofNoFranchise(remote.catalogue)),
    ...withoutFile(remote),
    ...twice(remote.catalogue),
    ...newerThanPage(remote),
  ];
  return faults.map(
    ([entry, why]) =>
      `${remote.app}: ${entry} (src/pages/index.ts) ${why}. See docs/architecture.md#remotes-routes-and-catalogues`,
  );
}

function* ofOtherFranchises({ app, catalogue }: RemoteManifest, own: string): Generator<Fault> {
  const { characters = [], portraits = [], cards = [], guides = [] } = catalogue;
  if (own !== app) yield [`its franchise "${own}"`, `must have the slug "${app}", as the remote does`];
  for (const [entry, franchise] of [
    ...characters.map(({ name, franchise }) => [`its character "${name}"`, franchise] as const),
    ...portraits.map(({ name, franchise }) => [`its portrait "${name}"`, franchise] as const),
    ...cards.map(({ title, franchise }) => [`its card "${title}"`, franchise] as const),
    ...guides.map(({ title, franchise }) => [`its guide "${title}"`, franchise] as const),
  ]) {
    if (franchise === app) continue;
    yield [entry, `is of ${franchise ? `the franchise "${franchise}"` : 'all franchises'}: it lists those of "${app}"`];
  }
  for (const card of cards) {
    const why = ownCardFault(card, app, characters);
    if (why) yield [`its card "${card.title}"`, why];
  }
}

function ownCardFault({ ranked, character, key }: CardEntry, app: string, characters: readonly CharacterEntry[]) {
  if (ranked) return 'has a rank: a ranking is of all franchises, and belongs to a remote without one';
  if (character && !characters.some(({ slug, name }) => slug === character.slug && name === character.name)) {
    return `is of the character "${character.name}", which is not among its characters`;
  }
  const prefix = `${character?.slug ?? app}-`;
  return key.startsWith(prefix) ? null : `has the key "${key}", which must begin with "${prefix}"`;
}

function* ofNoFranchise({ characters = [], portraits = [], cards = [] }: Catalogue): Generator<Fault> {
  for (const entry of [
    ...characters.map(({ name }) => `its character "${name}"`),
    ...portraits.map(({ name }) => `its portrait "${name}"`),
  ]) {
    yield [entry, 'needs a remote with a franchise, and this one has none (remote.json)'];
  }
  for (const { title, ranked, character } of cards) {
    if (!ranked || character)
      yield [`its card "${title}"`, 'is not of a ranking: any other needs a remote with a franchise'];
  }
}

/** Entries and pages that name a file that the release does not have: pages of all remotes request it. */
function* withoutFile({ files, catalogue, pages }: RemoteManifest): Generator<Fault> {
  const { characters = [], portraits = [], cards = [], guides = [], updates = [] } = catalogue;
  for (const [entry, file] of [
    ...characters.map(({ name, drawing }) => [`its character "${name}"`, drawing] as const),
    ...portraits.map(({ name, drawing }) => [`its portrait "${name}"`, drawing] as const),
    ...cards.map(({ title, drawing }) => [`its card "${title}"`, drawing] as const),
    ...guides.map(({ title, drawing }) => [`its guide "${title}"`, drawing] as const),
    ...updates.map(({ title, drawing }) => [`its update of "${title}"`, drawing] as const),
    ...pages.flatMap(({ path, drawings = {}, picture }) =>
      [...Object.values(drawings), picture].map((each) => [`its page ${path}`, each] as const),
    ),
  ]) {
    if (file === undefined || Object.hasOwn(files, `client/${file}`)) continue;
    yield [entry, `names the file ${file}, and this release has no such file: build it again`];
  }
}

/** Slugs, keys and ranks that several entries of the remote have. */
function* twice({
  characters = [],
  portraits = [],
  cards = [],
  guides = [],
  terms = [],
  questions = [],
}: Catalogue): Generator<Fault> {
  for (const [what, values] of [
    ['the slug of its characters', characters.map(({ slug }) => slug)],
    ['the slug of its portraits', portraits.map(({ slug }) => slug)],
    ['the key of its cards', cards.map(({ key }) => key)],
    ['the rank of its cards', cards.flatMap(({ ranked }) => (ranked ? [String(ranked.rank)] : []))],
    ['the slug of its guides', guides.map(({ slug }) => slug)],
    ['the slug of its terms', terms.map(({ slug }) => slug)],
    ['the slug of its questions', questions.map(({ slug }) => slug)],
  ] as const) {
    for (const value of new Set(values.filter((value, index) => values.indexOf(value) !== index))) {
      yield [`${what}, "${value}",`, 'is there twice: give each its own'];
    }
  }
}

/** Entries that are newer than what their page says of itself. */
function* newerThanPage({ catalogue, pages }: RemoteManifest): Generator<Fault> {
  const { cards = [], guides = [], updates = [] } = catalogue;
  const reviewed = new Map(pages.map((page) => [page.path, page.reviewed]));
  for (const [entry, path, date] of [
    ...cards.map(({ title, path, reviewed }) => [`its card "${title}"`, path, reviewed] as const),
    ...guides.map(({ title, slug, reviewed }) => [`its guide "${title}"`, paths.guide(slug), reviewed] as const),
    ...updates.map(({ title, path, date }) => [`its update of "${title}"`, path, date] as const),
  ]) {
    const limit = reviewed.get(path);
    if (limit !== undefined && date > limit) {
      yield [
        entry,
        `is of ${date}, and its page ${path} was last reviewed on ${limit}: review the page, or correct the date`,
      ];
    }
  }
}
