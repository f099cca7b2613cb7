import { Text } from '@mint-row/kit/ui';
import { DrawnCard, type Rarity, rarity } from '../drawn-card/DrawnCard.tsx';
import type { readAPokemonCard } from './content.ts';

/** From the middle of each mark to the edge of what it means, on the 300 × 420 units of the card. */
const leaders = 'M144 37H106M98 246H61M196 246H240M66 322V352M204 322V352M264 322V350M192 387H146';

interface LabelledCardProps {
  /** The address of the picture on the drawn card. */
  scene: string;
  words: (typeof readAPokemonCard)['card'];
}

/** A drawn card whose numbered marks lead to their explanations, and each of these back to its mark. */
export function LabelledCard({ scene, words: { parts, label, show } }: LabelledCardProps) {
  return (
    <div className="labelled-parts grid gap-x-16 gap-y-10">
      <nav aria-label={label} className="labelled-card">
        <svg aria-hidden="true" viewBox="0 0 300 420" fill="none">
          <DrawnCard scene={scene} stamp symbol roomy years="2026 Mint Row" />
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

/** A rarity symbol, as large as its class says. */
export function RaritySymbol({ symbol, className }: { symbol: Rarity; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d={rarity[symbol]} />
    </svg>
  );
}
