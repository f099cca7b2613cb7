import { site } from '@mint-row/kit/content';
import type { DocumentHead } from '@mint-row/kit/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { Document } from './Document.tsx';

const head: DocumentHead = {
  title: 'T',
  description: 'D',
  path: '/marvel',
  indexed: true,
  picture: '/remotes/marvel/share/marvel.jpg',
  structuredData: [],
  styles: [],
  fonts: [],
  modules: [],
  remoteModules: [],
  importMap: { integrity: {} },
  state: { kind: 'not-found' },
  place: { ...site.examplePlace, origin: 'https://example.test', reports: '/reports' },
};

beforeEach(() => {
  globalThis.mintRowPlace = head.place;
});

it('lets no stylesheet end its own element', () => {
  const css = 'a{content:"</style><script>alert(1)</script>"}b{}';
  const html = renderToStaticMarkup(<Document root="" head={{ ...head, styles: [{ href: '/a.css', css }] }} />);
  const [, kept = ''] = /<style data-href="\/a\.css">([\s\S]*?)<\/style>/i.exec(html) ?? [];
  expect(kept).toMatch(/b\{\}$/);
});

it('has the addresses of its place, and says which it is for the code in the browser', () => {
  const html = renderToStaticMarkup(<Document root="" head={head} />);
  expect(html).toContain('rel="canonical" href="https://example.test/marvel"');
  expect(html).toContain('property="og:url" content="https://example.test/marvel"');
  expect(html).toContain('content="https://example.test/remotes/marvel/share/marvel.jpg"');
  const [, place = ''] = /<script type="application\/json" id="place">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(place)).toEqual(head.place);
});

it('names its code only in a template, which browsers do not look ahead into', () => {
  const code = { modules: [{ href: '/shell/main.js' }], remoteModules: [{ href: '/remotes/marvel/page.js' }] };
  const html = renderToStaticMarkup(<Document root="" head={{ ...head, ...code }} />);
  const [before = '', template = ''] = html.split('<template>');
  expect(before).not.toMatch(/\.js\b/);
  expect(template).toContain('src="/shell/main.js"');
  expect(template).toContain('as="fetch" crossorigin="" href="/remotes/marvel/page.js"');
});
