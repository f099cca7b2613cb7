import { paths } from '@mint-row/shared/contract';
import { remotes } from './applications.ts';

/** The site as visitors meet it. */
export const siteUrl = (): string => urlOf('SITE_URL');

/** The same site with a development React. */
export const developmentSiteUrl = (): string => urlOf('DEVELOPMENT_SITE_URL');

function urlOf(variable: string): string {
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} is not set: run the browser tests through playwright, not one by one.`);
  return url;
}

/** The characters of the specification. */
export const characterSlugs = [
  'iron-man',
  'spider-man',
  'wolverine',
  'captain-america',
  'deadpool',
  'black-panther',
  'thor',
  'hulk',
  'darth-vader',
  'pikachu',
  'charizard',
  'mewtwo',
  'blastoise',
  'venusaur',
  'gyarados',
  'dragonite',
  'mew',
];

/** Every route of the specification: 13 fixed pages and 17 characters. */
export const routes: readonly string[] = [
  paths.home,
  paths.about,
  ...remotes.flatMap(({ franchise }) => (franchise ? [franchise.path, franchise.characters] : [])),
  paths.characters,
  paths.top50,
  paths.disclaimer,
  paths.dmca,
  paths.userPolicy,
  ...characterSlugs.map(paths.character),
];
