import { paths } from '@mint-row/kit/contract';
import type { signs } from '../art/signs/index.ts';

/** The signs of pages that have no drawing of their own, by path. */
export const signsOfPages: Readonly<Record<string, keyof typeof signs>> = {
  [paths.home]: 'sleeve',
  [paths.top50]: 'rank',
  [paths.characters]: 'pages',
  [paths.faq]: 'loupe',
  [paths.contact]: 'letter',
  [paths.updates]: 'calendar',
  [paths.guides]: 'pages',
  [paths.glossary]: 'notice',
  [paths.guide('grading')]: 'ruler',
  [paths.guide('is-it-real')]: 'loupe',
  [paths.guide('store-post-sell')]: 'parcel',
  [paths.guide('what-is-it-worth')]: 'tag',
  [paths.guide('which-base-set')]: 'stamp',
  [paths.guide('read-a-pokemon-card')]: 'frame',
  [paths.guide('topps-1977')]: 'border',
  [paths.guide('marvel-1990-to-1996')]: 'hologram',
  [paths.guide('pmgs-parallels-refractors')]: 'border',
};
