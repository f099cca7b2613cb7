import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutFrame, makeDocument, pageWithin } from './frame.ts';

const placeholders = { styles: ['style-0-x', 'style-1-x'], page: 'page-x' };
const around = (page: string, preloads = '') =>
  '<!doctype html><html><head><title>x</title><style>style-0-x</style><script>early()</script><style>style-1-x</style>' +
  `</head><body><div id="root">${preloads}<header>x</header><main><div data-app="marvel">${page}</div></main></div>` +
  '<footer>x</footer><script type="application/json">{}</script></body></html>';
const styles = ['a{}', 'b{}/*"><script>evil()</script></style><script>evil()</script>*/'];

const pieces = fc.constantFrom(
  ...placeholders.styles,
  placeholders.page,
  '<style>c{}</style>',
  '</style>',
  '<script>evil()</script>',
  '</div>',
  '</main></div>',
  '<div id="root">',
  '<link rel="preload" as="image" href="/a.svg"/>',
  '<link rel="preload" as="image" href="/a?style-1-x"/>',
  '<!--',
  '-->',
  '<p id="root" onclick="evil()">',
  '<header>x</header>',
  '<template>',
  '<plaintext>',
);
const written = fc.array(fc.oneof(pieces, fc.string())).map((all) => all.join(''));
const frame = cutFrame(around(placeholders.page), placeholders);

it('takes nothing of a remote’s answer but its page and preloads: document and policy around them stay the same', () => {
  if (!frame) throw new Error('The frame has its places.');
  const empty = makeDocument(frame, styles, { preloads: '', content: '' });
  const start = empty.html.indexOf('<div id="root">') + '<div id="root">'.length;
  fc.assert(
    fc.property(written, written, fc.nat(), written, (page, preloads, at, anywhere) => {
      const answer = around(page, preloads);
      const cut = at % answer.length;
      for (const html of [answer, answer.slice(0, cut) + anywhere + answer.slice(cut), anywhere]) {
        const within = pageWithin(frame, placeholders, html);
        if (!within) continue;
        const made = makeDocument(frame, styles, within);
        expect(made.hashes).toEqual(empty.hashes);
        expect(made.html.slice(0, start)).toBe(empty.html.slice(0, start));
        const rest = made.html.slice(start + within.preloads.length);
        const between = '<header>x</header><main><div data-app="marvel">';
        expect(rest).toBe(between + within.content + empty.html.slice(start + between.length));
      }
    }),
    { numRuns: 2_000 },
  );
});

it('keeps a stylesheet within its element', () => {
  if (!frame) throw new Error('The frame has its places.');
  const { hashes } = makeDocument(frame, styles, null);
  expect([hashes.styleHashes.length, hashes.scriptHashes.length]).toEqual([2, 1]);
});

it('refuses preloads among the shell’s styles', () => {
  if (!frame) throw new Error('The frame has its places.');
  const html = around('x').replace('<style>', '<link rel="preload" as="image" href="/a.svg"/><style>');
  expect(pageWithin(frame, placeholders, html)).toBeNull();
});

it('finds no frame where a placeholder is missing, or there twice', () => {
  expect(cutFrame(around('x'), placeholders)).toBeNull();
  expect(cutFrame(around('page-x page-x'), placeholders)).toBeNull();
});
