/** Facts of the site that are neither the text of a page nor a team's own: set here once. */
export const site = {
  name: 'Mint Row',
  /** The origin of the published site; canonical addresses and the sitemap start with it. */
  origin: 'https://mintrow.example',
  tagline: 'Marvel, Pokémon and Star Wars cards, read closely.',
  /** An address of this site that accepts page load reports by POST, or null to keep them in the console only. */
  reports: null as string | null,
  /** When the values on the site were last reviewed, as an ISO date. */
  valuesReviewed: '2026-11-01',
  independence:
    'Mint Row is an independent fan site. It is not affiliated with, endorsed by or sponsored by any card publisher.',
  email: {
    sales: 'sales@mintrow.example',
    dmca: 'dmca@mintrow.example',
    legal: 'legal@mintrow.example',
  },
  store: {
    name: 'The Mint Row shop',
    street: '18 Collector’s Row',
    city: 'Springfield',
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
} as const;

/** The marketplace's search results for some words, for example the name of a card or a set. */
export function marketplaceSearch(words: string): string {
  return `${site.marketplace.origin}/search?${new URLSearchParams({ q: words })}`;
}
