import './drawing.css';

interface DrawingProps {
  /** The address of the drawing; none for a card without one, and for one that the site no longer has. */
  src: string | undefined;
  /** The card's rank, which stands in for a missing drawing, on the colour of its franchise. */
  rank?: number | undefined;
}

/** A character or a card in lists of all franchises; its name stands beside it. */
export function Drawing({ src, rank }: DrawingProps) {
  if (!src) {
    return (
      <svg aria-hidden="true" viewBox="0 0 100 140" className="drawing drawing-plain">
        <text x="50" y="58" dy=".36em" textAnchor="middle">
          {rank}
        </text>
      </svg>
    );
  }
  return <img src={src} width="100" height="140" alt="" loading="lazy" decoding="async" className="drawing" />;
}
