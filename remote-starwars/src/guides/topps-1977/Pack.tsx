const cards = [0, 1, 2, 3, 4, 5, 6];

/** What came in a pack: seven cards in a fan, and a sticker with its corner peeling. */
export function Pack({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="-12 24 326 86" className="pack">
      {cards.map((card) => (
        <g key={card} transform={`translate(${18 + card * 25} 28) rotate(${(card - 3) * 4} 25 140)`}>
          <rect width="50" height="70" rx="3" className="border-colour pack-card" data-border="blue" />
          <path d="M6 6h38v50H6z" className="pack-window" />
        </g>
      ))}
      <g transform="translate(262 34) rotate(6)">
        <path d="M0 8Q0 0 8 0h34q8 0 8 8v40L34 66H8q-8 0-8-8z" className="pack-sticker" />
        <path d="M50 48H38q-4 0-4 4v14z" className="pack-peel" />
      </g>
    </svg>
  );
}
