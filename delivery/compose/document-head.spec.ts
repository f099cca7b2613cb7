import { expect, it } from 'vitest';
import { withAddressesOf } from './document-head.ts';

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
