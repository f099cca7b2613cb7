import { expect, it } from 'vitest';
import { linkStyles, removeScripts } from './front.ts';

it('removes every script and preloaded module, and nothing else', () => {
  const html = [
    '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js" integrity="sha256-x"/>',
    '<link rel="preload" as="fetch" href="/b.js"/><script type="module" src="/a.js"></script><link rel="preload" as="font" href="/a.woff2"/></head>',
    '<body><p>scripts</p><script type="application/json" id="x">{"a":"<b>"}</script></body>',
  ].join('');
  expect(removeScripts(html)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/a.woff2"/></head><body><p>scripts</p></body>',
  );
});

it('links the stylesheets that a document contains', () => {
  expect(linkStyles('<style data-href="/a.css">a{b:c}</style><style data-href="/b.css">d>e{}</style><p>')).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/><p>',
  );
});
