import { paths } from '@mint-row/kit/contract';
import { remotes } from './applications.ts';

/** The address of the built site. */
export const siteUrl = (): string => urlOf('SITE_URL');

/** The same site with a development React. */
export const developmentSiteUrl = (): string => urlOf('DEVELOPMENT_SITE_URL');

function urlOf(variable: string): string {
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} is not set: run the browser tests through playwright, not one by one.`);
  return url;
}

/**
 * Matches the addresses of a published file, whatever its content.
 * @example addressesOf('shell/main.js').test('/shell/main.Ab-d_fGhIj.js') // true
 */
export const addressesOf = (file: string): RegExp => new RegExp(`/${file.replace('.', '\\.[\\w-]{10}\\.')}$`);

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

/** The guides; the glossary and the price guide are others. */
export const guideSlugs = [
  'which-base-set',
  'which-charizard',
  'read-a-pokemon-card',
  'topps-1977',
  'marvel-1990-to-1996',
  'pmgs-parallels-refractors',
  'grading',
  'is-it-real',
  'what-is-it-worth',
  'store-post-sell',
];

/** The page on which a visitor arranges nine cards. */
export const ninePath = `${paths.binder}/nine`;

/** Every page of the site. */
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
  paths.guides,
  ...guideSlugs.map(paths.guide),
  paths.glossary,
  paths.values,
  paths.compare,
  paths.checklists,
  paths.binder,
  ninePath,
  paths.faq,
  paths.contact,
  paths.updates,
  paths.search,
];
