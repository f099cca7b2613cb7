import { speculationRulesPath } from '@mint-row/kit/contract';
import type { ComposedFile } from './composed-file.ts';

/**
 * What a browser may prerender: the page of a link that the pointer hovers over, while links are the browser's to follow.
 * Once the page has hydrated, the shell says so with `data-routed`, and its router fetches the next page instead.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[data-routed] a, a[href*="#"], a[target], a[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The rules as a file of the site. */
export const speculationRules: ComposedFile = {
  path: speculationRulesPath,
  type: 'application/speculationrules+json',
  body: JSON.stringify(rules),
};
