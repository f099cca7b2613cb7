/** A solid mark for a sale, a hollow one for an estimate. */
export function PeakMark({ sold }: { sold: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="peak-mark" data-sold={sold}>
      <circle cx="6" cy="6" r="4.5" />
    </svg>
  );
}

/** The highest value of a character's cards. */
export function Peak({ value, sold }: { value: string; sold: boolean }) {
  return (
    <span className="value">
      <PeakMark sold={sold} /> {value}
      <span className="sr-only">{sold ? ', a sale' : ', an estimate'}</span>
    </span>
  );
}
