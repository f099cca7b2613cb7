import type { Collection, Home } from '@mint-row/kit/content';
import { type Drawings, drawingOf, type Franchise } from '@mint-row/kit/contract';
import { ButtonLink, FoilCard, Slab, Text } from '@mint-row/kit/ui';
import type { ReactNode } from 'react';
import './collections.css';

interface CollectionsProps {
  items: readonly Collection[];
  printings: Home['collections']['printings'];
  /** Only the franchises that the site has: the others have no pages to explore. */
  franchises: readonly Franchise[];
  drawings: Drawings;
}

/** The franchises, one spread each, every one with its own arrangement of cards. */
export function Collections({ items, printings, franchises, drawings }: CollectionsProps) {
  return items.map(({ franchise, cards, tagline, description }) => {
    const { name, accent, path } = franchises.find(({ slug }) => slug === franchise) ?? {};
    return (
      path && (
        <article
          key={franchise}
          aria-labelledby={franchise}
          data-accent={accent}
          className={`spread ${spreads[cards]}`}
        >
          <div className="spread-words">
            <h3 id={franchise} className="spread-name">
              {name}
            </h3>
            <div>
              <div className="type-title mt-5 text-accent-ink">{tagline}</div>
              <p className="mt-4 max-w-measure text-balance">
                <Text>{description}</Text>
              </p>
              <ButtonLink href={path} className="mt-7">
                Explore {name} Cards
              </ButtonLink>
            </div>
          </div>
          <div className="spread-cards">{arrangements[cards](drawings, printings)}</div>
        </article>
      )
    );
  });
}

type Cards = Collection['cards'];

const spreads: Record<Cards, string> = { slab: 'spread-slab', pile: 'spread-pile', printings: 'spread-printings' };

const arrangements: Record<Cards, (drawings: Drawings, printings: CollectionsProps['printings']) => ReactNode> = {
  /* A graded slab, as the grading company returns it. */
  slab: (drawings) => (
    <Slab lines={['Marvel', 'Painted and printed since 1966']} grade={{ value: '8', word: 'heroes' }}>
      <FoilCard src={drawingOf(drawings, 'cape')} alt="" />
    </Slab>
  ),
  /* A pile sorted by border colour. */
  pile: (drawings) => (
    <div className="sorted-pile">
      <img src={drawingOf(drawings, 'pile')} width="388" height="420" alt="" loading="lazy" />
      <FoilCard src={drawingOf(drawings, 'borders')} alt="" />
    </div>
  ),
  /* Three printings of one card, and how to tell them. */
  printings: (drawings, printings) => <PrintingTrio printings={printings} drawings={drawings} />,
};

interface PrintingTrioProps {
  printings: Home['collections']['printings'];
  drawings: Drawings;
}

/** One card in three printings, drawn so that the differences are visible. */
function PrintingTrio({ printings, drawings }: PrintingTrioProps) {
  return (
    <ul className="printing-trio">
      {printings.map(({ title, text }, index) => (
        <li key={title}>
          <div className={index === 2 ? 'trio-card trio-shadow' : 'trio-card'}>
            <FoilCard src={drawingOf(drawings, 'meadow')} alt="" />
            {index === 0 && <span className="trio-stamp" />}
          </div>
          <p className="trio-words">
            <b>
              <Text>{title}</Text>
            </b>{' '}
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
