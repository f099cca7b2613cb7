const pockets = Array.from({ length: 9 }, (_, index) => ({
  id: index,
  x: 2 + (index % 3) * 20,
  y: 2 + Math.floor(index / 3) * 27,
}));

/** A binder page of nine pockets, the first of them full. */
export function Pockets({ filled }: { filled: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 60 82" className="w-16 shrink-0 text-edge" fill="none" stroke="currentColor">
      {pockets.map(({ id, x, y }) =>
        id < filled ? (
          <g key={id} className="text-ink">
            <rect x={x} y={y} width="16" height="23" rx="1.5" className="fill-accent" />
            <path d={`M${x + 3} ${y + 18}l5-11 5 11z`} fill="currentColor" stroke="none" />
          </g>
        ) : (
          <rect key={id} x={x} y={y} width="16" height="23" rx="1.5" strokeDasharray="2 2" />
        ),
      )}
    </svg>
  );
}
