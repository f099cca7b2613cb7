import { franchiseNames } from '@mint-row/shared/content';
import { paths } from '@mint-row/shared/contract';

interface FooterGroup {
  heading: string;
  links: readonly { name: string; href: string }[];
}

/** The footer's columns of links. */
export const footerGroups: readonly FooterGroup[] = [
  {
    heading: 'Quick links',
    links: [
      { name: 'Home', href: paths.home },
      { name: franchiseNames.marvel, href: paths.franchise.marvel },
      { name: franchiseNames.starwars, href: paths.franchise.starwars },
      { name: franchiseNames.pokemon, href: paths.franchise.pokemon },
      { name: 'Characters A–Z', href: paths.characters },
      { name: 'Top 50 cards', href: paths.top50 },
      { name: 'About', href: paths.about },
    ],
  },
  {
    heading: 'Resources',
    links: [
      { name: 'Guides', href: paths.guides },
      { name: 'FAQ', href: paths.faq },
      { name: 'Contact', href: paths.contact },
    ],
  },
];

/** The line of small print at the very end. */
export const legalLinks: FooterGroup['links'] = [
  { name: 'Disclaimer', href: paths.disclaimer },
  { name: 'DMCA policy', href: paths.dmca },
  { name: 'User content policy', href: paths.userPolicy },
];
