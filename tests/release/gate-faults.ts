import { createHash } from 'node:crypto';
import type { Catalogue } from '@mint-row/kit/contract';
import { movedThor, type TinyArtifact, withFormerly } from './tiny-site.ts';

/** Artifacts of Marvel with the gate's refusals: one for each of its rules. */
export const gateFaults: readonly [what: string, artifact: Partial<TinyArtifact>, message: RegExp][] = [
  [
    'another contract',
    { change: (manifest) => ({ ...manifest, signatures: { page: 'ffffffff' } }) },
    /marvel: it uses page of the contract in another form than the shell’s/,
  ],
  [
    'a page that the route table needs and the artifact lacks',
    { change: (manifest) => ({ ...manifest, pages: (manifest.pages as unknown[]).slice(1) }) },
    /marvel: its page \/marvel is on the live site/,
  ],
  [
    'a path of another remote',
    {
      change: (manifest) => ({
        ...manifest,
        pages: [
          ...(manifest.pages as unknown[]),
          { path: '/pokemon', expose: 'LandingPage', title: 'P', description: 'P', reviewed: '2026-11-01', shows: [] },
        ],
      }),
    },
    /marvel and pokemon both have \/pokemon/,
  ],
  [
    'two pages with one title',
    {
      change: (manifest) => ({
        ...manifest,
        pages: (manifest.pages as object[]).flatMap((page) => [page, { ...page, path: '/characters/twice' }]),
      }),
    },
    /marvel: its pages \/marvel and \/characters\/twice have the same title, "marvel \/marvel"/,
  ],
  [
    'another franchise’s character',
    {
      change: withCatalogue({ characters: [{ slug: 'thor', name: 'thor', franchise: 'pokemon', summary: 'A god.' }] }),
    },
    /marvel: its character "thor" .*is of the franchise "pokemon"/,
  ],
  [
    'a name that looks like another remote’s page',
    {
      change: withCatalogue({
        characters: [{ slug: 'thor', name: 'pokem0n/pokemon', franchise: 'marvel', summary: 'A god.' }],
      }),
    },
    /marvel: its character "pokem0n\/pokemon" .*looks like the page "pokemon \/pokemon" of pokemon/,
  ],
  [
    'a shared library that the shell does not provide',
    { change: (manifest) => ({ ...manifest, uses: { lodash: ['map'] } }) },
    /marvel: it takes lodash .*does not provide it/,
  ],
  [
    'a name that the shell does not provide',
    { change: (manifest) => ({ ...manifest, uses: { react: ['useState', 'useFuture'] } }) },
    /marvel: it uses useFuture of react/,
  ],
  ['styles outside its scope', { files: { 'client/a.css': 'header{display:none}' } }, /a\.css has the selector header/],
  [
    'styles that leave its scope by a sibling',
    { files: { 'client/a.css': '[data-app=marvel] + footer{color:red}' } },
    /selector \[data-app=marvel\] \+ footer/,
  ],
  [
    'fonts and names of its own for the whole page',
    { files: { 'client/a.css': '@font-face{font-family:x}' } },
    /@font-face/,
  ],
  [
    'a module that no page names',
    { files: { 'client/lazy.js': 'export default 1;' } },
    /marvel: lazy\.js .*browsers refuse/,
  ],
  [
    'a document whose hash is another',
    { files: { 'client/integrity.json': JSON.stringify({ 'data/marvel.json': 'sha256-x' }) } },
    /marvel: integrity\.json .*browsers would refuse them/,
  ],
  [
    'pages with more modules than the share of a remote',
    {
      files: {
        'client/remoteEntry.js': `// ${Array.from({ length: 4000 }, (_, index) => (index * 7919) ** 2).join()}`,
      },
    },
    /marvel: pages of LandingPage: the javaScript of their own is [\d,]+ bytes, [\d,]+ over its limit of 12,288\. Largest: marvel\/remoteEntry\.js [\d,]+ \(\+[\d,]+ since the live release\)/,
  ],
  [
    'packages that are too heavy',
    {
      files: { 'client/packages.js': `// ${incompressible(300_000)}` },
      change: (manifest) => ({
        ...manifest,
        imports: { ...(manifest.imports as object), 'remoteEntry.js': ['packages.js'] },
      }),
    },
    /marvel: pages of LandingPage: the javaScript of packages is [\d,]+ bytes, [\d,]+ over its limit of 131,072\. Move what is rarely needed to a page of its own/,
  ],
  [
    'a page whose modules are too heavy together with the shell’s',
    {
      files: {
        'client/remoteEntry.js': `// ${Array.from({ length: 14600 }, (_, index) => (index * 7919) ** 2).join()}`,
      },
    },
    /marvel: \/marvel: javaScript is [\d,]+ bytes, .* over its limit of .*Largest: marvel\/remoteEntry\.js [\d,]+ \(\+[\d,]+ since the live release\), shell\/main\.js \d+\. /,
  ],
  [
    'a page’s own styles that are too heavy',
    {
      files: { 'client/own.css': `[data-app=marvel]{${manyRules()}}` },
      change: (manifest) => ({ ...manifest, pageStyles: { LandingPage: ['own.css'] } }),
    },
    /marvel: \/marvel: css is [\d,]+ bytes, .*Largest: marvel\/own\.css [\d,]+ \(new since the live release\)/,
  ],
  [
    'a document that is too heavy',
    {
      files: {
        'server/LandingPage.mjs':
          'export default () => Array.from({ length: 9000 }, (_, index) => ((index * 7919) ** 2).toString(36)).join(" ");',
      },
    },
    /marvel: \/marvel: html is [\d,]+ bytes, .*Largest: markup [\d,]+ \(\+[\d,]+ since the live release\), .*raise the limit in delivery\/release\/budgets\.ts/,
  ],
  [
    'a page that does not render',
    { files: { 'server/LandingPage.mjs': 'export default () => { throw new Error("no such card"); };' } },
    /marvel: LandingPage does not render .*no such card/s,
  ],
  [
    'a broken link',
    { files: { 'server/LandingPage.mjs': `export default () => '<a href="/nowhere">x</a>';` } },
    /marvel: \/\S+ links to \/nowhere, which leads nowhere/,
  ],
  [
    'a broken link with a query',
    { files: { 'server/LandingPage.mjs': `export default () => '<a href="/nowhere?number=207">x</a>';` } },
    /marvel: \/\S+ links to \/nowhere\?number=207, which leads nowhere/,
  ],
  [
    'a link to the plain name of a file, which has no address',
    {
      files: { 'server/LandingPage.mjs': `export default () => '<img src="/remotes/marvel/remoteEntry.js" alt=""/>';` },
    },
    /marvel: \/\S+ links to \/remotes\/marvel\/remoteEntry\.js, which leads nowhere/,
  ],
  [
    'a link to a place that a page does not have',
    { files: { 'server/LandingPage.mjs': `export default () => '<a href="/pokemon#cards">x</a>';` } },
    /links to \/pokemon#cards/,
  ],
  [
    'a link with a query to a place that a page does not have',
    { files: { 'server/LandingPage.mjs': `export default () => '<a href="/pokemon?number=207#cards">x</a>';` } },
    /links to \/pokemon\?number=207#cards/,
  ],
  [
    'a former address where another remote has a page',
    { change: withFormerly('/marvel', '/pokemon') },
    /marvel: its page \/marvel lists \/pokemon among its former addresses, and pokemon has a page there\. .*remove it from "formerly" of one/,
  ],
  [
    'a former address where it has a page itself',
    { change: withFormerly('/marvel', '/characters/thor') },
    /marvel: its page \/marvel lists \/characters\/thor .*and marvel has a page there/,
  ],
  [
    'a former address of two pages',
    {
      change: (manifest) => {
        const one = withFormerly('/marvel', '/characters/loki')(manifest);
        return withFormerly('/characters/thor', '/characters/loki')(one);
      },
    },
    /marvel: its page \/marvel lists \/characters\/loki .*, and so does \/characters\/thor of marvel\./,
  ],
  [
    'a former address outside of its patterns',
    { change: withFormerly('/marvel', '/marvel/old') },
    /marvel: its former address \/marvel\/old of the page \/marvel .*matches none of its patterns/,
  ],
  [
    'a link to a former address of its own page',
    {
      ...movedThor,
      files: { 'server/LandingPage.mjs': `export default () => '<a href="/characters/thor?a=1">x</a>';` },
    },
    /marvel: \/\S+ links to \/characters\/thor\?a=1, a former address of its page \/characters\/odinson\. Link to \/characters\/odinson, there and on any other page/,
  ],
  ['a character gone', { characters: [] }, /marvel: its page \/characters\/thor is on the live site .*--allow-removal/],
];

/** Changes lists of the catalogue. */
function withCatalogue(lists: Catalogue): NonNullable<TinyArtifact['change']> {
  return (manifest) => ({ ...manifest, catalogue: { ...(manifest.catalogue as Catalogue), ...lists } });
}

/** Rules that compress badly. */
function manyRules(): string {
  return Array.from({ length: 4000 }, (_, index) => `.c${((index * 7919) ** 2).toString(36)}{top:0}`).join('');
}

/** Text that compresses to half of its length: digests, each of the one before. */
function incompressible(length: number): string {
  let text = '';
  for (let digest = 'first'; text.length < length; text += digest) {
    digest = createHash('sha256').update(digest).digest('hex');
  }
  return text;
}
