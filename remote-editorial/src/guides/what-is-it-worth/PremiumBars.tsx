import type { WorthGuide } from './content.ts';

type Words = WorthGuide['premium'];

/** What a buyer pays and what a seller gets, as two bars of the same sale. */
export function PremiumBars({ figure, parts }: Pick<Words, 'figure' | 'parts'>) {
  return (
    <svg role="img" aria-label={figure} viewBox="0 0 360 190" className="premium-bars">
      <text x="0" y="16">
        {parts.buyer}
      </text>
      <path d="M1 26h194v44H1z" className="fill-accent" />
      <path d="M195 26h88v44h-88z" className="fill-accent-shade" />
      <path d="M283 26h76v44h-76z" fill="none" strokeDasharray="4 3" />
      <text x="98" y="53" textAnchor="middle" fill="#1b1916">
        {parts.hammer}
      </text>
      <text x="239" y="53" textAnchor="middle" fill="#1b1916">
        {parts.premium}
      </text>
      <text x="321" y="53" textAnchor="middle">
        {parts.post}
      </text>
      <path d="M195 26v150" strokeDasharray="2 3" />
      <text x="0" y="116">
        {parts.seller}
      </text>
      <path d="M1 126h154v44H1z" className="fill-accent" />
      <path d="M155 126h40v44h-40z" fill="none" strokeDasharray="4 3" />
      <text x="175" y="153" textAnchor="middle">
        {parts.fee}
      </text>
    </svg>
  );
}
