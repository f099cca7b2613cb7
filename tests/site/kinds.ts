import { paths } from '@mint-row/kit/contract';
import { isTried, sampleOf, whole } from '../sample.ts';
import { guideSlugs, ninePath, routes } from './addresses.ts';

/** An address that no page has: it shows the 404 page. */
export const missingPath = '/no/such/page';

export interface Kind {
  name: string;
  path: string;
}

/** The site's kinds of page, with a page or more of each, by their common names. */
export const kinds: readonly Kind[] = [
  { name: 'home', path: paths.home },
  { name: 'about', path: paths.about },
  { name: 'landing, Marvel', path: '/marvel' },
  { name: 'landing, Pokémon', path: '/pokemon' },
  { name: 'landing, Star Wars', path: '/star-wars' },
  { name: 'list, Marvel', path: '/marvel/characters' },
  { name: 'list, Pokémon', path: '/pokemon/characters' },
  { name: 'list, Star Wars', path: '/star-wars/characters' },
  { name: 'character, Iron Man', path: paths.character('iron-man') },
  { name: 'character, Spider-Man', path: paths.character('spider-man') },
  { name: 'character, Charizard', path: paths.character('charizard') },
  { name: 'character, Darth Vader', path: paths.character('darth-vader') },
  { name: 'A–Z', path: paths.characters },
  { name: 'Top 50', path: paths.top50 },
  { name: 'guides', path: paths.guides },
  ...guideSlugs.map((slug) => ({ name: `guide, ${slug}`, path: paths.guide(slug) })),
  { name: 'glossary', path: paths.glossary },
  { name: 'price guide', path: paths.values },
  { name: 'comparison', path: paths.compare },
  { name: 'checklists', path: paths.checklists },
  { name: 'FAQ', path: paths.faq },
  { name: 'contact', path: paths.contact },
  { name: 'updates', path: paths.updates },
  { name: 'binder', path: paths.binder },
  { name: 'page of nine', path: ninePath },
  { name: 'search', path: paths.search },
  { name: 'legal', path: paths.disclaimer },
  { name: '404', path: missingPath },
];

/** The kind that several pages share: `guide` of each guide. */
const kindOf = ({ name }: Kind) => name.split(',')[0] ?? name;

/**
 * Whether an earlier page is of the same kind, for another remote or entry: a second landing page, list or character.
 */
export function isLikeOneBefore(kind: Kind): boolean {
  return kinds.find((one) => kindOf(one) === kindOf(kind)) !== kind;
}

/** The first page of each kind, or all of them if SUITE=whole. */
export const triedKinds = kinds.filter((kind) => whole || !isLikeOneBefore(kind));

/**
 * A page of each kind, for a suite with the same tests for every page: other pages for other suites, or all of them if
 * SUITE=whole.
 * @param suite the name of the suite
 */
export function pageOfEachKind(suite: string): readonly Kind[] {
  return sampleOf(
    kinds,
    ({ name }) => `${suite}: ${name}`,
    (kind) => [kindOf(kind)],
  );
}

/** The same, as addresses; every address of the site if SUITE=whole. */
export function routeOfEachKind(suite: string): readonly string[] {
  return whole ? [...routes, missingPath] : pageOfEachKind(suite).map(({ path }) => path);
}

/** Some of these pages, for a slow suite: about one of `parts` kinds, or all of them if SUITE=whole. */
export function someKinds(suite: string, parts: number): readonly Kind[] {
  return pageOfEachKind(suite).filter((kind) => isTried(`${suite}: ${kindOf(kind)}`, parts));
}
