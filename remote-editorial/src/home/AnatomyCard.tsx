/**
 * The card, to scale: its borders are 24 wide while they are equal. Attributes show its state, since the copies under
 * the lenses inherit properties, but no rule that names an element around them applies there.
 */
function CardParts() {
  return (
    <g id="anatomy-card">
      <rect width="300" height="420" fill="#1d4a94" />
      <g className="anatomy-picture">
        <path d="M24 24h252v372H24z" fill="#14204f" />
        <path d="M24 24h252v270H24z" fill="#e0553f" />
        {[124, 103, 82, 61].map((r, index) => (
          <circle key={r} cx="150" cy="178" r={r} fill={['#ee7b42', '#f7a04a', '#ffc65e', '#fff0bd'][index]} />
        ))}
        <path d="M24 292q60-58 118-22t134-34v160H24z" fill="#7c3145" />
        <path d="M24 340q74-44 136-12t116-22v90H24z" fill="#14204f" />
        <path d="M24 24h252v372H24z" fill="none" stroke="#fbf8f1" strokeWidth="2" />
      </g>
      <g opacity="var(--marked)" fill="none" stroke="#fff">
        <path d="M24 128h252" strokeWidth="1.5" opacity=".8" />
        <path d="M82 352q60-86 148-122M94 356q56-80 120-108" strokeWidth="1.2" />
        <ellipse cx="206" cy="328" rx="19" ry="9" fill="#0006" strokeWidth="1.5" />
      </g>
      <path
        opacity="var(--chipped)"
        fill="#f6f1e4"
        d="M300 84l-5 4 2 9 3 3zM300 190l-7 3-1 8 5 4-2 7 5 5zM300 232l-4 7 4 4zM300 330l-6 6 3 10 3 1zM64 0l4 5 9-1 3-4zM180 0l5 6 12-2 4-4zM0 150l5 4-1 11-4 4zM0 286l6 6-2 8 3 6-7 6zM120 420l6-6 9 2 5 4z"
      />
      <g opacity="var(--soft)">
        <g id="anatomy-corner">
          <path fill="var(--color-sunken)" d="M-2-2h20C8 0 0 8-2 18z" />
          <path fill="#f6f1e4" d="M18-2l5 4-7 2 1 4-6-1-1 5-5 1 1 5-5 4-3-4C0 8 8 0 18-2z" />
        </g>
        <use href="#anatomy-corner" transform="matrix(-1 0 0 1 300 0)" />
        <use href="#anatomy-corner" transform="matrix(1 0 0-1 0 420)" />
        <use href="#anatomy-corner" transform="matrix(-1 0 0-1 300 420)" />
      </g>
    </g>
  );
}

/** What a lens shows: the card four times as large, around a point of it. */
const lenses = [
  { id: 'corner', card: [8, 8], place: [86, 78] },
  { id: 'edge', card: [292, 196], place: [418, 264] },
] as const;

/** A card whose corners, edges, surface and centring follow the choices beside it, with a lens on corner and edge. */
export function AnatomyCard() {
  return (
    <svg aria-hidden="true" viewBox="0 0 496 540" className="anatomy-card">
      <g transform="translate(86 78)">
        <CardParts />
        <g className="anatomy-picture" stroke="currentColor" strokeWidth="2">
          <path d="M24 428v22M276 428v22" />
        </g>
        <path d="M0 428v22M300 428v22M0 439h300" stroke="currentColor" strokeWidth="2" />
      </g>
      {lenses.map(({ id, card: [x, y], place: [left, top] }) => (
        <g key={id} transform={`translate(${left} ${top})`}>
          <clipPath id={`anatomy-lens-${id}`}>
            <circle r="66" />
          </clipPath>
          <circle r="66" fill="var(--color-sunken)" />
          <g clipPath={`url(#anatomy-lens-${id})`}>
            <use href="#anatomy-card" transform={`scale(4) translate(${-x} ${-y})`} />
          </g>
          <circle r="66" fill="none" stroke="currentColor" strokeWidth="3" />
        </g>
      ))}
    </svg>
  );
}
