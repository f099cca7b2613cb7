import { expect, it } from 'vitest';
import { withAddressesOf, withFontsLast } from './document-head.ts';

it('names the files beside a stylesheet by their whole address, and leaves what needs none', () => {
  const css =
    '@font-face{src:url(./a-b_1.woff2),url("./c.woff2")}p{background:url("data:image/svg+xml,x");fill:url(#id)}';
  expect(withAddressesOf(css, '/shell/0/', 'shell: a.css')).toBe(
    '@font-face{src:url(/shell/0/a-b_1.woff2),url(/shell/0/c.woff2)}p{background:url("data:image/svg+xml,x");fill:url(#id)}',
  );
});

it.each(['./../other/a.woff2', '//evil.example/a.png', 'https://evil.example/a.png', '/a.png', 'a.png'])(
  'refuses a stylesheet that names %s',
  (address) => {
    expect(() => withAddressesOf(`p{background:url(${address})}`, '/m/', 'marvel: a.css')).toThrow(
      /marvel: a\.css names .*beside it/s,
    );
  },
);

it('puts a file that the document contains in place of its address', () => {
  const contained = new Map([['a.woff2', 'data:font/woff2;base64,d09G']]);
  expect(withAddressesOf('@font-face{src:url(./a.woff2),url(./b.woff2)}', '/m/', 'shell: a.css', contained)).toBe(
    '@font-face{src:url(data:font/woff2;base64,d09G),url(/m/b.woff2)}',
  );
});

it('puts the fonts that a stylesheet declares after its rules', () => {
  expect(withFontsLast('a{b:c}@font-face{src:url(./d.woff2)}e{f:g}@font-face{src:local(h)}')).toEqual([
    'a{b:c}e{f:g}',
    '@font-face{src:url(./d.woff2)}@font-face{src:local(h)}',
  ]);
  expect(withFontsLast('a{b:c}')).toEqual(['a{b:c}']);
});
