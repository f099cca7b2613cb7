/** Addresses that several applications link to. Those in a remote's own space are in its `remote.json`. */
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
  updates: '/updates',
  faq: '/faq',
  contact: '/contact',
  /** The page of one character, for example `/characters/iron-man`. */
  character: (slug: string) => `/characters/${slug}`,
  /** One guide, for example `/guides/grading`. */
  guide: (slug: string) => `/guides/${slug}`,
} as const;

/** The Atom feed of the updates. */
export const feedPath = '/updates.atom';

/** The site's icon, for clients that request this address instead of reading a document. */
export const faviconPath = '/favicon.ico';

/** The address of the speculation rules; every document's headers name it. */
export const speculationRulesPath = '/speculation-rules.json';
