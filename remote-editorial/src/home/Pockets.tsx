const accents = ['red', 'yellow', 'blue'] as const;

const pockets = Array.from({ length: 9 }, (_, index) => ({
  id: index,
  x: 1 + (index % 3) * 20,
  y: 1 + Math.floor(index / 3) * 27,
  // Each row begins with a different colour.
  accent: accents[(index + Math.floor(index / 3)) % 3],
}));

/** The nine pockets of a binder page, the first few of them full. */
export function Pockets({ filled }: { filled: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 58 79" className="w-20 shrink-0 text-edge" fill="none" stroke="currentColor">
      {pockets.map(({ id, x, y, accent }) =>
        id < filled ? (
          <g key={id} data-accent={accent} stroke="none">
            <rect x={x} y={y} width="16" height="23" rx="1.5" className="fill-accent" />
            <path d={`M${x + 2} ${y + 2}h12v12h-12z`} className="fill-accent-shade" />
            <path d={`M${x} ${y + 17}l16-13v5l-16 13z`} fill="#fff" fillOpacity="0.35" />
          </g>
        ) : (
          <rect key={id} x={x} y={y} width="16" height="23" rx="1.5" strokeDasharray="2 2" />
        ),
      )}
    </svg>
  );
}
