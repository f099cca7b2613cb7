import { expect, it } from 'vitest';
import { documentInFolder } from './folder.ts';

const html = [
  '<!DOCTYPE html><html><head><link rel="canonical" href="https://a.example/cards/x"/><link rel="icon" href="data:,"/>',
  '<style data-href="/shell/a.css">a{background:url(/cards/shell/a.png)}</style><script src="/shell/a.js"></script></head>',
  '<body data-path="/b"><a href="/">Home</a><a href=\'/guides?a=1&amp;b="#c\'>G</a><a href="#d">D</a><a HREF=/e>E</a>',
  '<a href="//f.example/">F</a><img src="/g.png" srcSet="/g.png 1x,/h.png 2x, /i.png 3x"/><svg><a href="/j">J</a></svg>',
  '<template><a href="/k">K</a></template><script type="application/json">{"href":"/l"}</script></body></html>',
].join('');

it('moves the addresses in attributes of a document into the folder of its site, and changes nothing else', () => {
  expect(documentInFolder(html, { folder: '/cards/' })).toBe(
    html
      .replace('src="/shell/a.js"', 'src="/cards/shell/a.js"')
      .replace('href="/">', 'href="/cards/">')
      .replace(`href='/guides?a=1&amp;b="#c'`, 'href="/cards/guides?a=1&amp;b=&quot;#c"')
      .replace('HREF=/e', 'HREF="/cards/e"')
      .replace('src="/g.png"', 'src="/cards/g.png"')
      .replace('"/g.png 1x,/h.png 2x, /i.png 3x"', '"/cards/g.png 1x,/cards/h.png 2x, /cards/i.png 3x"')
      .replace('href="/j"', 'href="/cards/j"')
      .replace('href="/k"', 'href="/cards/k"'),
  );
});

it('leaves the documents of a site at the root of its origin as they are', () => {
  expect(documentInFolder(html, { folder: '/' })).toBe(html);
});
