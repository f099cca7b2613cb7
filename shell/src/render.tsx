import 'virtual:share-scope';
import type { InsetProps, PageProps, Render, RenderInset } from '@mint-row/kit/contract';
import type { ComponentType, ReactNode } from 'react';
import { type PrerenderOptions, prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { Document } from './document/Document.tsx';
import { NotFoundPage } from './not-found/NotFoundPage.tsx';
import type { Page, Pages } from './remotes/page.ts';

/** Renders one page of the site to a whole HTML document. */
export const render: Render<ComponentType<PageProps>> = async (path, page, head) => {
  globalThis.mintRowPlace = head.place;
  const root = await toHtml(
    <StaticRouter location={path}>
      <App
        pages={onePage(page.kind === 'page' ? page : { kind: 'not-found', Component: NotFoundPage })}
        first={page.kind === 'page' ? page.remote : undefined}
        fallback={null}
      />
    </StaticRouter>,
  );
  return toHtml(<Document head={head} root={root} />, { importMap: head.importMap });
};

/** Renders an inset of a remote to HTML. It is never hydrated, so its ids need a beginning of their own. */
export const renderInset: RenderInset<ComponentType<InsetProps>> = (Component, props, place) => {
  globalThis.mintRowPlace = place;
  return toHtml(<Component {...props} />, { identifierPrefix: 'inset' });
};

/** On the server the page is there before anything renders, and no events follow. */
function onePage(page: Page): Pages {
  return { at: () => page, shown: () => {}, retry: () => {}, threw: () => false };
}

async function toHtml(node: ReactNode, options: PrerenderOptions = {}): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(node, {
    ...options,
    // In one piece: otherwise React would put large pages behind inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  const html = await textOf(prelude as ReadableStream<Uint8Array>);
  if (failure) throw failure;
  return html;
}

/** Node's Response could do this too, but loads a whole HTTP client first, and every release would wait for that. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
