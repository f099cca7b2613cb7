import type { CardSet } from '../../content/franchise.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Text } from '../text/Text.tsx';

interface SetGridProps {
  sets: readonly CardSet[];
  /** The address behind "Explore Set". */
  hrefOf: (set: CardSet) => string;
}

/** Sets as the rows of a price guide: year, name and checklist, what to know, where to look. */
export function SetGrid({ sets, hrefOf }: SetGridProps) {
  return (
    <ul className="ruled">
      {sets.map((set) => (
        <li
          key={set.name}
          className="grid gap-x-10 gap-y-4 border-hairline border-b py-8 print:py-3 md:grid-cols-[10rem_1fr] xl:grid-cols-[14rem_1fr_1fr]"
        >
          <p aria-hidden="true" className="type-figure text-accent-ink md:row-span-2 xl:row-span-1">
            {set.year}
          </p>
          <div>
            <h3 className="type-title">{nameBesideYear(set)}</h3>
            <p className="type-label mt-3 text-muted">{set.size}</p>
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
