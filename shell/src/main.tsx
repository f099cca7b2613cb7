import 'virtual:share-scope';
import { type PageState, type Place, pageStateId, pathIn, placeId } from '@mint-row/kit/contract';
import { importLater, watchFoil, watchLamp, watchShare, watchTooltips } from '@mint-row/kit/runtime/host';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepContent } from './keep-content.ts';
import { watchIntent, watchSearchKeys } from './navigation/follow-links.ts';
import { readHead } from './navigation/head.ts';
import { SiteRouter } from './navigation/SiteRouter.tsx';
import { loadRecovery } from './recovery/load-recovery.ts';
import { deadlines, mayLoadAhead } from './remotes/deadlines.ts';
import { beforeDeadline, LoadFailure } from './remotes/load-failure.ts';
import { LastShown } from './remotes/PageOutlet.tsx';
import { PageLoader } from './remotes/page-loader.ts';
import type { PageReader } from './remotes/page-reader.ts';
import { Journal } from './remotes/report.ts';
import './styles.css';

const root = document.getElementById('root');
const state = document.getElementById(pageStateId)?.textContent;
const place = JSON.parse(document.getElementById(placeId)?.textContent ?? 'null') as Place | null;
// A plain host may show the home page of a folder at the folder's name without its slash.
if (place && `${window.location.pathname}/` === place.folder) history.replaceState(null, '', place.folder);
const path = place && pathIn(place, window.location.pathname);
if (!root || !state || !path) throw new Error('This document is not whole or not in its place.');

globalThis.mintRowPlace = place;

const journal = new Journal();
let loadingReader: Promise<PageReader> | null = null;
const pages = new PageLoader(loadReader, journal);
const adopted = JSON.parse(state) as PageState;
pages.adopt(path, adopted, readHead());

const showKeptContent = keepContent(root);

// As a transition, React hydrates in slices, and the browser can respond to the visitor in between.
const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteRouter place={place} isReady={pages.isReady}>
        <App
          pages={pages}
          first={adopted.kind === 'page' ? adopted.remote : undefined}
          fallback={<LastShown copied />}
        />
      </SiteRouter>,
      // The loader reports what a page throws; errors that React recovers from are worth seeing in the console.
      {
        onCaughtError: () => {},
        onRecoverableError: (error) => console.error(error),
        onUncaughtError: (error) => {
          showKeptContent();
          console.error(error);
        },
      },
    );
  });

// With files from the browser's cache, hydrating would come before the first paint.
void afterFirstPaint().then(hydrate);

watchFoil();
watchLamp();
watchShare();
watchTooltips();
watchSearchKeys();
watchIntent((path) => pages.prefetch(path));
setTimeout(prefetchRecovery, deadlines.recovery);

/** Resolves once the browser has painted the page, or soon: it paints no tab that is not visible. */
function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.documentElement.dataset.fonts === 'awaited') requestAnimationFrame(look);
      else setTimeout(resolve);
    };
    requestAnimationFrame(look);
    setTimeout(resolve, deadlines.paint);
  });
}

/** Loads the reader of pages, unless it has been loaded: the page in the document does without it. */
function loadReader(): Promise<PageReader> {
  loadingReader ??= importReader().catch((error: unknown) => {
    loadingReader = null;
    throw error;
  });
  return loadingReader;
}

async function importReader(): Promise<PageReader> {
  const imported = importLater(() => import('./remotes/page-reader.ts')).catch((error: unknown) => {
    throw new LoadFailure('fetch', 'unreachable', 'The code that reads pages did not load.', error);
  });
  const { PageReader } = await beforeDeadline('fetch', 'The code that reads pages', imported);
  const reader = new PageReader(journal);
  // It has not read the page in the document, which belongs to a remote all the same.
  if (adopted.kind === 'page') reader.registry.use(adopted.remote);
  return reader;
}

/** Fetches the code for recovery in advance: it is needed when the network fails. */
function prefetchRecovery() {
  if (!mayLoadAhead()) return;
  Promise.all([loadRecovery(), loadReader()])
    .then(([recovery, { registry }]) => recovery?.watchSnapshot(registry))
    .catch(() => {});
}
