import { site } from '@mint-row/kit/content';
import {
  type DocumentHead,
  feedPath,
  type InlineStyle,
  jsonInHtml,
  type LinkedFile,
  pageStateId,
  placeId,
  webManifestPath,
} from '@mint-row/kit/contract';
import { Footer } from '../layout/Footer.tsx';
import { earlyScript, noScriptsId } from './early-script.ts';
import { pageTags } from './page-tags.ts';

/** The document around the hydrated root. Never hydrated itself. */
export function Document({ head, root }: { head: DocumentHead; root: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head.fonts.map((href) => (
          <link key={href} rel="preload" as="font" crossOrigin="" href={href} />
        ))}
        <title>{head.title}</title>
        {pageTags(head).map(({ name: Tag, attributes }) => (
          <Tag key={JSON.stringify(attributes)} {...attributes} />
        ))}
        <link rel="alternate" type="application/atom+xml" title={site.name} href={feedPath} />
        <link rel="icon" href="/favicon.ico" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={webManifestPath} />
        {head.styles.map((style) => (
          <Style key={style.href} {...style} />
        ))}
        <script>{earlyScript}</script>
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: root }} />
        {/* The same on every page, so the browser needs no code for it. */}
        <Footer />
        <NoScripts />
        <script type="application/json" id={pageStateId} dangerouslySetInnerHTML={{ __html: jsonInHtml(head.state) }} />
        <script type="application/json" id={placeId} dangerouslySetInnerHTML={{ __html: jsonInHtml(head.place) }} />
        {head.structuredData.length > 0 && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: jsonInHtml({ '@context': 'https://schema.org', '@graph': head.structuredData }),
            }}
          />
        )}
        {/* The early script adds it to the page a moment later: servers that send all answers at once would delay fonts. */}
        <template>
          {head.modules.map(({ href, integrity }) => (
            <script key={href} type="module" src={href} integrity={integrity} />
          ))}
          {/* Not as modules: a browser remembers a module that failed for as long as the document lives. */}
          {head.remoteModules.map(({ href }) => (
            <Preload key={href} href={href} />
          ))}
        </template>
      </body>
    </html>
  );
}

/** React moves a preload without a handler into the head; the handler itself is not written. */
function Preload({ href }: LinkedFile) {
  return <link rel="preload" as="fetch" crossOrigin="" href={href} onError={() => {}} />;
}

function Style({ href, css }: InlineStyle) {
  return <style data-href={href}>{css}</style>;
}

/**
 * The line for a visitor for whom the shell's code does not run, whatever the reason: the early script shows it once the
 * document has loaded. Without JavaScript it stays hidden: pages then show no controls that need code.
 */
function NoScripts() {
  return (
    <div id={noScriptsId} role="status">
      <p hidden>
        Search, tools and binder need scripts that did not load.{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: the address of the document itself, with its query */}
        <a href="">Load this page again</a>
      </p>
    </div>
  );
}
