import { site } from '@mint-row/shared/content';
import { paths, type RemoteName } from '@mint-row/shared/contract';

interface Route {
  path: string;
  remote: RemoteName;
  expose: string;
}

/** Every fixed path of the site, and the remote page that serves it. Any other path is not found. */
export const routeTable: readonly Route[] = [
  { path: paths.home, remote: 'editorial', expose: 'HomePage' },
  { path: paths.about, remote: 'editorial', expose: 'AboutPage' },
  {
    path: paths.franchise.marvel,
    remote: 'marvel',
    expose: 'LandingPage',
  },
  {
    path: paths.franchiseCharacters.marvel,
    remote: 'marvel',
    expose: 'CharacterListPage',
  },
  {
    path: paths.franchise.pokemon,
    remote: 'pokemon',
    expose: 'LandingPage',
  },
  {
    path: paths.franchiseCharacters.pokemon,
    remote: 'pokemon',
    expose: 'CharacterListPage',
  },
  {
    path: paths.franchise.starwars,
    remote: 'starwars',
    expose: 'LandingPage',
  },
  {
    path: paths.franchiseCharacters.starwars,
    remote: 'starwars',
    expose: 'CharacterListPage',
  },
  {
    path: paths.characters,
    remote: 'editorial',
    expose: 'CharactersPage',
  },
  { path: paths.top50, remote: 'editorial', expose: 'Top50Page' },
  { path: paths.disclaimer, remote: 'editorial', expose: 'LegalPage' },
  { path: paths.dmca, remote: 'editorial', expose: 'LegalPage' },
  { path: paths.userPolicy, remote: 'editorial', expose: 'LegalPage' },
];

/** A character's page belongs to the remote of its franchise; which characters there are, that remote's roster says. */
export const characterExpose = 'CharacterPage';

/** Linked from the navigation, as the client wants it, before they have a page: they are not found for now. */
export const plannedPaths: readonly string[] = [paths.guides, paths.faq, paths.contact];

export const notFoundHead = {
  title: `Page not found · ${site.name}`,
  description: 'There is no page at this address.',
};
