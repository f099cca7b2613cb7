import { site } from '@mint-row/kit/content';
import { currentPlace, paths } from '@mint-row/kit/contract';
import { NewTabMark } from '@mint-row/kit/ui';
import type { ComponentProps } from 'react';
import { Navigation } from './Navigation.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The fixed bar above every page. */
export function Header({ remote }: ComponentProps<typeof Navigation>) {
  return (
    <header className="site-header">
      <div className="wrap flex h-full items-center">
        <Wordmark />
        <Navigation remote={remote} />
        <a href={paths.search} className="search-link" data-tooltip="Search: press /">
          <span className="sr-only">Search</span>
        </a>
        <ThemeSwitch />
        {/* The binder's code adds how much is in it (shared/runtime/binder.ts). */}
        <a href={paths.binder} className="binder-link" data-tooltip="My binder">
          <span className="sr-only">Binder</span>
        </a>
        <a href={currentPlace().marketplace.origin} target="_blank" rel="noopener" className="market-link">
          <span>
            <span className="max-xl:sr-only">Shop the </span>Market
          </span>
          <NewTabMark />
        </a>
      </div>
    </header>
  );
}

/** The name, set like a printed label: one word on paper, one on mint. */
function Wordmark() {
  const [first, second] = site.name.split(' ');
  return (
    <a href={paths.home} className="wordmark" aria-label={`${site.name}, home`}>
      <span>{first}</span> <span>{second}</span>
    </a>
  );
}

/** The first element that the keyboard reaches: it skips the header. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to the page
    </a>
  );
}
