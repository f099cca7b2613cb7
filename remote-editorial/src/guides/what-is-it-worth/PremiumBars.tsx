import type { WorthGuide } from './content.ts';

type Words = WorthGuide['premium'];

/** What a buyer pays and what a seller gets, as two bars of the same sale. */
export function PremiumBars({ figure, parts }: Pick<Words, 'figure' | 'parts'>) {
  return (
    <svg role="img" aria-label={figure} viewBox="0 0 360 190" className="premium-bars">
      <text x="0" y="16">
        {parts.buyer}
      </text>
      <path d="M1 26h208v44H1z" className="fill-accent" />
      <path d="M209 26h88v44h-88z" className="fill-accent-shade" />
      <path d="M297 26h62v44h-62z" fill="none" strokeDasharray="4 3" />
      <text x="105" y="53" textAnchor="middle" fill="#1b1916">
        {parts.hammer}
      </text>
      <text x="253" y="53" textAnchor="middle" fill="#1b1916">
        {parts.premium}
      </text>
      <text x="328" y="53" textAnchor="middle">
        {parts.post}
      </text>
      <path d="M209 26v150" strokeDasharray="2 3" />
      <text x="0" y="116">
        {parts.seller}
      </text>
      <path d="M1 126h168v44H1z" className="fill-accent" />
      <path d="M169 126h40v44h-40z" fill="none" strokeDasharray="4 3" />
      <text x="189" y="153" textAnchor="middle">
        {parts.fee}
      </text>
    </svg>
  );
}
