import { Text } from '@mint-row/kit/ui';
import { useRef } from 'react';
import { useParameter } from '../use-parameter.ts';
import { type Borders, largest, least, ratioOf, readBorders, rulesOut, writeBorders } from './centring.ts';
import type { Grading } from './content.ts';
import { MovableCard } from './MovableCard.tsx';
import { StandardTable } from './StandardTable.tsx';

/** A card whose borders move, and the grades that they rule out. Without JavaScript it shows the example. */
export function BorderTool({ words }: { words: Grading['tool'] }) {
  const [kept, keep] = useParameter('borders');
  const borders = readBorders(kept) ?? words.example;
  const sliders = useRef<HTMLDivElement>(null);
  const example = writeBorders(words.example);
  const move = (to: Borders) => keep(writeBorders(to) === example ? '' : writeBorders(to));
  const ruledOut = words.standards.filter((standard) => rulesOut(standard, borders));

  return (
    <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
      <MovableCard title={words.title} borders={borders} onMove={move} />
      <div>
        <div ref={sliders} className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          <Slider label={words.across} share={borders.across} onShare={(across) => move({ ...borders, across })} />
          <Slider label={words.down} share={borders.down} onShare={(down) => move({ ...borders, down })} />
        </div>
        {kept !== '' && (
          <button
            type="button"
            className="quiet-link"
            onClick={() => {
              keep('');
              sliders.current?.querySelector('input')?.focus();
            }}
          >
            {words.reset}
          </button>
        )}
        <StandardTable words={words} ruledOut={ruledOut} />
        <p role="status" className="sr-only">
          {ruledOut.length} {words.count}
        </p>
        <p className="mt-5 max-w-measure text-muted text-sm">
          <Text>{words.note}</Text>
        </p>
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  share: number;
  onShare: (share: number) => void;
}

function Slider({ label, share, onShare }: SliderProps) {
  return (
    <label className="block">
      <span className="flex items-baseline justify-between gap-4">
        {label} <b className="type-title">{ratioOf(share)}</b>
      </span>
      <input
        type="range"
        min={least}
        max={largest}
        value={share}
        aria-valuetext={ratioOf(share)}
        autoComplete="off"
        className="block h-11 w-full accent-accent-ink script-only"
        onChange={({ target }) => onShare(target.valueAsNumber)}
      />
    </label>
  );
}
