import type { PageProps, Place } from '@mint-row/kit/contract';
import { type RemotePage, readPage, themeOf } from '@mint-row/kit/federation/read-page';
import { watchTooltips } from '@mint-row/kit/runtime/host';
import { type ComponentType, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import place from './place.json';

/** The address of the site, with its folder, if it is in one, and a slash: "https://mintrow.example/". */
const site: string = import.meta.env.VITE_SITE;

/**
 * Shows a page of the site as the whole page of this host.
 * @param address of the page within the site: "/marvel"
 * @param load imports the component of a page, in one of three ways
 */
export async function showPage(
  address: string,
  load: (page: RemotePage) => Promise<ComponentType<PageProps>>,
): Promise<void> {
  globalThis.mintRowPlace = place as Place;
  const root = createRoot(document.getElementById('root') as HTMLElement);
  try {
    const [page, theme] = await Promise.all([readPage(site, address), themeOf(site)]);
    const Page = await load(page);
    root.render(
      <StrictMode>
        <BrowserRouter>
          <Suspense>
            {[theme, ...page.styles].map((href) => (
              <link key={href} rel="stylesheet" href={href} precedence="default" />
            ))}
            <div data-app={page.remote}>
              <Page {...page.props} />
            </div>
          </Suspense>
        </BrowserRouter>
      </StrictMode>,
    );
    watchTooltips();
  } catch (error) {
    root.render(<p role="alert">{String(error)}</p>);
  }
}
