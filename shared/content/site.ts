/**
 * Facts of the site that are neither the text of a page nor a team's own: set here once, used as `site.name` and so on.
 * Each is an export of its own, so that a page's code contains only those that it uses.
 */

export const name = 'Mint Row';

/** The origin of the published site; canonical addresses and the sitemap start with it. */
export const origin = 'https://mintrow.example';

/** The address of a path of the published site, or of an anchor on it. */
export const urlOf = (path: string): string => new URL(path, origin).href;

export const tagline = 'Marvel, Pokémon and Star Wars cards, read closely.';

/** An address of this site that accepts page load reports by POST, or null to keep them in the console only. */
export const reports: string | null = null;

/** When the values on the site were last reviewed, as an ISO date. */
export const valuesReviewed = '2026-11-01';

export const independence =
  'Mint Row is an independent fan site. It is not affiliated with, endorsed by or sponsored by any card publisher.';

export const email = {
  sales: 'sales@mintrow.example',
  dmca: 'dmca@mintrow.example',
  legal: 'legal@mintrow.example',
  security: 'security@mintrow.example',
} as const;

/**
 * Addresses of service workers that earlier applications at this origin may have registered. A worker that answers from
 * its cache would hide this site for good; these addresses have one that removes it.
 */
export const formerServiceWorkers: readonly `/${string}.js`[] = ['/service-worker.js', '/sw.js'];

export const store = {
  name: 'The Mint Row shop',
  street: '18 Collector’s Row',
  city: 'Springfield',
  /** The time zone of the shop's clock: a name of the IANA database. */
  timeZone: 'America/Chicago',
  /** When it is open, on the shop's clock; `hours` says the same in words. */
  opening: {
    days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    from: '11:00',
    to: '19:00',
  },
  hours: 'Tuesday to Saturday, 11 am to 7 pm',
} as const;

export const marketplace = {
  name: 'Mint Row Market',
  origin: 'https://market.mintrow.example',
  circle: 'https://market.mintrow.example/circle',
} as const;

export const social = [
  { name: 'Instagram', url: 'https://instagram.mintrow.example' },
  { name: 'YouTube', url: 'https://youtube.mintrow.example' },
  { name: 'X', url: 'https://x.mintrow.example' },
  { name: 'Discord', url: 'https://discord.mintrow.example' },
] as const;
