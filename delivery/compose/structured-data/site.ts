import { site } from '@mint-row/kit/content';
import { paths } from '@mint-row/kit/contract';
import type { Organization, WebSite } from 'schema-dts';

/** Names that other subjects refer to. */
export const ids = { organization: site.urlOf('/#organization'), website: site.urlOf('/#website') } as const;

/** Who publishes the site. */
export const organization: Organization = {
  '@type': 'Organization',
  '@id': ids.organization,
  name: site.name,
  url: site.urlOf(paths.home),
  logo: site.urlOf('/icon-512.png'),
};

const search = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${site.urlOf(paths.search)}?q={search_term_string}` },
  // Google's name for what is typed; schema.org describes it without listing it. Source: https://schema.org/docs/actions.html
  'query-input': 'required name=search_term_string',
} as const;

/** The site as a whole, and how to search it. */
export const website: WebSite = {
  '@type': 'WebSite',
  '@id': ids.website,
  name: site.name,
  url: site.urlOf(paths.home),
  publisher: { '@id': ids.organization },
  potentialAction: search,
};
