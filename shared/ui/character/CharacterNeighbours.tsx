import { type CharacterEntry, type Drawings, drawingOf, type Franchise, paths } from '@mint-row/kit/contract';
import type { Neighbour } from '../../content/character-pages.ts';
import { FoilCard } from '../FoilCard.tsx';
import { Section, SectionHeading } from '../Section.tsx';
import { unbroken } from '../Text.tsx';
import './character-neighbours.css';

interface CharacterNeighboursProps {
  character: { name: string; neighbours: readonly Neighbour[]; others: readonly string[] };
  franchise: Franchise;
  drawings: Drawings;
  /** The neighbours of other franchises. */
  characters: readonly CharacterEntry[] | undefined;
}

/**
 * The pockets beside a character's: those before and after it on its franchise's list, and two related ones. At either
 * end of the list, a link to all of it, with a fan of other drawings.
 */
export function CharacterNeighbours({
  character: { name, neighbours, others },
  franchise,
  drawings,
  characters = [],
}: CharacterNeighboursProps) {
  const drawn = neighbours.map((neighbour) => ({
    ...neighbour,
    src: neighbour.remote
      ? characters.find(({ slug }) => slug === neighbour.slug)?.drawing
      : drawingOf(drawings, neighbour.slug),
  }));
  return (
    <div className="print:hidden">
      <Section id="neighbours">
        <SectionHeading section="neighbours" heading={unbroken(`In the pockets beside ${name}`)} className="mb-8" />
        <ul className="binder-leaf neighbours">
          {drawn.map(({ slug, name, place, order, why, src }) => (
            <li key={slug}>
              <a href={paths.character(slug)} className="pocket">
                {src && <FoilCard src={src} alt="" />}
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
                    <FoilCard key={drawing} src={drawingOf(drawings, drawing)} alt="" />
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
