import 'virtual:share-scope';
import { site } from '@mint-row/kit/content';
import {
  createQueryClient,
  watchBinder,
  watchFoil,
  watchLamp,
  watchShare,
  watchTooltips,
} from '@mint-row/kit/runtime/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Frame } from './Frame.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The standalone document has no root.');

globalThis.mintRowPlace = site.examplePlace;

createRoot(root).render(
  <BrowserRouter>
    <QueryClientProvider client={createQueryClient()}>
      <Frame />
    </QueryClientProvider>
  </BrowserRouter>,
);
watchBinder();
watchFoil();
watchLamp();
watchShare();
watchTooltips();
