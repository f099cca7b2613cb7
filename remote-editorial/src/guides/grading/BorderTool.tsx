import { Text } from '@mint-row/kit/ui';
import { Paragraphs, ToolRange, ToolResult, type ToolState } from '@mint-row/kit/ui/guide';
import { type ReactNode, useRef } from 'react';
import { useParameter } from '../use-parameter.ts';
import { type Borders, largest, least, ratioOf, readBorders, rulesOut, writeBorders } from './centring.ts';
import type { Grading } from './content.ts';
import { MovableCard } from './MovableCard.tsx';
import { StandardTable } from './StandardTable.tsx';

interface BorderToolProps {
  words: Grading['tool'];
  heading: ReactNode;
}

/** A card whose borders move, and the grades that they rule out. Without JavaScript it shows the example. */
export function BorderTool({ words, heading }: BorderToolProps) {
  const [kept, keep] = useParameter('borders');
  const borders = readBorders(kept) ?? words.example;
  const sliders = useRef<HTMLDivElement>(null);
  const example = writeBorders(words.example);
  const move = (to: Borders) => keep(writeBorders(to) === example ? '' : writeBorders(to));
  const ruledOut = words.standards.filter((standard) => rulesOut(standard, borders));

  return (
    <div className="tool border-tool" data-example={kept === '' || undefined}>
      {heading}
      <div className="border-intro">
        <Paragraphs of={words.intro} />
        <p className="mt-5 max-w-measure print:hidden">{words.instruction}</p>
      </div>
      <MovableCard title={words.title} borders={borders} onMove={move} />
      <div className="tool-answer">
        <div ref={sliders} className="border-sliders">
          <Slider label={words.across} share={borders.across} onShare={(across) => move({ ...borders, across })} />
          <Slider label={words.down} share={borders.down} onShare={(down) => move({ ...borders, down })} />
        </div>
        <ToolResult
          state={stateOf(ruledOut.length, words.standards.length)}
          title={`${ruledOut.length} ${words.count}`}
        />
        <button
          type="button"
          className="quiet-link border-reset script-only"
          disabled={kept === ''}
          onClick={() => {
            keep('');
            sliders.current?.querySelector('input')?.focus();
          }}
        >
          {words.reset}
        </button>
        <div className="border-table">
          <StandardTable words={words} ruledOut={ruledOut} />
          <p className="mt-5 max-w-measure text-muted text-sm">
            <Text>{words.note}</Text>
          </p>
        </div>
      </div>
    </div>
  );
}

function stateOf(out: number, all: number): ToolState {
  if (out === 0) return 'good';
  return out === all ? 'bad' : 'unsure';
}

interface SliderProps {
  label: string;
  share: number;
  onShare: (share: number) => void;
}

function Slider({ label, share, onShare }: SliderProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: ToolRange is an input.
    <label className="block">
      <span className="flex items-baseline justify-between gap-4">
        <span className="type-label">{label}</span> <b className="type-title">{ratioOf(share)}</b>
      </span>
      <ToolRange
        min={least}
        max={largest}
        value={share}
        aria-valuetext={ratioOf(share)}
        onChange={({ target }) => onShare(target.valueAsNumber)}
      />
    </label>
  );
}
