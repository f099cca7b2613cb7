import { ToolRange } from '@mint-row/kit/ui/guide';
import { useState } from 'react';
import { DrawnCard } from '../drawn-card/DrawnCard.tsx';
import type { whichBaseSet } from './content.ts';
import { years } from './signs.ts';

/**
 * One card in two printings: a slider moves the line between them. Without JavaScript the line stays where it begins:
 * where it crosses no words, and the copyright line of the early printing is whole.
 */
export function PrintingSlider({ words }: { words: (typeof whichBaseSet)['slider'] }) {
  const [share, setShare] = useState(70);
  const x = share * 3;
  return (
    <figure className="base-set-slider">
      <div aria-hidden="true" className="flex justify-between gap-4 type-label">
        <span>{words.left}</span>
        <span>{words.right}</span>
      </div>
      <svg role="img" aria-label={words.caption} viewBox="0 0 300 420" className="base-set-drawing mt-2">
        <clipPath id="printing-left">
          <rect width={x} height="420" />
        </clipPath>
        <DrawnCard shadow years={years.unlimited} />
        <g clipPath="url(#printing-left)">
          <DrawnCard stamp years={years.early} />
        </g>
        {x > 0 && x < 300 && <path d={`M${x} 3v414`} stroke="#1b1916" strokeWidth="2.5" strokeDasharray="6 4" />}
      </svg>
      <ToolRange
        min="0"
        max="100"
        step="5"
        value={share}
        aria-label={words.control}
        aria-valuetext={`${share} %`}
        onChange={({ target }) => setShare(Number(target.value))}
      />
      <figcaption className="mt-2 max-w-measure text-muted text-sm">{words.caption}</figcaption>
    </figure>
  );
}
