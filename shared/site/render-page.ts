import type { InsetProps, PageProps, Place } from '@mint-row/kit/contract';
import { type ComponentType, createElement, Fragment, type ReactNode, Suspense } from 'react';
import { type PrerenderOptions, prerender } from 'react-dom/static';
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
  const own = createElement('div', { [mark]: '' }, createElement(Page, props));
  const outlet = createElement(Fragment, null, createElement(Fragment, null, own, null), null);
  const html = await toHtml(
    createElement(
      StaticRouter,
      { location: path },
      createElement(Fragment, null, null, null, createElement(Suspense, null, outlet), null),
    ),
  );
  const begins = `<div ${mark}="">`;
  return html.slice(html.indexOf(begins) + begins.length, html.lastIndexOf('</div>'));
}

/**
 * Renders an inset by itself, as the shell does.
 * @returns its HTML
 * @throws whatever the inset throws
 */
export function renderInset(Inset: ComponentType<InsetProps>, props: InsetProps, place: Place): Promise<string> {
  globalThis.mintRowPlace = place;
  return toHtml(createElement(Inset, props), { identifierPrefix: 'inset' });
}

async function toHtml(node: ReactNode, options: PrerenderOptions = {}): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(node, {
    ...options,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  const html = await new Response(prelude as ReadableStream<Uint8Array>).text();
  if (failure) throw failure;
  return html;
}
