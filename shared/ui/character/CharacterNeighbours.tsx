import { type Franchise, liveBase, paths } from '@mint-row/kit/contract';
import type { Neighbour } from '../../content/character-pages.ts';
import { FoilCard } from '../FoilCard.tsx';
import { Section, SectionHeading } from '../Section.tsx';
import { unbroken } from '../Text.tsx';
import './character-neighbours.css';

interface CharacterNeighboursProps {
  character: { name: string; neighbours: readonly Neighbour[]; others: readonly string[] };
  franchise: Franchise;
  base: string;
}

/**
 * The pockets beside a character's: those before and after it on its franchise's list, and two related ones. At either
 * end of the list, a link to all of it, with a fan of other drawings.
 */
export function CharacterNeighbours({
  character: { name, neighbours, others },
  franchise,
  base,
}: CharacterNeighboursProps) {
  return (
    <div className="print:hidden">
      <Section id="neighbours">
        <SectionHeading section="neighbours" heading={unbroken(`In the pockets beside ${name}`)} className="mb-8" />
        <ul className="binder-leaf neighbours">
          {neighbours.map(({ slug, name, place, order, why, remote }) => (
            <li key={slug}>
              <a href={paths.character(slug)} className="pocket">
                <FoilCard base={remote ? liveBase(base, remote) : base} drawing={slug} alt="" />
                <span>
                  <span className="type-label block text-muted">
                    {place}
                    {order && <span className="max-lg:hidden">{`, ${order}`}</span>}
                  </span>
                  <span className="type-title mt-2 block">{unbroken(name)}</span>
                  <span className="mt-2 block text-sm">{unbroken(why)}</span>
                </span>
              </a>
            </li>
          ))}
          {others.length > 0 && (
            <li>
              <a href={franchise.characters} className="pocket pocket-fan">
                <span>
                  {others.map((drawing) => (
                    <FoilCard key={drawing} base={base} drawing={drawing} alt="" />
                  ))}
                </span>
                <span className="type-title">{`View All ${franchise.name}`}</span>
              </a>
            </li>
          )}
        </ul>
      </Section>
    </div>
  );
}
