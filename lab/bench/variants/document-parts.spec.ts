import { expect, it } from 'vitest';
import { filesOf, takeApart } from './document-parts.ts';

const head = [
  '<head><link rel="preload" as="font" crossorigin="" href="/shell/a.woff2"/><title>A &amp; B</title>',
  '<meta name="description" content="c"/><link rel="canonical" href="https://a.example/"/>',
  '<style data-href="/shell/main.css">@font-face{src:url(/shell/a.woff2)}</style><script>{}</script></head>',
].join('');
const empty = '<span class="collect script-only"></span>';

function documentWith(main: string): string {
  const header = '<header><a href="/search" class="search-link"><span>Search</span></a>';
  const theme = '<button type="button" class="theme-switch"><svg></svg></button></header>';
  const data = '<script type="application/ld+json">{}</script><template><script src="/a.js"></script></template>';
  return `<html>${head}<body><div id="root"><a href="#main" class="skip-link">Skip</a>${header}${theme}<main><!--$-->${main}</main></div><footer></footer>${data}</body></html>`;
}

it('keeps head and styles, and leaves out all that runs', () => {
  const page = takeApart('/', documentWith('<img src="/remotes/pokemon/art/x.Neprlut6tr.svg"/>'));
  expect(page).toMatchObject({
    title: 'A & B',
    head: '<meta name="description" content="c"/><link rel="canonical" href="https://a.example/"/>',
    css: '@font-face{src:url(/shell/a.woff2);font-display:swap}',
    fonts: ['/shell/a.woff2'],
    picture: null,
  });
  expect(page.parts.map(({ island }) => island)).toEqual(['none', 'search', 'none', 'theme', 'none']);
  expect(JSON.stringify(page.parts)).not.toMatch(/script|<!--/);
  expect(filesOf(page)).toEqual(['/remotes/pokemon/art/x.Neprlut6tr.svg', '/shell/a.woff2']);
});

it('makes an island of the buttons of a character and of each card', () => {
  const card = `<a href="#card-base-4" data-share="true" aria-label="Share Base &quot;4&quot;">Share</a>${empty}`;
  const { parts } = takeApart('/characters/mew', documentWith(`<h1>Mew</h1>${empty}${card}`));
  expect(parts.filter(({ island }) => island === 'collect')).toEqual([
    { island: 'collect', id: 'mew', name: 'Mew' },
    { island: 'collect', id: 'mew-base-4', name: 'Base "4"' },
  ]);
});

it('writes the buttons of a long list as HTML, with one island for all', () => {
  const entry = `<li id="rank-1" data-accent="red"><h3><span class="sr-only">1. </span>Mew</h3>${empty}</li>`;
  const { parts } = takeApart('/top-50-cards', documentWith(`<ol>${entry}</ol>`));
  expect(parts.map(({ island }) => island)).toEqual([
    'none',
    'search',
    'none',
    'theme',
    'none',
    'collect-list',
    'none',
  ]);
  expect(JSON.stringify(parts)).toContain(String.raw`data-collect=\"want\" data-key=\"rank-1\" data-name=\"Mew\"`);
});

it('takes over the choices of the price guide', () => {
  const controls =
    '<fieldset disabled="" class="values-controls"></fieldset><option value="a">A</option><table class="values">';
  expect(takeApart('/guides/values', documentWith(controls)).parts).toContainEqual({
    island: 'values',
    options: [['a', 'A']],
  });
});

it('says which part a document lacks', () => {
  expect(() => takeApart('/x', '<head></head>')).toThrow('The document of /x has no skip link, main and footer');
});
