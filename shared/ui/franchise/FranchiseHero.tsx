import { type Drawings, drawingOf, type Franchise } from '@mint-row/kit/contract';
import type { ReactNode } from 'react';
import { FoilCard } from '../FoilCard.tsx';
import { FranchiseBadge } from '../FranchiseBadge.tsx';
import { Slab } from '../Slab.tsx';
import { Text } from '../Text.tsx';
import './franchise-hero.css';

interface FranchiseHeroProps {
  franchise: Franchise;
  heading: string;
  lead: string;
  /** Those of the page: the emblem and `card`. */
  drawings: Drawings;
  /** The text on the slab's label. */
  label: { lines: readonly string[]; grade: { value: string; word: string } };
  /** The drawing in the slab: a character's slug, or "emblem". */
  card: string;
  /** The page's first `ButtonLink`s. */
  children: ReactNode;
}

/** The opening of a franchise's section: text on paper, a slab and the emblem behind it on the franchise's colour. */
export function FranchiseHero(props: FranchiseHeroProps) {
  const { franchise, heading, lead, drawings, label, card, children } = props;
  return (
    <div className="franchise-hero opening">
      <div className="opening-name">
        <FranchiseBadge franchise={franchise} />
        <h1 className="type-display mt-4">{heading}</h1>
      </div>
      <div className="franchise-hero-case">
        <FoilCard src={drawingOf(drawings, 'emblem')} alt="" wide eager className="franchise-hero-emblem" />
        <Slab lines={label.lines} grade={label.grade}>
          <FoilCard src={drawingOf(drawings, card)} alt="" wide={card === 'emblem'} eager />
        </Slab>
      </div>
      <div className="opening-words">
        <p className="type-lead max-w-measure">
          <Text>{lead}</Text>
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">{children}</div>
      </div>
    </div>
  );
}
