import { site } from '@mint-row/shared/content';
import { type FranchiseRemote, paths, type RemoteName } from '@mint-row/shared/contract';

/** A page that a remote exposes, as the federation plugin hands it over. */
export type ExposedModule = { default: unknown };

interface Route {
  path: string;
  remote: RemoteName;
  expose: string;
  load: () => Promise<ExposedModule>;
}

/** Every fixed path of the site, and the remote page that serves it. Any other path is not found. */
export const routeTable: readonly Route[] = [
  { path: paths.home, remote: 'editorial', expose: 'HomePage', load: () => import('editorial/HomePage') },
  { path: paths.about, remote: 'editorial', expose: 'AboutPage', load: () => import('editorial/AboutPage') },
  {
    path: paths.franchise.marvel,
    remote: 'marvel',
    expose: 'LandingPage',
    load: () => import('marvel/LandingPage'),
  },
  {
    path: paths.franchiseCharacters.marvel,
    remote: 'marvel',
    expose: 'CharacterListPage',
    load: () => import('marvel/CharacterListPage'),
  },
  {
    path: paths.franchise.pokemon,
    remote: 'pokemon',
    expose: 'LandingPage',
    load: () => import('pokemon/LandingPage'),
  },
  {
    path: paths.franchiseCharacters.pokemon,
    remote: 'pokemon',
    expose: 'CharacterListPage',
    load: () => import('pokemon/CharacterListPage'),
  },
  {
    path: paths.franchise.starwars,
    remote: 'starwars',
    expose: 'LandingPage',
    load: () => import('starwars/LandingPage'),
  },
  {
    path: paths.franchiseCharacters.starwars,
    remote: 'starwars',
    expose: 'CharacterListPage',
    load: () => import('starwars/CharacterListPage'),
  },
  {
    path: paths.characters,
    remote: 'editorial',
    expose: 'CharactersPage',
    load: () => import('editorial/CharactersPage'),
  },
  { path: paths.top50, remote: 'editorial', expose: 'Top50Page', load: () => import('editorial/Top50Page') },
  { path: paths.disclaimer, remote: 'editorial', expose: 'LegalPage', load: () => import('editorial/LegalPage') },
  { path: paths.dmca, remote: 'editorial', expose: 'LegalPage', load: () => import('editorial/LegalPage') },
  { path: paths.userPolicy, remote: 'editorial', expose: 'LegalPage', load: () => import('editorial/LegalPage') },
];

/** A character's page belongs to the remote of its franchise; which characters there are, that remote's roster says. */
export const characterExpose = 'CharacterPage';
export const characterPages: Record<FranchiseRemote, () => Promise<ExposedModule>> = {
  marvel: () => import('marvel/CharacterPage'),
  pokemon: () => import('pokemon/CharacterPage'),
  starwars: () => import('starwars/CharacterPage'),
};

/** Linked from the navigation, as the client wants it, before they have a page: they are not found for now. */
export const plannedPaths: readonly string[] = [paths.guides, paths.faq, paths.contact];

export const notFoundHead = {
  title: `Page not found · ${site.name}`,
  description: 'There is no page at this address.',
};
