import { site } from '@mint-row/kit/content';
import { watchFoil, watchTooltips } from '@mint-row/kit/runtime/host';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from 'shell/App.tsx';
import { Footer } from 'shell/layout/Footer.tsx';
import { watchIntent } from 'shell/navigation/follow-links.ts';
import { PagesOfVariant } from './pages.ts';
import 'shell/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root.');
globalThis.mintRowPlace = site.examplePlace;
const pages = new PagesOfVariant();

createRoot(root).render(
  <BrowserRouter>
    <App pages={pages} first={undefined} fallback={null} />
    <Footer />
  </BrowserRouter>,
);

watchFoil();
watchTooltips();
watchIntent((path) => void pages.at(path));
