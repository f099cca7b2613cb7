import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import type { NumbersFigure } from '../content/numbers.ts';
import { allSeries, capital, cardsPerSeries, type Series, seriesOf } from '../series.ts';

/** The 330 numbers of 1977 as a grid of colours, and what to know of those that are marked. */
export function Numbers({ figure: { heading, intro, caption, named } }: { figure: NumbersFigure }) {
  const marked = named.map(({ number }) => number);
  return (
    <Section id="numbers" tone="sunken">
      <SectionHeading section="numbers" heading={heading} intro={intro} className="mb-8" />
      <figure>
        <NumberDrawing columns={66} marked={marked} className="numbers-wide" />
        <NumberDrawing columns={22} marked={marked} className="numbers-narrow" />
        <ol className="named-cards">
          {named.map(({ number, name, text }) => (
            <li key={number}>
              <span className="type-title border-colour named-number" data-border={seriesOf(number)?.colour}>
                #{number}
              </span>
              <div>
                <h3 className="named-name">{name}</h3>
                <p className="text-sm">
                  <Text>{text}</Text>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <figcaption className="mt-8 max-w-measure text-muted text-sm">{caption}</figcaption>
      </figure>
    </Section>
  );
}

interface NumberDrawingProps {
  /** The cards in a row. */
  columns: number;
  /** The numbers that are marked. */
  marked: readonly number[];
  className: string;
}

/** The room above each series, for its name and the numbers of marked cards. */
const above = 24;

/** The 330 cards of 1977 by border colour. The list beside it says the same in words. */
function NumberDrawing({ columns, marked, className }: NumberDrawingProps) {
  const { width, height, card, rows, dashes, placeOf } = numberGrid(columns, above);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={`number-drawing ${className}`}>
      {rows.map(({ y, series: { colour } }) => (
        <line
          key={y}
          x2={width}
          y1={y}
          y2={y}
          strokeWidth={card.height}
          strokeDasharray={dashes}
          className="border-colour"
          data-border={colour}
        />
      ))}
      {allSeries.map(({ colour, first, last }) => (
        <text key={colour} x={width} y={placeOf(first).y - 5} textAnchor="end">
          {`${capital(colour)} ${first}–${last}`}
        </text>
      ))}
      {marked.map((number) => {
        const { x, y } = placeOf(number);
        const first = x < card.width;
        return (
          <g key={number} transform={`translate(${x} ${y})`} className="number-mark">
            <rect x={-card.width / 2} width={card.width} height={card.height} />
            <text x={first ? -x : 0} y="-5" textAnchor={first ? 'start' : 'middle'}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A card on the drawing, and the room that it takes with its gap, in the drawing's units. */
const card = { width: 10, height: 15 };
const pitch = { x: 13, y: 19 };

/** Where everything is on a drawing of the set with so many cards in a row. */
interface NumberGrid {
  width: number;
  height: number;
  card: typeof card;
  /** Each row of cards as a line to be dashed: `y` is its middle, `label` stands above the first row of a series. */
  rows: readonly { y: number; series: Series; label: boolean }[];
  /** Lengths of a dash and a gap, which make cards of a line. */
  dashes: string;
  /** The place of a number: the middle of its upper edge. */
  placeOf: (number: number) => { x: number; y: number };
}

/**
 * Lays out the 330 numbers.
 * @param columns the cards in a row; a divisor of 66
 * @param above the room above each series, for its name and the numbers of marked cards
 */
export function numberGrid(columns: number, above: number): NumberGrid {
  const rowsPerSeries = cardsPerSeries / columns;
  const block = above + rowsPerSeries * pitch.y;
  const top = (index: number) =>
    Math.floor(index / cardsPerSeries) * block + above + (Math.floor(index / columns) % rowsPerSeries) * pitch.y;
  return {
    width: columns * pitch.x - (pitch.x - card.width),
    height: allSeries.length * block,
    card,
    rows: allSeries.flatMap((series) =>
      Array.from({ length: rowsPerSeries }, (_, row) => ({
        y: top(series.first - 1 + row * columns) + card.height / 2,
        series,
        label: row === 0,
      })),
    ),
    dashes: `${card.width} ${pitch.x - card.width}`,
    placeOf: (number) => ({
      x: ((number - 1) % columns) * pitch.x + card.width / 2,
      y: top(number - 1),
    }),
  };
}
