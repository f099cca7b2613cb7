import { site } from '@mint-row/shared/content';
import { type DocumentHead, feedPath, pageStateId } from '@mint-row/shared/contract';
import { Footer } from '../layout/Footer.tsx';
import { canonicalUrl } from '../navigation/head.ts';
import { earlyScript } from './early-script.ts';
import { icon } from './icon.ts';

/** The document around the hydrated root. Never hydrated itself. */
export function Document({ head, root }: { head: DocumentHead; root: string }) {
  const [entry, ...others] = head.modules;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.path === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={canonicalUrl(head.path)} />
            <link
              rel="alternate"
              type="application/atom+xml"
              title={`${site.name}: what has changed`}
              href={feedPath}
            />
            <meta property="og:title" content={head.title} />
            <meta property="og:description" content={head.description} />
            <meta property="og:url" content={canonicalUrl(head.path)} />
            <meta property="og:site_name" content={site.name} />
          </>
        )}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icon} />
        {head.fonts.map(({ href }) => (
          <link key={href} rel="preload" as="font" type="font/woff2" media="not all" href={href} crossOrigin="" />
        ))}
        <script>{earlyScript}</script>
        {head.styles.map(({ href, css }) => (
          <style key={href} data-href={href}>
            {css}
          </style>
        ))}
        {/* The content comes first: it needs no code. */}
        {entry && <script type="module" fetchPriority="low" src={entry.href} integrity={entry.integrity} />}
        {others.map(({ href, integrity }) => (
          <link key={href} rel="modulepreload" href={href} integrity={integrity} />
        ))}
        {/* Not as modules: a browser remembers a module that failed for as long as the document lives. */}
        {head.remoteModules.map(({ href }) => (
          <link key={href} rel="preload" as="fetch" crossOrigin="" href={href} />
        ))}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: root }} />
        {/* The same on every page, so the browser needs no code for it. */}
        <Footer />
        <script
          type="application/json"
          id={pageStateId}
          // JSON inside HTML: a "<" could end the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(head.state).replaceAll('<', '\\u003c') }}
        />
      </body>
    </html>
  );
}
