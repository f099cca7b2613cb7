import { Text } from '@mint-row/kit/ui';
import type { WorthGuide } from './content.ts';
import type { SalePlotData } from './place-sales.ts';

/** What paper shows: a line along the tag's edge, the shade of its point, and the string with its shadow. */
const paper = (
  <g fill="none">
    <path d="M44 29h289v96H44L16 77z" stroke="#8a6a2a" strokeWidth=".8" />
    <path
      d="M19 84l25-49M22 91l22-43M26 98l18-35M29 105l15-30M33 111l11-21M36 118l8-15"
      stroke="#8a6a2a"
      strokeWidth=".8"
      opacity=".6"
    />
    <path d="M46 82Q24 92-20 84" stroke="#0004" strokeWidth="4" />
    <path d="M42 77Q20 84-20 72" stroke="#d9b36a" strokeWidth="3" />
  </g>
);

/** Two price tags of one card: what is asked, struck out, and what was paid, stamped with its date. */
export function PriceTags({ tags }: { tags: WorthGuide['tags'] }) {
  return (
    <svg role="img" aria-label={tags.label} viewBox="0 0 360 300" className="price-tags">
      <g transform="rotate(-5 180 80)">
        <path d="M48 31h300v110H48L16 86z" fill="#0003" stroke="none" />
        <path d="M40 22h300v110H40L8 77z" className="tag-asked" />
        {paper}
        <circle cx="42" cy="77" r="8" className="tag-hole" />
        <text x="70" y="56">
          {tags.asked}
        </text>
        <text x="70" y="112" className="tag-price">
          {tags.askedPrice}
        </text>
        <path d="m60 106 118-20" className="tag-strike" />
      </g>
      <g transform="rotate(3 180 220)">
        <path d="M48 171h300v120H48L16 231z" fill="#0003" stroke="none" />
        <path d="M40 162h300v120H40L8 222z" className="fill-accent" />
        <g transform="translate(0 145)">{paper}</g>
        <g fill="#a5190f" transform="rotate(-8 256 238)">
          <path d="M186 211h140v54H186z" fill="none" stroke="#a5190f" strokeWidth="5" />
          <text x="256" y="253" textAnchor="middle" className="tag-stamp">
            {tags.stamp}
          </text>
        </g>
        <circle cx="42" cy="222" r="8" className="tag-hole" />
        <g fill="#1b1916">
          <text x="70" y="196">
            {tags.sold}
          </text>
          <text x="70" y="258" className="tag-price">
            {tags.soldPrice}
          </text>
        </g>
      </g>
    </svg>
  );
}

/** Three sales of one card: as dots, and as the list that the dots repeat. */
export function SaleFigure({ dots: { plot, axis, caption, sales } }: { dots: WorthGuide['dots'] }) {
  return (
    <figure>
      <p className="text-muted text-xs">{axis.y}</p>
      <SalePlot plot={plot} />
      <p className="text-right text-muted text-xs">{axis.x}</p>
      <ul className="mt-6 text-sm">
        {sales.map(({ price, when, where }) => (
          <li key={when} className="flex flex-wrap items-baseline gap-x-4 border-hairline border-t py-2">
            <b className="value">{price}</b>
            <span>
              {when}, <Text>{where}</Text>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 max-w-measure text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}

/** Dated sales as dots; positions are percentages of the box, so that the text keeps its size at any width. */
function SalePlot({ plot: { years, dollars, dots } }: { plot: SalePlotData }) {
  return (
    <svg aria-hidden="true" className="sale-plot">
      {dollars.map(({ at, text }) => (
        <g key={text}>
          <line x2="100%" y1={`${at}%`} y2={`${at}%`} />
          <text y={`${at}%`} dx="-8" dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {years.map(({ at, text }) => (
        <text
          key={text}
          x={`${at}%`}
          y="100%"
          dy="1.7em"
          textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
      {years.map(({ at, text }) => (
        <svg key={text} aria-hidden="true" x={`${at}%`} y="100%" overflow="visible">
          <path d="M0 0v7" className="stroke-ink" strokeWidth="2" />
        </svg>
      ))}
      {dots.map(({ x, y, price, label, side }) => (
        <g key={label}>
          <line x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="100%" className="sale-stem" />
          <circle cx={`${x}%`} cy={`${y}%`} r="9" />
          <text y={`${y}%`} textAnchor={side} className="sale-price">
            <tspan x={`${x}%`} dx={side === 'end' ? -18 : 18} dy="0.1em">
              {price}
            </tspan>
            <tspan x={`${x}%`} dx={side === 'end' ? -18 : 18} dy="1.3em">
              {label}
            </tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}

type Words = WorthGuide['premium'];

/** Two bars of the same sale: the buyer's payment, and the seller's share of it. WebKit places no text by the unit rem. */
export function PremiumBars({ figure, parts }: Pick<Words, 'figure' | 'parts'>) {
  return (
    <svg role="img" aria-label={figure} className="premium-bars">
      <text y="8.2%">{parts.buyer}</text>
      <rect y="1.75rem" width="50%" height="3.25rem" className="fill-accent" />
      <rect x="50%" y="1.75rem" width="27%" height="3.25rem" className="fill-accent-shade" />
      <rect x="77%" y="1.75rem" width="23%" height="3.25rem" fill="none" strokeDasharray="4 3" />
      <g textAnchor="middle">
        <text x="25%" y="30.6%" fill="#1b1916">
          {parts.hammer}
        </text>
        <text x="63.5%" y="30.6%" fill="#1b1916">
          {parts.premium}
        </text>
        <text x="88.5%" y="30.6%">
          {parts.post}
        </text>
      </g>
      <line x1="50%" x2="50%" y1="1.75rem" y2="12rem" strokeDasharray="2 3" />
      <text y="65.3%">{parts.seller}</text>
      <rect y="8.75rem" width="36%" height="3.25rem" className="fill-accent" />
      <rect x="36%" y="8.75rem" width="14%" height="3.25rem" fill="none" strokeDasharray="4 3" />
      <g textAnchor="middle">
        <text x="18%" y="87.8%" fill="#1b1916">
          {parts.kept}
        </text>
        <text x="43%" y="87.8%">
          {parts.fee}
        </text>
      </g>
    </svg>
  );
}
