import 'virtual:share-scope';
import { type PageState, pageStateId } from '@mint-row/shared/contract';
import { createQueryClient, watchFoil, watchTooltips } from '@mint-row/shared/host';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { watchIntent } from './navigation/follow-links.ts';
import { readHead } from './navigation/head.ts';
import { PageLoader } from './remotes/page-loader.ts';
import { RemoteRegistry } from './remotes/registry.ts';
import './styles.css';

const root = document.getElementById('root');
const state = document.getElementById(pageStateId)?.textContent;
if (!root || !state) throw new Error('This document was not made by the composer: it has no root or no page state.');

const queryClient = createQueryClient();
const pages = new PageLoader(new RemoteRegistry(queryClient));
pages.adopt(window.location.pathname, JSON.parse(state) as PageState, readHead());

hydrateRoot(
  root,
  <BrowserRouter>
    <App pages={pages} queryClient={queryClient} />
  </BrowserRouter>,
);

watchFoil();
watchTooltips();
watchIntent((path) => pages.prefetch(path));
