import { type Drawings, drawingOf, paths, type UpdateEntry } from '@mint-row/kit/contract';

/** Our drawings of pages whose updates name none, by path: no two pages have the same. */
export const drawingsOfPages: Readonly<Record<string, string>> = {
  [paths.home]: 'sign-sleeve',
  [paths.top50]: 'sign-rank',
  [paths.values]: 'price-columns',
  [paths.characters]: 'sign-pages',
  [paths.faq]: 'sign-question',
  [paths.contact]: 'sign-letter',
  [paths.userPolicy]: 'sign-lock',
  [paths.updates]: 'sign-calendar',
  [paths.guides]: 'open-guide',
  [paths.glossary]: 'sign-notice',
  [paths.guide('grading')]: 'sign-ruler',
  [paths.guide('is-it-real')]: 'sign-loupe',
  [paths.guide('store-post-sell')]: 'sign-parcel',
  [paths.guide('what-is-it-worth')]: 'sign-tag',
  [paths.guide('which-base-set')]: 'sign-stamp',
  [paths.guide('which-charizard')]: 'sign-reprint',
  [paths.guide('read-a-pokemon-card')]: 'sign-frame',
  [paths.guide('topps-1977')]: 'sign-border',
  [paths.guide('marvel-1990-to-1996')]: 'sign-hologram',
  [paths.guide('pmgs-parallels-refractors')]: 'sign-foil',
  '/marvel': 'cape',
  '/marvel/characters': 'sign-mask',
  '/pokemon': 'meadow',
  '/star-wars': 'borders',
};

/**
 * The address of an update's drawing: its own, or that of its page; undefined if it has neither.
 * @param drawings those of the page that shows it
 */
export function drawingOfUpdate({ path, drawing }: UpdateEntry, drawings: Drawings): string | undefined {
  const ours = drawingsOfPages[path];
  return drawing ?? (ours && drawingOf(drawings, ours));
}
