import type { Glossary } from './content.ts';

/** Where each label's line ends on the drawing, and where its words stand. */
const places = [
  { line: 'M74 28H96', x: 70, y: 32, anchor: 'end' },
  { line: 'M246 52H216', x: 250, y: 56, anchor: 'start' },
  { line: 'M74 104H108', x: 70, y: 108, anchor: 'end' },
  { line: 'M74 190H107', x: 70, y: 194, anchor: 'end' },
  { line: 'M246 150H190', x: 250, y: 154, anchor: 'start' },
  { line: 'M246 264H203', x: 250, y: 268, anchor: 'start' },
] as const;

/** A card in its slab, with lines to what the words mean. */
export function LabelledSlab({ figure: { title, caption, labels } }: { figure: Glossary['figure'] }) {
  return (
    <figure>
      <svg viewBox="8 0 324 300" role="img" aria-label={`${title}: ${labels.join(', ')}`} className="w-full max-w-112">
        <defs>
          <pattern id="glossary-dots" width="7" height="7" patternUnits="userSpaceOnUse">
            <circle cx="3.5" cy="3.5" r="2.2" className="fill-accent-shade" />
          </pattern>
        </defs>
        <rect x="90" y="14" width="140" height="272" rx="9" className="fill-card stroke-ink" strokeWidth="2.5" />
        <rect x="98" y="24" width="124" height="48" rx="2" className="fill-accent stroke-ink" strokeWidth="1.5" />
        <path d="M106 38h52M106 48h66M106 58h40" stroke="#1b1916" strokeWidth="3.5" />
        <rect x="188" y="31" width="27" height="34" fill="#1b1916" />
        <path d="M193 43l3-2v16M203 41h6v16h-6z" fill="none" className="stroke-accent" strokeWidth="2.5" />
        <rect x="104" y="94" width="112" height="180" rx="5" className="fill-paper stroke-ink" strokeWidth="2" />
        <rect x="113" y="104" width="94" height="112" className="fill-accent-wash" />
        <rect x="113" y="104" width="94" height="112" fill="url(#glossary-dots)" />
        <path d="M113 196l34-52 26 34 14-18 20 30v26h-94z" className="fill-accent-ink" />
        <circle cx="182" cy="130" r="12" className="fill-accent" />
        <path d="M115 230h88M115 241h88M115 252h54" className="stroke-edge" strokeWidth="3" />
        <path d="M186 264h17" className="stroke-ink" strokeWidth="4" />
        <g fill="currentColor" stroke="none" className="font-bold font-label">
          {labels.map((text, index) => {
            const { line, x, y, anchor } = places[index % places.length] ?? places[0];
            return (
              <g key={text}>
                <path d={line} stroke="currentColor" strokeWidth="2" />
                <text x={x} y={y} textAnchor={anchor} fontSize="13">
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
