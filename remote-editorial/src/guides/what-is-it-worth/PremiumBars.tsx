import type { WorthGuide } from './content.ts';

type Words = WorthGuide['premium'];

/** What a buyer pays and what a seller gets, as two bars of the same sale. */
export function PremiumBars({ figure, parts }: Pick<Words, 'figure' | 'parts'>) {
  return (
    <svg role="img" aria-label={figure} viewBox="0 0 340 216" className="premium-bars">
      <text x="0" y="18">
        {parts.buyer}
      </text>
      <path d="M1 30h168v52H1z" className="fill-accent" />
      <path d="M169 30h92v52h-92z" className="fill-accent-shade" />
      <path d="M261 30h78v52h-78z" fill="none" strokeDasharray="4 3" />
      <text x="85" y="62" textAnchor="middle" fill="#1b1916">
        {parts.hammer}
      </text>
      <text x="215" y="62" textAnchor="middle" fill="#1b1916">
        {parts.premium}
      </text>
      <text x="300" y="62" textAnchor="middle">
        {parts.post}
      </text>
      <path d="M169 30v164" strokeDasharray="2 3" />
      <text x="0" y="130">
        {parts.seller}
      </text>
      <path d="M1 142h122v52H1z" className="fill-accent" />
      <text x="62" y="174" textAnchor="middle" fill="#1b1916">
        {parts.kept}
      </text>
      <path d="M123 142h46v52h-46z" fill="none" strokeDasharray="4 3" />
      <text x="146" y="174" textAnchor="middle">
        {parts.fee}
      </text>
    </svg>
  );
}
