/** Addresses that several applications link to. Those of one remote are in its `remote.json`. */
export const paths = {
  home: '/',
  about: '/about',
  characters: '/characters',
  top50: '/top-50-cards',
  disclaimer: '/disclaimer',
  dmca: '/dmca',
  userPolicy: '/user-policy',
  guides: '/guides',
  glossary: '/guides/glossary',
  values: '/guides/values',
  /** Cards side by side: `?cards=KEY,KEY`. */
  compare: '/guides/compare',
  checklists: '/checklists',
  updates: '/updates',
  faq: '/faq',
  contact: '/contact',
  search: '/search',
  binder: '/binder',
  /** The page of one character, for example `/characters/iron-man`. */
  character: (slug: string) => `/characters/${slug}`,
  /** One guide, for example `/guides/grading`. */
  guide: (slug: string) => `/guides/${slug}`,
} as const;

/** The search index: see `SearchIndex` in `shared/search`. */
export const searchIndexPath = '/search.json';

/** The Atom feed of the updates. */
export const feedPath = '/updates.atom';

/**
 * The site's icons as files, each with its content type and, if it has one size, the length of its sides in pixels:
 * for tabs, for home screens, and for programs that request an icon without reading a document.
 */
export const icons = [
  { path: '/favicon.ico', type: 'image/x-icon', size: null },
  { path: '/apple-touch-icon.png', type: 'image/png', size: 180 },
  { path: '/icon-192.png', type: 'image/png', size: 192 },
  { path: '/icon-512.png', type: 'image/png', size: 512 },
] as const;

/** The web app manifest: name and icons for a home screen. */
export const webManifestPath = '/site.webmanifest';

/** The address of the speculation rules; every document's headers name it. */
export const speculationRulesPath = '/speculation-rules.json';
