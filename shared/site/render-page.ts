import type { PageProps, Place } from '@mint-row/kit/contract';
import { type ComponentType, createElement, Fragment, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

/**
 * Renders a page by itself, for a document of the live shell. The places without content are those of the shell's own
 * tree (`App`, `PageOutlet`), from which React derives the ids that `useId` makes: a live site publishes no code to render
 * its shell with. tests/e2e/live-site.e2e.ts compares these ids with a release's.
 * @returns its HTML
 * @throws whatever the page throws
 */
export async function renderPage(
  { path, place }: { path: string; place: Place },
  Page: ComponentType<PageProps>,
  props: PageProps,
): Promise<string> {
  globalThis.mintRowPlace = place;
  const mark = 'data-page';
  let failure: unknown;
  const own = createElement('div', { [mark]: '' }, createElement(Page, props));
  const outlet = createElement(Fragment, null, createElement(Fragment, null, own, null), null);
  const { prelude } = await prerender(
    createElement(
      StaticRouter,
      { location: path },
      createElement(Fragment, null, null, null, createElement(Suspense, null, outlet), null),
    ),
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const html = await new Response(prelude as ReadableStream<Uint8Array>).text();
  if (failure) throw failure;
  const begins = `<div ${mark}="">`;
  return html.slice(html.indexOf(begins) + begins.length, html.lastIndexOf('</div>'));
}
