const integrity = `sha384-${'A'.repeat(64)}`;
const common = {
  contract: 3,
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
    exposes: { LandingPage: 'landing.js' },
    pageStyles: { LandingPage: ['landing.css'] },
    pages: [{ path: '/marvel', expose: 'LandingPage', ...head, reviewed: '2026-11-01', shows: ['characters'] }],
    catalogue: {
      franchises: [
        { slug: 'marvel', name: 'Marvel', accent: 'red', path: '/marvel', characters: '/marvel/characters' },
      ],
      characters: [{ slug: 'iron-man', name: 'Iron Man', franchise: 'marvel', era: 'Silver Age', summary: 'A suit.' }],
      cards: [
        {
          title: '1990 Marvel Universe #42 Iron Man',
          path: '/characters/iron-man',
          anchor: 'card-42',
          set: '1990 Impel Marvel Universe',
          year: 1990,
          number: '42',
          franchise: 'marvel',
          character: 'iron-man',
          name: 'Iron Man',
          range: '$1-$400+',
          ends: { low: 'raw', high: 'PSA 10' },
          sales: [{ copy: 'PSA 10', price: '$400', when: 'August 2025' }],
          reviewed: '2026-11-01',
        },
      ],
      guides: [
        {
          slug: 'grading',
          title: 'Grading',
          question: 'What is a 10?',
          summary: 'What a 10 needs.',
          franchise: 'marvel',
          reviewed: '2026-11-01',
        },
      ],
      terms: [{ slug: 'raw', name: 'Raw', definition: 'Not graded.' }],
      updates: [{ date: '2026-11-01', path: '/marvel', title: 'Marvel', text: 'New.' }],
    },
    uses: { react: ['useState'] },
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
