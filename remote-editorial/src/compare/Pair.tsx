import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { useHydrated } from '@mint-row/kit/ui';
import { Drawing } from '../drawings/Drawing.tsx';
import { franchiseNamed } from '../franchises.ts';
import { chosenIn } from '../values/chosen.ts';
import { findChosen } from './find-chosen.ts';

interface PairProps {
  name: string;
  /** The address of their comparison. */
  href: string;
  cards: readonly CardEntry[];
  franchises: readonly Franchise[];
}

/** A link to the comparison of two cards, with both drawn. The document has only the room for the drawings. */
export function Pair({ name, href, cards, franchises }: PairProps) {
  const hydrated = useHydrated();
  const keys = chosenIn(new URLSearchParams(href.split('?')[1]));
  return (
    <a href={href} className="block">
      <div className="compare-pair script-only flex gap-4">
        {hydrated &&
          findChosen(cards, keys).cards.map(({ key, drawing, franchise, ranked }) => (
            <span key={key} data-accent={franchiseNamed(franchises, franchise).accent}>
              <Drawing franchise={franchise} name={drawing} rank={ranked?.rank} />
            </span>
          ))}
      </div>
      <b className="quiet-link">{name}</b>
    </a>
  );
}
