import { site } from '@mint-row/shared/content';
import { NewTabMark } from '@mint-row/shared/ui';
import { Navigation } from './Navigation.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The fixed bar above every page. */
export function Header() {
  return (
    <header className="site-header">
      <div className="wrap flex h-full items-center gap-2">
        <Wordmark />
        <Navigation />
        <ThemeSwitch />
        <a href={site.marketplace.origin} target="_blank" rel="noopener" className="market-link">
          <span>
            <span className="max-md:sr-only">Shop the </span>Market
          </span>
          <NewTabMark />
        </a>
      </div>
    </header>
  );
}
