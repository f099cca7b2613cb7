const integrity = `sha256-${'A'.repeat(43)}=`;
const common = {
  signatures: { page: '0123abcd', cards: '4567cdef' },
  kit: '1.0.0',
  files: { 'client/main.js': { bytes: 1, integrity } },
  imports: { 'main.js': ['common.js'] },
  styles: ['style.css'],
  entry: 'main.js',
};
const head = { title: 'Marvel', description: 'Cards' };
/** A manifest of each kind with every field: what the tests of manifests start from. */
export const sampleManifests = {
  marvel: {
    ...common,
    app: 'marvel',
    owner: 'Marvel team',
    documentEntry: 'main.js',
    exposes: { LandingPage: 'landing.js' },
    pageStyles: { LandingPage: ['landing.css'] },
    pages: [
      {
        path: '/marvel',
        formerly: ['/marvel/home'],
        expose: 'LandingPage',
        ...head,
        reviewed: '2026-11-01',
        shows: ['characters'],
        onlyCharacters: ['iron-man'],
        drawings: { 'iron-man': 'art/iron-man.svg' },
        picture: 'share/marvel.jpg',
      },
    ],
    catalogue: {
      franchises: [
        { slug: 'marvel', name: 'Marvel', accent: 'red', path: '/marvel', characters: '/marvel/characters' },
      ],
      characters: [
        {
          slug: 'iron-man',
          name: 'Iron Man',
          franchise: 'marvel',
          era: 'Silver Age',
          summary: 'A suit.',
          peak: { value: '$1,500+', sold: false },
          drawing: 'art/iron-man.svg',
        },
      ],
      portraits: [
        {
          slug: 'thor',
          name: 'Thor',
          franchise: 'marvel',
          path: '/marvel',
          anchor: 'thor',
          peak: { value: '$400+', sold: true },
          drawing: 'art/iron-man.svg',
        },
      ],
      cards: [
        {
          key: 'iron-man-1990-marvel-universe-42',
          title: '1990 Marvel Universe #42 Iron Man',
          path: '/characters/iron-man',
          anchor: 'card-42',
          set: '1990 Impel Marvel Universe',
          year: 1990,
          number: '42',
          franchise: 'marvel',
          character: { slug: 'iron-man', name: 'Iron Man' },
          ranked: { rank: 7, grade: 'PSA 10', sale: '2021, Heritage' },
          range: '$1-$400+',
          ends: { low: 'raw', high: 'PSA 10' },
          basis: 'supported',
          sales: [{ copy: 'PSA 10', price: '$400', when: 'August 2025' }],
          reviewed: '2026-11-01',
          drawing: 'art/iron-man-card-1.svg',
        },
      ],
      guides: [
        {
          slug: 'grading',
          title: 'Grading',
          question: 'What is a 10?',
          need: 'judge',
          summary: 'What a 10 needs.',
          franchise: 'marvel',
          reviewed: '2026-11-01',
          drawing: 'art/iron-man.svg',
        },
      ],
      terms: [{ slug: 'raw', name: 'Raw', definition: 'Not graded.' }],
      questions: [{ slug: 'is-it-real', question: 'Is it real?', answer: 'Compare it.' }],
      sections: [
        {
          path: '/marvel',
          anchor: 'sets',
          heading: 'Popular sets',
          page: 'Marvel cards',
          franchise: 'marvel',
          text: ['Three sets to begin with.'],
          drawing: 'art/iron-man.svg',
        },
      ],
      aliases: [{ path: '/marvel', anchor: 'sets', words: ['Impel'] }],
      updates: [
        {
          date: '2026-11-01',
          path: '/marvel',
          title: 'Marvel',
          text: 'New.',
          kind: 'values',
          notable: true,
          changed: {
            of: 'A card',
            from: { figure: '$1', note: 'sold in 2021' },
            to: { figure: '$2', note: 'sold in 2026' },
          },
          drawing: 'art/iron-man.svg',
        },
      ],
    },
    uses: { react: ['useState'] },
    serverImports: { 'LandingPage.mjs': ['Text.mjs'] },
  },
  shell: {
    ...common,
    app: 'shell',
    routes: [{ pattern: '/pokemon/*', remotes: ['pokemon'] }],
    notFound: head,
    fonts: ['font.woff2'],
    provides: { react: { version: '19.0.0', names: ['useState'] } },
  },
} as const;
