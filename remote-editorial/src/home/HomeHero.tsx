import { type Home, marketplaceSearch, site } from '@mint-row/kit/content';
import { ButtonLink, Stats } from '@mint-row/kit/ui';
import { ReadACard } from './ReadACard.tsx';
import './home-hero.css';

/** The opening of the site: what it is for, two links to the marketplace, and a card with its parts labelled. */
export function HomeHero({ hero, base }: { hero: Home['hero']; base: string }) {
  return (
    <div className="home-hero">
      <div className="home-hero-words">
        <h1 className="type-display">{hero.heading}</h1>
        <p className="type-lead mt-7 max-w-measure md:text-balance">{hero.lead}</p>
        <div className="button-row mt-8">
          <ButtonLink href={marketplaceSearch('trading cards')}>Shop {site.marketplace.name}</ButtonLink>
          <ButtonLink href={site.marketplace.circle} look="line">
            Join the Collector’s Circle
          </ButtonLink>
        </div>
      </div>
      <ReadACard base={base} />
      <div className="home-hero-counter">
        <Stats items={hero.stats} />
      </div>
    </div>
  );
}
