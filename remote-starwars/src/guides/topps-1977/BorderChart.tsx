import { allSeries, capital } from '../../series.ts';

const starburst =
  'M15 0l2.6 4.7 4.7-2.6-.3 5.4 5.4-.2-2.9 4.6 4.6 2.8-4.7 2.6 2.8 4.6-5.4-.2.2 5.4-4.6-2.8L15 29l-2.6-4.7-4.7 2.6.3-5.4-5.4.2 2.9-4.6-4.6-2.8 4.7-2.6-2.8-4.6 5.4.2-.2-5.4 4.6 2.8z';

/** Five cards, one of each border, with its first number in the starburst and the numbers of its series below. */
export function BorderChart({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 330 142" className="border-chart">
      {allSeries.map(({ colour, first, last }, index) => (
        <g key={colour} transform={`translate(${index * 67} 2)`} className="border-colour" data-border={colour}>
          <rect width="62" height="88" rx="4" className="border-chart-frame" />
          <path d="M6 6h50v68H6z" fill="#1b1916" />
          <path d="M6 60q14-10 26-3t24-5v22H6z" fill="#d9b36a" />
          <path d="M6 68q20-7 50-2v8H6z" fill="#a97f3c" />
          <circle cx="24" cy="32" r="9" fill="#f6d98b" />
          <circle cx="39" cy="42" r="5" fill="#ef9a5a" />
          <path d={starburst} transform="translate(25 52) scale(1.3)" fill="#fbf8f1" stroke="#1b1916" />
          <text x="44.5" y="75.5" className="border-chart-number">
            {first}
          </text>
          <text x="31" y="108" className="border-chart-name">
            {capital(colour)}
          </text>
          <text x="31" y="126" className="border-chart-range">
            {first}–{last}
          </text>
        </g>
      ))}
    </svg>
  );
}
