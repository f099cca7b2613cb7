import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseDocument } from './html.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('finds the inline scripts and styles of a document, and nothing else', () => {
  const html = [
    '<head><script type="importmap">{"a":"<b>"}</script><style data-href="/a.css">a>b{content:"&amp;"}</style>',
    '<script type="module" src="/a.js"></script></head>',
    '<script type="application/json">{}</script><svg><style>c{}</style></svg>',
  ].join('');
  expect(parseDocument(html).hashes).toEqual({
    scriptHashes: [hash('{"a":"<b>"}')],
    styleHashes: [hash('a>b{content:"&amp;"}'), hash('c{}')],
  });
});
