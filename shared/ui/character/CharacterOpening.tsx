import { type Drawings, drawingOf, type Franchise, paths } from '@mint-row/kit/contract';
import type { Character, DrawingDetail, ShownCard } from '../../content/character.ts';
import { marketplaceSearch } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CollectProgress } from '../CollectProgress.tsx';
import { FoilCard } from '../FoilCard.tsx';
import { LampLink } from '../LampLink.tsx';
import { CollectButtons } from '../lists/CollectButtons.tsx';
import { Text } from '../Text.tsx';
import './character-opening.css';

interface CharacterDrawingProps {
  character: Pick<Character, 'slug' | 'name' | 'era' | 'details' | 'debut'> & { cards: readonly ShownCard[] };
  drawings: Drawings;
  className?: string;
}

/**
 * The drawing that a character's page opens with: its details have numbers, and its corners the lamp and the buttons of
 * the binder.
 */
export function CharacterDrawing({
  character: { slug, name, era, details, debut, cards },
  drawings,
  className = '',
}: CharacterDrawingProps) {
  const drawing = drawingOf(drawings, slug);
  return (
    <div className={`held ${className}`}>
      <FoilCard src={drawing} alt="" eager>
        {details && <DetailNumbers details={details} />}
      </FoilCard>
      <LampLink name={name} line={era} drawing={drawing} facts={debut.facts} cards={cards} kind="character" id={slug} />
      <div className="held-buttons script-only">
        <CollectButtons kind="character" id={slug} name={name} />
      </div>
    </div>
  );
}

interface CharacterWordsProps {
  character: Pick<Character, 'slug' | 'name' | 'tagline' | 'details'>;
  franchise: Franchise;
}

/** The words beside the drawing: what is special about the character, the first links, what the numbers show. */
export function CharacterWords({ character: { slug, name, tagline, details }, franchise }: CharacterWordsProps) {
  return (
    <>
      <p className="type-lead mb-8 max-w-narrow text-balance">
        <Text>{tagline}</Text>
      </p>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <ButtonLink href={marketplaceSearch(`${name} cards`)}>{`Shop ${name} Cards`}</ButtonLink>
        <a href={`${paths.values}#${slug}`} className="quiet-link">
          View Price Guide
        </a>
        <a href={franchise.characters} className="quiet-link">
          {`View All ${franchise.name}`}
        </a>
        <CollectProgress kind="card" />
      </div>
      {details && <Details details={details} />}
    </>
  );
}

/** A number on each detail of a drawing, at the upper left of its square, or beside it with a line to there. */
function DetailNumbers({ details }: { details: readonly DrawingDetail[] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 420" className="detail-numbers print:hidden">
      {details.map(({ view: [x, y, side], mark, text }, index) => {
        const place = [numberAt(x, side, 300), numberAt(y, side, 420)];
        return (
          <g key={text} transform={`translate(${(mark ?? place).join(' ')})`}>
            {mark && <path d={`M0 0L${place.map((at, axis) => at - (mark[axis] ?? 0)).join(' ')}`} />}
            <circle r="13" />
            <text dy=".36em">{index + 1}</text>
          </g>
        );
      })}
    </svg>
  );
}

/** Where a number stands: a quarter into the detail's square, and whole on the card. */
function numberAt(start: number, side: number, end: number): number {
  return Math.round(Math.min(Math.max(start + side / 4, 24), end - 24));
}

/** What the numbers on a drawing show. */
function Details({ details }: { details: readonly DrawingDetail[] }) {
  return (
    <figure className="details print:hidden">
      <figcaption className="type-label text-muted">In the drawing</figcaption>
      <ol>
        {details.map(({ text }) => (
          <li key={text}>
            <Text>{text}</Text>
          </li>
        ))}
      </ol>
    </figure>
  );
}
