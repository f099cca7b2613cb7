import { type Drawings, drawingOf } from '@mint-row/kit/contract';
import { allSeries, borderDrawings, capital, stickersPerSeries } from '../../series.ts';

const starburst =
  'M15 0l2.6 4.7 4.7-2.6-.3 5.4 5.4-.2-2.9 4.6 4.6 2.8-4.7 2.6 2.8 4.6-5.4-.2.2 5.4-4.6-2.8L15 29l-2.6-4.7-4.7 2.6.3-5.4-5.4.2 2.9-4.6-4.6-2.8 4.7-2.6-2.8-4.6 5.4.2-.2-5.4 4.6 2.8z';

/** Where a drawing stands: two rows of three. */
const placed = (index: number) => `translate(${(index % 3) * 120} ${Math.floor(index / 3) * 162})`;

interface BorderChartProps {
  label: string;
  /** The name of the stickers. */
  stickers: string;
  drawings: Drawings;
}

/** Five cards, one of each border, with a scene of its own, its first number in the starburst and the numbers below; then a sticker. */
export function BorderChart({ label, stickers, drawings }: BorderChartProps) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 330 316" className="border-chart">
      {allSeries.map(({ colour, first, last }, index) => (
        <g key={colour} transform={placed(index)} className="border-colour" data-border={colour}>
          <path d="M5 1h80q4 0 4 4v104q0 4-4 4H5q-4 0-4-4V5q0-4 4-4z" className="border-chart-frame" />
          <image
            href={drawingOf(drawings, borderDrawings[colour])}
            x="10"
            y="10"
            width="70"
            height="88"
            preserveAspectRatio="xMidYMid slice"
          />
          <path d={starburst} transform="translate(40 58) scale(1.7)" fill="#fbf8f1" stroke="#1b1916" />
          <text x="65.5" y="88.5" className="border-chart-number">
            {first}
          </text>
          <text x="45" y="132">
            {capital(colour)}
          </text>
          <text x="45" y="150" className="border-chart-range">
            {first}–{last}
          </text>
        </g>
      ))}
      <g transform={placed(allSeries.length)}>
        <path d="M5 20Q5 12 13 12h64q8 0 8 8v60l-22 22H13q-8 0-8-8z" className="pack-sticker" />
        <path d="M45 30l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z" fill="#fbf8f1" stroke="#1b1916" />
        <path d="M85 80H69q-6 0-6 6v16z" className="pack-peel" />
        <text x="45" y="132">
          {stickers}
        </text>
        <text x="45" y="150" className="border-chart-range">
          1–{allSeries.length * stickersPerSeries}
        </text>
      </g>
    </svg>
  );
}

const cards = [0, 1, 2, 3, 4, 5, 6];

/** The contents of a pack: seven cards in a fan, and a sticker with its corner peeling. */
export function Pack({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="-12 24 326 86" className="pack">
      {cards.map((card) => (
        <g key={card} transform={`translate(${18 + card * 25} 28) rotate(${(card - 3) * 4} 25 140)`}>
          <rect width="50" height="70" rx="3" className="border-colour pack-card" data-border="blue" />
          <path d="M6 6h38v50H6z" className="pack-window" />
        </g>
      ))}
      <g transform="translate(262 34) rotate(6)">
        <path d="M0 8Q0 0 8 0h34q8 0 8 8v40L34 66H8q-8 0-8-8z" className="pack-sticker" />
        <path d="M50 48H38q-4 0-4 4v14z" className="pack-peel" />
      </g>
    </svg>
  );
}
