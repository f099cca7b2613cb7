import { Text } from '@mint-row/kit/ui';
import { DrawnCard, MiniCard, paper, type Rarity, rarity } from '../drawn-card/DrawnCard.tsx';
import type { readAPokemonCard } from './content.ts';

/** From the middle of each mark to the edge of what it means, on the 300 × 420 units of the card. */
const leaders = 'M144 37H106M98 246H61M196 246H240M66 322V352M204 322V352M264 322V350M192 387H146';

/** A drawn card whose numbered marks lead to their explanations, and each of these back to its mark. */
export function LabelledCard({ words: { parts, label, show } }: { words: (typeof readAPokemonCard)['card'] }) {
  return (
    <div className="labelled-parts grid gap-x-16 gap-y-10">
      <nav aria-label={label} className="labelled-card">
        <svg aria-hidden="true" viewBox="0 0 300 420" fill="none">
          <DrawnCard stamp symbol roomy years="2026 Mint Row" />
          <path d={leaders} stroke="#1b1916" strokeWidth="2" />
        </svg>
        <ol>
          {parts.map(({ slug, title }, index) => (
            <li key={slug}>
              <a id={`mark-${slug}`} href={`#part-${slug}`} data-part={slug} className="card-mark" data-tooltip={title}>
                <span className="card-dot">{index + 1}</span>
                <span className="sr-only"> {title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className="ruled">
        {parts.map(({ slug, title, text }, index) => (
          <li key={slug} id={`part-${slug}`} className="card-part">
            <span aria-hidden="true" className="card-dot">
              {index + 1}
            </span>
            <div>
              <h3 className="type-title">{title}</h3>
              <p className="mt-2 max-w-measure">
                <Text>{text}</Text>
              </p>
              <a href={`#mark-${slug}`} className="quiet-link text-sm print:hidden">
                {show}
                <span className="sr-only">: {title}</span>
              </a>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const lens = { cx: 206, cy: 190, r: 106 };

/** The corner of a card under a loupe: number and rarity, large enough to read. */
export function CornerLoupe({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 340 330" className="corner-loupe">
      <clipPath id="corner-lens">
        <circle {...lens} />
      </clipPath>
      <g transform="translate(26 14) rotate(-5 99 139) scale(3.3)">
        <MiniCard />
      </g>
      <path d="M284 268l38 38" strokeWidth="30" strokeLinecap="round" />
      <path d="M290 262l28 28" strokeWidth="4" strokeLinecap="round" />
      <circle {...lens} fill={paper} />
      <g clipPath="url(#corner-lens)">
        <g transform="translate(-256 -520) scale(1.95)">
          <DrawnCard years="" />
        </g>
      </g>
      <circle {...lens} fill="none" strokeWidth="11" />
    </svg>
  );
}

/** A rarity symbol, as large as its class says. */
export function RaritySymbol({ symbol, className }: { symbol: Rarity; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d={rarity[symbol]} />
    </svg>
  );
}
