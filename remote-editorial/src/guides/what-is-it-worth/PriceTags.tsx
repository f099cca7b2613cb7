import type { WorthGuide } from './content.ts';

/** Two price tags of one card: what is asked, struck out, and what was paid, stamped with its date. */
export function PriceTags({ tags }: { tags: WorthGuide['tags'] }) {
  return (
    <svg role="img" aria-label={tags.label} viewBox="0 0 360 300" className="price-tags">
      <g transform="rotate(-5 180 80)">
        <path d="M40 22h300v110H40L8 77z" className="tag-asked" />
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
        <path d="M40 162h300v120H40L8 222z" className="fill-accent" />
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
