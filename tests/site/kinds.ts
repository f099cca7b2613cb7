import { paths } from '@mint-row/kit/contract';
import { inTurn, whole } from '../sample.ts';
import { guideSlugs, routes } from './addresses.ts';

/** An address that no page has: it shows the 404 page. */
export const missingPath = '/no/such/page';

export interface Kind {
  name: string;
  path: string;
}

/** The kinds of page that the site has, with a page or more of each, by the name that people call them. */
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
  { name: 'search', path: paths.search },
  { name: 'legal', path: paths.disclaimer },
  { name: '404', path: missingPath },
];

/** Whether another page before is of the same kind but for whose it is: a second landing page, list or character. */
export function isLikeOneBefore(kind: Kind): boolean {
  const [word] = kind.name.split(',');
  return kinds.find(({ name }) => name.split(',')[0] === word) !== kind;
}

/** One of those kinds that are like each other, or all of them where all of the suite is asked for. */
export const triedKinds = kinds.filter((kind) => whole || !isLikeOneBefore(kind));

/**
 * The kinds that a suite tries which asks the same of every page: each second one, or all of them where all of the
 * suite is asked for.
 * @param turn with the first or the second of them: about half of the suites have the one, half the other
 */
export function kindsInTurn(turn: 0 | 1): readonly Kind[] {
  return inTurn(triedKinds, turn, 2);
}

/** The routes that kinds name, four characters among them, or all of them where all of the suite is asked for. */
export const triedRoutes = routes.filter((route) => whole || kinds.some(({ path }) => path === route));
