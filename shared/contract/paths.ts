import type { FranchiseRemote } from './apps.ts';

/** Every address of the site is built here and nowhere else. */
export const paths = {
  home: '/',
  about: '/about',
  characters: '/characters',
  top50: '/top-50-cards',
  disclaimer: '/disclaimer',
  dmca: '/dmca',
  userPolicy: '/user-policy',
  guides: '/guides',
  faq: '/faq',
  contact: '/contact',
  franchise: { marvel: '/marvel', pokemon: '/pokemon', starwars: '/star-wars' },
  franchiseCharacters: {
    marvel: '/marvel/characters',
    pokemon: '/pokemon/characters',
    starwars: '/star-wars/characters',
  },
  /** The page of one character, for example `/characters/iron-man`. */
  character: (slug: string) => `/characters/${slug}`,
} as const satisfies {
  franchise: Record<FranchiseRemote, string>;
  franchiseCharacters: Record<FranchiseRemote, string>;
  [name: string]: unknown;
};

/** The icon of the site, for whatever asks for it at this address instead of reading a document. */
export const faviconPath = '/favicon.ico';
