import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Document } from './Document.tsx';

it('lets no stylesheet end its own element', () => {
  const css = 'a{content:"</style><script>alert(1)</script>"}b{}';
  const html = renderToStaticMarkup(
    <Document
      root=""
      head={{
        title: 'T',
        description: 'D',
        path: '/',
        indexed: true,
        picture: null,
        structuredData: [],
        styles: [{ href: '/a.css', css }],
        modules: [],
        remoteModules: [],
        importMap: { integrity: {} },
        state: { kind: 'not-found' },
      }}
    />,
  );
  const [, kept = ''] = /<style data-href="\/a\.css">([\s\S]*?)<\/style>/i.exec(html) ?? [];
  expect(kept).toMatch(/b\{\}$/);
});
