import type { Place } from '../contract/index.ts';

/**
 * Facts of the site that are neither the text of a page nor a team's own: set here once, used as `site.name` and so on.
 * Each is an export of its own, so that a page's code contains only those that it uses.
 */

export const name = 'Mint Row';

export const tagline = 'Marvel, Pokémon and Star Wars cards, read closely.';

/** When the values on the site were last reviewed, as an ISO date. */
export const valuesReviewed = '2026-11-01';

export const independence =
  'Mint Row is an independent fan site. It is not affiliated with, endorsed by or sponsored by any card publisher.';

/**
 * Addresses of service workers that earlier applications at this origin may have registered. A worker that answers from
 * its cache would hide this site for good; these addresses have one that removes it.
 */
export const formerServiceWorkers: readonly `/${string}.js`[] = ['/service-worker.js', '/sw.js'];

/**
 * Whether visitors may keep pages for offline use. A release of the shell with `false` removes the worker, and all that it
 * keeps, from every browser with its next visit.
 */
export const keepsPages: boolean = true;

/** The place of a store that has been given no other, of development and of tests. Its names are reserved for examples. */
export const examplePlace: Place = {
  origin: 'https://mintrow.example',
  folder: '/',
  indexed: true,
  reports: null,
  email: {
    sales: 'sales@mintrow.example',
    dmca: 'dmca@mintrow.example',
    legal: 'legal@mintrow.example',
    security: 'security@mintrow.example',
  },
  store: {
    name: 'The Mint Row shop',
    street: '18 Collector’s Row',
    city: 'Springfield',
    timeZone: 'America/Chicago',
    opening: {
      days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      from: '11:00',
      to: '19:00',
    },
    hours: 'Tuesday to Saturday, 11 am to 7 pm',
  },
  marketplace: {
    name: 'Mint Row Market',
    origin: 'https://market.mintrow.example',
    circle: 'https://market.mintrow.example/circle',
  },
  social: [
    { name: 'Instagram', url: 'https://instagram.mintrow.example' },
    { name: 'YouTube', url: 'https://youtube.mintrow.example' },
    { name: 'X', url: 'https://x.mintrow.example' },
    { name: 'Discord', url: 'https://discord.mintrow.example' },
  ],
};
