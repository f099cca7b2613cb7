import { expect, it } from 'vitest';
import { site } from '../content/index.ts';
import type { PageState } from '../contract/index.ts';
import { readInsets, readPageState, replacePage } from './document.ts';

const document = (main: string, state: object) =>
  [
    '<html><head><title>Old</title><meta name="description" content="old"/>',
    '<link rel="preload" as="fetch" crossorigin="" href="/remotes/marvel/1/a.js"/>',
    '<style data-href="/shell/1/a.css">b{}</style><style data-href="/remotes/marvel/1/a.css">i{}</style></head>',
    `<body><main id="main" tabindex="-1">${main}</main>`,
    `<script type="application/json" id="page-state">${JSON.stringify(state)}</script></body></html>`,
  ].join('');

const state = {
  kind: 'page',
  path: '/marvel',
  remote: 'marvel',
  reviewed: '2026-11-22',
  data: '</script>',
} as unknown as Extract<PageState, { kind: 'page' }>;
const head = {
  title: 'New & true',
  description: 'new "words"',
  indexed: true,
  path: '/marvel',
  place: site.examplePlace,
  state,
};
const content = '<p>$& new</p>';

it('the page of a document is replaced, and nothing around it', () => {
  const html = replacePage(
    document('<!--$--><div data-app="marvel"><div>a</div><p>b</p></div><p>c</p><!--/$-->', {}),
    head,
    content,
  );
  expect(html).toContain('<!--$--><div data-app="marvel"><p>$& new</p></div><p>c</p><!--/$--></main>');
  expect(html).toContain('<title>New &amp; true</title><meta name="description" content="new &quot;words&quot;"/>');
  expect(html).toContain('<style data-href="/shell/1/a.css">b{}</style></head>');
  expect(html).not.toContain('/remotes/marvel/1/');
  expect(readPageState(html)).toEqual(state);
});

it('a page that is not live yet takes the place of another remote’s, with its own day', () => {
  const time = (day: string, words: string) => `</div><p><time dateTime="${day}">${words}</time></p><!--/$-->`;
  const main = `<!--$--><div data-app="pokemon"><p>b</p>${time('2026-01-02', '2 January 2026')}`;
  expect(replacePage(document(main, {}), head, content)).toContain(
    `<!--$--><div data-app="marvel"><p>$& new</p>${time('2026-11-22', '22 November 2026')}</main>`,
  );
});

it('without any live page, a page takes the place of the not-found page', () => {
  const html = replacePage(document('<!--$--><section>None</section><!--/$-->', { kind: 'not-found' }), head, content);
  expect(html).toContain(
    '<main id="main" tabindex="-1"><!--$--><div data-app="marvel"><p>$& new</p></div><!--/$--></main>',
  );
});

it('the insets of a document can stand in the page that replaces its page, with their styles', () => {
  const inset = '<div data-app="editorial" data-inset="CharacterReadingInset"><p>a</p><p>b</p></div>';
  const written = document(`<!--$--><div data-app="marvel">${inset}</div><!--/$-->`, {}).replace(
    '</head>',
    '<style data-href="/remotes/editorial/1/i.css">p{}</style></head>',
  );
  const insets = readInsets(written);
  expect(insets).toEqual([{ remote: 'editorial', name: 'CharacterReadingInset', html: '<p>a</p><p>b</p>' }]);
  expect(replacePage(written, head, content, insets)).toContain('"/remotes/editorial/1/i.css"');
  expect(replacePage(written, head, content, insets)).not.toContain('/remotes/marvel/1/');
  expect(replacePage(written, head, content)).not.toContain('/remotes/editorial/1/');
});

it('a document that is not the site’s has no state', () => {
  expect(readPageState('<h1>Welcome</h1>')).toBeNull();
});
