import { allSeries, cardsPerSeries, type Series } from '../../series.ts';
import type { Topps1977 } from './content.ts';
import { fill } from './fill.ts';
import { cardsPerRow, type Finding, placeOf } from './look-up.ts';

/** A card on the drawing, with the gap around it. */
const width = 30;
const height = 42;
const rows = cardsPerSeries / cardsPerRow;

const places = Array.from({ length: cardsPerSeries }, (_, index) => index + 1);

/** The outline of all cards, as one path. */
const outlines = places.map((place) => `M${left(place) + 1.5} ${top(place) + 1.5}h27v39h-27z`).join('');

interface SheetProps {
  finding: Finding;
  words: Topps1977['lookUp']['sheet'];
}

/** A sheet of 66 cards with their numbers, those of the blue series if no card was found; the card found is marked. */
export function Sheet({ finding, words }: SheetProps) {
  const card = finding.kind === 'card' ? finding : null;
  const series: Series | undefined = card?.series ?? allSeries[0];
  if (!series) return null;
  return (
    <svg
      role="img"
      aria-label={card ? fill(words.card, { colour: series.colour, number: card.number }) : words.places}
      viewBox={`0 0 ${cardsPerRow * width} ${rows * height}`}
      className="border-colour sheet"
      data-border={series.colour}
    >
      <path d={outlines} className="sheet-card" />
      {card && (
        <rect x={left(card.place)} y={top(card.place)} width={width} height={height} rx="3" className="sheet-marked" />
      )}
      {places.map((place) => (
        <text
          key={place}
          x={left(place) + width / 2}
          y={top(place) + height / 2 + 5}
          className={place === card?.place ? 'sheet-marked-number' : undefined}
        >
          {series.first + place - 1}
        </text>
      ))}
    </svg>
  );
}

function left(place: number): number {
  return (placeOf(place).column - 1) * width;
}

function top(place: number): number {
  return (placeOf(place).row - 1) * height;
}
