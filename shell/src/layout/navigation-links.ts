import { paths } from '@mint-row/shared/contract';

/** The header's links, in the order of the specification. */
export const navigationLinks: readonly { name: string; href: string }[] = [
  { name: 'Marvel Cards', href: paths.franchise.marvel },
  { name: 'Star Wars Cards', href: paths.franchise.starwars },
  { name: 'Pokémon Cards', href: paths.franchise.pokemon },
  { name: 'Guides', href: paths.guides },
  { name: 'About', href: paths.about },
];
