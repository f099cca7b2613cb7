import { type Collection, type Franchise, franchiseNames } from '@mint-row/shared/content';
import { paths } from '@mint-row/shared/contract';
import { ButtonLink, FoilCard, Slab } from '@mint-row/shared/ui';
import type { ReactNode } from 'react';
import { PrintingTrio } from './PrintingTrio.tsx';

/** The three worlds, one spread each; how its cards lie is each world's own. */
export function Collections({ items, base }: { items: readonly Collection[]; base: string }) {
  return items.map(({ franchise, tagline, description }) => (
    <article key={franchise} data-franchise={franchise} className={`spread ${lies[franchise]}`}>
      <div className="spread-words">
        <h3 className="spread-name">{franchiseNames[franchise]}</h3>
        <div>
          <div className="type-title mt-5 text-accent-ink">{tagline}</div>
          <p className="mt-4 max-w-measure">{description}</p>
          <ButtonLink href={paths.franchise[franchise]} look="accent" className="mt-7">
            Explore {franchiseNames[franchise]} cards
          </ButtonLink>
        </div>
      </div>
      <div className="spread-cards">{cards[franchise](base)}</div>
    </article>
  ));
}

const lies: Record<Franchise, string> = {
  marvel: 'spread-marvel',
  starwars: 'spread-starwars',
  pokemon: 'spread-pokemon',
};

const cards: Record<Franchise, (base: string) => ReactNode> = {
  /* A graded slab, as it comes back from the grader. */
  marvel: (base) => (
    <Slab lines={['Marvel', 'Painted and printed since 1966']} grade={{ value: '8', word: 'heroes' }}>
      <FoilCard base={base} drawing="cape" alt="" />
    </Slab>
  ),
  /* A pile sorted by border colour. */
  starwars: (base) => (
    <div className="sorted-pile">
      <FoilCard base={base} drawing="borders" alt="" />
    </div>
  ),
  /* Three printings of one card, and how to tell them. */
  pokemon: (base) => <PrintingTrio base={base} />,
};
