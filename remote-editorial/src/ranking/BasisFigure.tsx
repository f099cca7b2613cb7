import type { BasisRow } from './basis-rows.ts';
import type { rankingWords } from './words.ts';
import './basis-figure.css';

interface BasisFigureProps {
  rows: readonly BasisRow[];
  words: typeof rankingWords.bases;
}

/** One small card for each card of the ranking: solid, coloured or empty, by what its value rests on. */
export function BasisFigure({ rows, words }: BasisFigureProps) {
  const width = Math.max(...rows.map(({ count }) => count)) * 8 - 2;
  return (
    <figure className="basis-figure">
      <figcaption className="type-label text-muted">{words.caption}</figcaption>
      <ul>
        {rows.map(({ kind, count, path }) => (
          <li key={kind} className={`basis-${kind}`}>
            <svg aria-hidden="true" viewBox={`0 0 ${width} 9`} width={width * 2}>
              <path d={path} />
            </svg>
            <span>
              <b className="value">{count}</b> {words[kind]}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
