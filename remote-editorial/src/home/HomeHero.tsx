import { type Home, marketplaceSearch } from '@mint-row/kit/content';
import { currentPlace, type Franchise, type PortraitEntry } from '@mint-row/kit/contract';
import { ButtonLink, FoilCard, Stats } from '@mint-row/kit/ui';
import { type Ref, useRef } from 'react';
import { franchiseNamed } from '../franchises.ts';
import './home-hero.css';

interface HomeHeroProps {
  hero: Home['hero'];
  /** Those of all franchises, one franchise after the other. */
  portraits: readonly PortraitEntry[];
  franchises: readonly Franchise[];
}

/** The opening of the site: what it is for, its ways in, and the row of drawings in their box, whose front has the figures. */
export function HomeHero({ hero, portraits, franchises }: HomeHeroProps) {
  const { marketplace } = currentPlace();
  const row = useRef<HTMLUListElement>(null);
  return (
    <div className="home-hero">
      <h1 className="type-display">{hero.heading}</h1>
      <div className="home-hero-words">
        <p className="type-lead max-w-measure">{hero.lead}</p>
        <div className="button-row mt-6">
          <ButtonLink href={marketplaceSearch('trading cards')}>Shop {marketplace.name}</ButtonLink>
          <ButtonLink href={marketplace.circle} look="line">
            Join the Collector’s Circle
          </ButtonLink>
        </div>
      </div>
      <ul className="home-hero-ways">
        {hero.ways.map(({ path, label }) => (
          <li key={path}>
            <a href={path} className="quiet-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <Row ref={row} portraits={mixed(portraits)} franchises={franchises} />
      <div className="home-hero-front">
        <div className="wrap">
          <Stats items={hero.stats} />
          <div className="box-label">
            <p id="row">{hero.row}</p>
            <button type="button" className="quiet-link script-only" onClick={() => showMore(row.current)}>
              {hero.more}
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  ref: Ref<HTMLUListElement>;
  portraits: readonly PortraitEntry[];
  franchises: readonly Franchise[];
}

/** How many drawings a narrow window shows at once: they are requested before any others. */
const firstDrawings = 4;

/** The drawings in their box, each a link; the one under the pointer, with the focus or a finger is lifted out. */
function Row({ ref, portraits, franchises }: RowProps) {
  return (
    <ul ref={ref} className="row" aria-labelledby="row">
      {portraits.map(({ slug, name, franchise, path, anchor, peak, drawing }, index) => (
        <li key={slug} data-accent={franchiseNamed(franchises, franchise).accent}>
          <a href={anchor ? `${path}#${anchor}` : path}>
            {drawing && <FoilCard src={drawing} alt="" eager={index < firstDrawings} />}
            <span className="row-label">
              <b>{name}</b>
              {peak && <span>{`${peak.value} ${peak.sold ? 'sale' : 'estimate'}`}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls to the next drawings of the row, and from the last ones to the first. */
function showMore(row: HTMLElement | null): void {
  if (!row) return;
  const isAtEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 2;
  row.scrollTo({ left: isAtEnd ? 0 : row.scrollLeft + row.clientWidth * 0.75 });
}

/** Takes one portrait of each franchise in turn, so that every part of the row has all of them. */
function mixed(portraits: readonly PortraitEntry[]): readonly PortraitEntry[] {
  const places = new Map<string, number>();
  const placed = portraits.map((portrait) => {
    const place = places.get(portrait.franchise) ?? 0;
    places.set(portrait.franchise, place + 1);
    return { portrait, place };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ portrait }) => portrait);
}
