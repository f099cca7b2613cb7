import type { BasisCounts } from './count-bases.ts';
import type { rankingWords } from './words.ts';
import './basis-figure.css';

interface BasisFigureProps {
  counts: BasisCounts;
  words: typeof rankingWords.bases;
}

/** One small card for each card of the ranking, in rows by what its value rests on. */
export function BasisFigure({ counts, words }: BasisFigureProps) {
  return (
    <figure className="basis-figure">
      <figcaption className="type-label text-muted">{words.caption}</figcaption>
      <ul>
        {(['recent', 'older', 'estimates'] as const).map((kind) => (
          <li key={kind}>
            {/* Dashes of a thick line: each is a card, hollow for an estimate. */}
            <svg aria-hidden="true" viewBox="0 0 400 16" className={`basis-${kind}`}>
              <path d={`M0 8h${counts[kind] * 12 - 3}`} strokeWidth="16" strokeDasharray="9 3" />
              {kind === 'estimates' && (
                <path
                  d={`M2 8h${counts[kind] * 12 - 5}`}
                  strokeWidth="12"
                  strokeDasharray="5 7"
                  className="basis-hole"
                />
              )}
            </svg>
            <b className="value">{counts[kind]}</b> {words[kind]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
