import { ToolRange } from '@mint-row/kit/ui/guide';
import { useState } from 'react';
import { DrawnCard } from '../drawn-card/DrawnCard.tsx';
import type { whichBaseSet } from './content.ts';
import { years } from './signs.ts';

/**
 * One card in two printings: a slider moves the line between them, which is left out where there are words. Without
 * JavaScript it stays where it begins: the copyright line of the early printing is whole.
 */
export function PrintingSlider({ scene, words }: { scene: string; words: (typeof whichBaseSet)['slider'] }) {
  const [share, setShare] = useState(68);
  const x = share * 3;
  return (
    <figure className="base-set-slider">
      <div aria-hidden="true" className="flex justify-between gap-4 type-label">
        <span>{words.left}</span>
        <span>{words.right}</span>
      </div>
      <ToolRange
        min="0"
        max="100"
        step="4"
        value={share}
        aria-label={words.control}
        aria-valuetext={`${share} %`}
        onChange={({ target }) => setShare(Number(target.value))}
      />
      <svg role="img" aria-label={words.caption} viewBox="0 0 300 420" className="base-set-drawing">
        <clipPath id="printing-left">
          <rect width={x} height="420" />
        </clipPath>
        <DrawnCard scene={scene} shadow years={years.unlimited} />
        <g clipPath="url(#printing-left)">
          <DrawnCard scene={scene} stamp years={years.early} />
        </g>
        {x > 0 && x < 300 && <path d={`M${x} 3v18M${x} 54v291M${x} 402v15`} stroke="#1b1916" strokeWidth="2.5" />}
      </svg>
      <figcaption className="mt-2 max-w-measure text-muted text-sm">{words.caption}</figcaption>
    </figure>
  );
}
