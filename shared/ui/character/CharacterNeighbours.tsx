import { type Franchise, liveBase, paths } from '@mint-row/kit/contract';
import type { Neighbour } from '../../content/neighbours.ts';
import { FoilCard } from '../FoilCard.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';

interface CharacterNeighboursProps {
  character: { name: string; neighbours: readonly Neighbour[] };
  franchise: Franchise;
  base: string;
}

/**
 * The pockets beside a character's: those before and after it on its franchise's list, and two related ones. At either
 * end of the list, a link to all of it.
 */
export function CharacterNeighbours({ character: { name, neighbours }, franchise, base }: CharacterNeighboursProps) {
  return (
    <div className="print:hidden">
      <Section id="neighbours">
        <SectionHeading section="neighbours" heading={`In the pockets beside ${name}`} className="mb-8" />
        <ul className="binder-leaf neighbours">
          {neighbours.map(({ slug, name, place, why, remote }) => (
            <li key={slug}>
              <a href={paths.character(slug)} className="pocket">
                <FoilCard base={remote ? liveBase(base, remote) : base} drawing={slug} alt="" />
                <span>
                  <span className="type-label block text-muted">{place}</span>
                  <span className="type-title mt-2 block">{name}</span>
                  {why && <span className="mt-2 block text-sm">{why}</span>}
                </span>
              </a>
            </li>
          ))}
          {neighbours.length < 4 && (
            <li>
              <a href={franchise.characters} className="pocket pocket-all">
                <span>All {franchise.name} characters</span>
              </a>
            </li>
          )}
        </ul>
      </Section>
    </div>
  );
}
