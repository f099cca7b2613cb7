import type { CardSet } from '../../content/franchise.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CardSchematic } from '../character/CardSchematic.tsx';
import { Text } from '../text/Text.tsx';
import { unbroken } from '../text/unbroken.ts';
import { WholeWords } from '../text/WholeWords.tsx';
import './popular-set.css';

interface SetGridProps {
  sets: readonly CardSet[];
  /** The base address of the drawings: the `base` that the page was given. */
  base: string;
  /** The address behind "Explore Set". */
  hrefOf: (set: CardSet) => string;
}

/** Sets as the rows of a price guide: year, how a card of it is printed, name and checklist, what to know, where to look. */
export function SetGrid({ sets, base, hrefOf }: SetGridProps) {
  return (
    <ul className="ruled">
      {sets.map((set) => (
        <li key={set.name} className="popular-set">
          <p aria-hidden="true" className="type-figure text-accent-mark">
            {set.year}
          </p>
          <CardSchematic base={base} {...set.card} alt="" className="card-row-drawing" />
          <div>
            <h3 className="type-title">{nameBesideYear(set)}</h3>
            <p className="type-label mt-3 text-muted">
              <WholeWords>{unbroken(set.size)}</WholeWords>
            </p>
          </div>
          <div>
            <p className="max-w-measure">
              <Text>{set.description}</Text>
            </p>
            <ButtonLink href={hrefOf(set)} look="line" className="mt-5">
              Explore Set<span className="sr-only">: {set.name}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The name beside the large year: the year in the name is left for screen readers only. */
function nameBesideYear({ name, year }: CardSet) {
  const lead = `${year} `;
  if (!name.startsWith(lead)) return name;
  return (
    <>
      <span className="sr-only">{lead}</span>
      {name.slice(lead.length)}
    </>
  );
}
