import type { WorthGuide } from './content.ts';

type Words = WorthGuide['premium'];

/** What a buyer pays and what a seller gets, as two bars of the same sale. */
export function PremiumBars({ figure, parts }: Pick<Words, 'figure' | 'parts'>) {
  return (
    <svg role="img" aria-label={figure} className="premium-bars">
      <text y="1rem">{parts.buyer}</text>
      <rect y="1.75rem" width="50%" height="3.25rem" className="fill-accent" />
      <rect x="50%" y="1.75rem" width="27%" height="3.25rem" className="fill-accent-shade" />
      <rect x="77%" y="1.75rem" width="23%" height="3.25rem" fill="none" strokeDasharray="4 3" />
      <g textAnchor="middle">
        <text x="25%" y="3.75rem" fill="#1b1916">
          {parts.hammer}
        </text>
        <text x="63.5%" y="3.75rem" fill="#1b1916">
          {parts.premium}
        </text>
        <text x="88.5%" y="3.75rem">
          {parts.post}
        </text>
      </g>
      <line x1="50%" x2="50%" y1="1.75rem" y2="12rem" strokeDasharray="2 3" />
      <text y="8rem">{parts.seller}</text>
      <rect y="8.75rem" width="36%" height="3.25rem" className="fill-accent" />
      <rect x="36%" y="8.75rem" width="14%" height="3.25rem" fill="none" strokeDasharray="4 3" />
      <g textAnchor="middle">
        <text x="18%" y="10.75rem" fill="#1b1916">
          {parts.kept}
        </text>
        <text x="43%" y="10.75rem">
          {parts.fee}
        </text>
      </g>
    </svg>
  );
}
