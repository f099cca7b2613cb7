import { original } from './runs.ts';

const columns = 20;
const [width, height] = [15, 21];
const rows = (original.tiers.at(-1)?.to ?? 0) / columns;

const xOf = (copy: number) => ((copy - 1) % columns) * (width + 2) + 0.5;
const yOf = (copy: number) => Math.floor((copy - 1) / columns) * (height + 4) + 0.5;

/** Every copy of one card of the original run as a small card in its colour. One of them can be marked. */
export function RunStrip({ caption, marked }: { caption: string; marked?: number | undefined }) {
  return (
    <figure className="run-strip">
      <svg
        role="img"
        aria-label={`${caption} ${original.tiers.map(({ colour, from, to }) => `${from} to ${to}: ${colour}.`).join(' ')}`}
        viewBox={`0 0 ${columns * (width + 2) - 1} ${rows * (height + 4) - 3}`}
        strokeWidth="1"
        stroke="currentColor"
      >
        {original.tiers.map(({ colour, from, to }) => (
          <path
            key={colour}
            data-accent={colour}
            className="fill-accent"
            d={Array.from({ length: to - from + 1 }, (_, index) => cell(from + index)).join('')}
          />
        ))}
        {marked && <path d={cell(marked)} className="run-marked" />}
      </svg>
      <figcaption className="mt-3 max-w-measure text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}

function cell(copy: number): string {
  return `M${xOf(copy)} ${yOf(copy)}h${width}v${height}h-${width}z`;
}
