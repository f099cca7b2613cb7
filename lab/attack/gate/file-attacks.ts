/** A file of Marvel's artifact: description, path, contents, and the gate's refusal. */
type FileAttack = readonly [what: string, file: string, body: string, refused: RegExp];

/** The data that browsers fetch for Marvel's landing page, with some fields changed. */
const document = (change: object) =>
  JSON.stringify({
    title: 'marvel /marvel',
    description: '/marvel',
    reviewed: '2026-11-01',
    shows: [],
    data: 'one',
    ...change,
  });

const characters = [{ slug: 'thor', name: 'thor', franchise: 'marvel', summary: 'thor' }];

const list = 'client/catalogue/characters.json';

/** Data files that browsers fetch. */
export const dataAttacks: readonly FileAttack[] = [
  ['that is no JSON', list, '[', /characters\.json is not the list of its characters/],
  ['with another character', list, JSON.stringify([{ ...characters[0], name: 'Loki' }]), /what the manifest does/],
  ['without a character', list, '[]', /what the manifest does/],
  ['with a character more', list, JSON.stringify([...characters, ...characters]), /what the manifest does/],
  ['that is blown up', list, JSON.stringify(characters) + ' '.repeat(1e6), /without white space/],
  ['with a name twice', list, JSON.stringify(characters).replace('{', '{"slug":"loki",'), /as the build writes/],
  [
    'with another title',
    'client/data/marvel.json',
    document({ title: 'Other' }),
    /not the data of \/marvel: its title/,
  ],
  [
    'with other needs',
    'client/data/marvel.json',
    document({ shows: ['guides'] }),
    /not the data of \/marvel: its title/,
  ],
  ['with more fields', 'client/data/marvel.json', document({ more: 1 }), /or it has other fields/],
  ['without data', 'client/data/marvel.json', document({ data: undefined }), /it has no data/],
  ['of no page', 'client/data/other.json', document({}), /data\/other\.json belongs to no page/],
];

export const drawing = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

/** Drawings in drawings: 9 to the power of 9 in the end. */
const bomb = Array.from(
  { length: 9 },
  (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(9)}</g>`,
);

/** Files that are not drawings although they are named so: description, contents, and the gate's refusal. */
export const drawingAttacks: readonly (readonly [what: string, body: string, refused: RegExp])[] = [
  ['that is text', 'not a drawing', /art\/a\.svg is not a drawing/],
  ['that is HTML', '<html><body>x</body></html>', /it is <html>/],
  ['that is not well-formed', drawing('<g>'), /is not a drawing/],
  ['of another language', '<svg><path d=""/></svg>', /it is <svg> and not <svg>|is not an element/],
  ['with a script', drawing('<script>alert(1)</script>'), /<script> is not an element/],
  ['with a style', drawing('<style>@import "//evil.example"</style>'), /<style> is not an element/],
  ['with an event', drawing('', 'onload="alert(1)"'), /event attribute onload/],
  ['with HTML in it', drawing('<foreignObject/>'), /<foreignObject> is not an element/],
  [
    'with HTML under a prefix',
    drawing('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'),
    /<script> is not/,
  ],
  ['with a foreign image', drawing('<image href="https://evil.example/a.png"/>'), /<image> loads https/],
  ['with a file of the site', drawing('<image href="/remotes/marvel/a.svg"/>'), /<image> loads/],
  [
    'with a foreign use',
    drawing('<use xlink:href="//evil.example/a#b" xmlns:xlink="http://www.w3.org/1999/xlink"/>'),
    /<use> loads/,
  ],
  [
    'with a foreign paint',
    drawing('<path fill="url(//evil.example/a#b)"/>'),
    /<path> has fill.*which drawings may not have/,
  ],
  ['with entities', `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}">]>${drawing('&a;')}`, /document type/],
  [
    'with a stylesheet',
    `<?xml-stylesheet href="//evil.example/a.css"?>${drawing('')}`,
    /instruction <\?xml-stylesheet/,
  ],
  ['that multiplies itself', drawing(`<g id="g0"><path d=""/></g>${bomb.join('')}`), /more than 10000 elements/],
  ['that uses itself', drawing('<g id="a"><use href="#a"/></g>'), /more than 10000 elements/],
  ['that is too deep', drawing('<g>'.repeat(200) + '</g>'.repeat(200)), /nested more deeply/],
];

/** Files that are larger than they look, or of a type that is not served. */
export const sizeAttacks: readonly FileAttack[] = [
  [
    'a module with a long comment',
    'client/remoteEntry.js',
    `// ${' '.repeat(14e6)}`,
    /remoteEntry\.js: its size before compression is 14,000,003 bytes/,
  ],
  ['a large drawing', 'client/art/a.svg', `<svg>${' '.repeat(15e6)}</svg>`, /a\.svg: its size before compression is /],
  ['a large stylesheet', 'client/a.css', ' '.repeat(1e6), /a\.css: its size before compression is 1,000,000 bytes/],
  [
    'a large document',
    'client/data/marvel.json',
    document({ data: ' '.repeat(1e6) }),
    /marvel\.json: its size before compression is /,
  ],
  ['one that is never sent to browsers', 'client/a.html', '<p>', /a\.html has a type that is never sent to browsers/],
];

/** Manifests for which a scan from each quote to the end takes time quadratic in their length. */
export const slowManifests: readonly string[] = [
  `"${'\\"'.repeat(150_000)}`,
  `{"a":"${'\\"'.repeat(4e6)}`,
  `["${'\\\\'.repeat(4e6)}`,
];
