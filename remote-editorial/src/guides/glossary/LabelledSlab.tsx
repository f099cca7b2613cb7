import type { Glossary } from './content.ts';

/** For each word, a line from it to what it means, and where the word stands. */
const places = [
  { line: 'M82 22H98', x: 78, y: 28, anchor: 'end' },
  { line: 'M246 46H214', x: 250, y: 52, anchor: 'start' },
  { line: 'M82 96L110 105', x: 78, y: 98, anchor: 'end' },
  { line: 'M82 196H109', x: 78, y: 202, anchor: 'end' },
  { line: 'M246 158H186', x: 250, y: 164, anchor: 'start' },
  { line: 'M246 278H208', x: 250, y: 284, anchor: 'start' },
] as const;

/** A card in its slab, with lines to what the words mean. */
export function LabelledSlab({ figure: { title, caption, labels } }: { figure: Glossary['figure'] }) {
  return (
    <figure>
      <svg viewBox="0 0 348 316" role="img" aria-label={`${title}: ${labels.join(', ')}`} className="block w-full">
        <defs>
          <pattern id="glossary-dots" width="7" height="7" patternUnits="userSpaceOnUse">
            <circle cx="3.5" cy="3.5" r="2.2" className="fill-accent-shade" />
          </pattern>
        </defs>
        <g className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round">
          <rect x="94" y="4" width="140" height="308" rx="10" className="fill-sunken" />
          <path d="M104 14h120v64H104z" className="fill-accent" />
          <path d="M186 24h28v44h-28z" fill="#1b1916" />
          <path d="M109 102h110v194H109z" className="fill-card" />
          <path d="M118 112h92v116h-92z" className="fill-accent-wash" />
          <path d="M118 112h92v116h-92z" fill="url(#glossary-dots)" />
          <circle cx="184" cy="136" r="12" className="fill-accent" strokeWidth="0" />
          <path d="M118 206l34-50 26 32 13-16 19 28v28h-92z" className="fill-accent-ink" strokeWidth="0" />
          <path d="M118 112h92v116h-92z" fill="none" />
          <path
            d="M192 39l4-3v20M202 40v12q0 4 3 4t3-4V40q0-4-3-4t-3 4"
            fill="none"
            className="stroke-accent"
            strokeWidth="4"
          />
          <path d="M114 32h60M114 44h46M114 56h54" stroke="#1b1916" strokeWidth="4" />
          <path d="M119 246h88M119 259h60" className="stroke-edge" strokeWidth="4" />
          <path d="M188 278h18" strokeWidth="5" />
        </g>
        <g fill="currentColor" className="font-label" fontSize="16" wordSpacing="1.5">
          {labels.map((text, index) => {
            const { line, x, y, anchor } = places[index % places.length] ?? places[0];
            return (
              <g key={text}>
                <path d={line} stroke="currentColor" strokeWidth="2" />
                <text x={x} y={y} textAnchor={anchor}>
                  {text}
                </text>
              </g>
            );
          })}
        </g>
      </svg>
      <figcaption className="mt-3 text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}
