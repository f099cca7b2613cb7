import { allSeries, capital } from '../series.ts';
import { numberGrid } from './number-grid.ts';

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
export function NumberDrawing({ columns, marked, className }: NumberDrawingProps) {
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
