import { ToolRange } from '@mint-row/kit/ui/guide';
import { useState } from 'react';
import type { StoreGuide } from './content.ts';
import { peak } from './StepDrawing.tsx';

/** How far the slider goes; at the end, all is in its place. */
const inPlace = 10;

/**
 * A card, a sleeve and a hard case, one above the other, which a slider pushes together. Without JavaScript they stay
 * apart, and there is no slider.
 */
export function StoreFigure({ words }: { words: StoreGuide['store']['figure'] }) {
  const [pushed, push] = useState(0);
  const state = pushed === 0 ? 0 : pushed < inPlace ? 1 : 2;
  // A document has no style attribute: apart is what the stylesheet says.
  const style = pushed === 0 ? undefined : ({ '--apart': 1 - pushed / inPlace } as React.CSSProperties);
  const labels = words.parts.map((part, index) => (
    <g key={part} className={`protected-${index}`}>
      <path d={`M${[128, 140, 164][index]} ${[34, 88, 190][index]}H196`} className="drawing-line" />
      <circle cx={[128, 140, 164][index]} cy={[34, 88, 190][index]} r="3.5" />
      <text x="204" y={[40, 94, 196][index]}>
        {part}
      </text>
    </g>
  ));
  return (
    <>
      <svg
        role="img"
        aria-label={words.pictures[state]}
        viewBox="0 0 340 396"
        className="guide-drawing protected"
        style={style}
      >
        <g transform="translate(0 170)">
          <g transform="matrix(1 -.12 0 1 0 22)">
            <path d="M22 12h150v202H22z" fill="#0003" stroke="none" />
            {/* The hard case from behind, and its thickness. */}
            <path d="M166 0l6-6v202l-6 8z" className="drawing-rim" />
            <path d="M16 0h150v204H16z" className="drawing-glass" />
            <g className="protected-1">
              <path d="M28 8h124v182H28z" className="drawing-glass" />
            </g>
            <g className="protected-0">
              <path d="M38 14h106v168H38z" className="drawing-card" />
              <g transform="translate(47 24) scale(1.913)" strokeWidth="1.2">
                {peak}
              </g>
              <path d="M48 108h76M48 124h56M48 140h66M48 156h40" className="drawing-line" />
            </g>
            <g className="protected-1">
              <path d="M28 14v176h124V14" className="drawing-pane" />
              <path d="M32 150L116 14h22L32 182z" className="drawing-light" />
            </g>
            <g>
              <path d="M16 8v196h150V8q-75 22-150 0z" className="drawing-pane" />
              <path d="M21 12v187h140V12" className="drawing-edge" />
              <path d="M116 199L161 126v46l-16 27zM92 199L161 88v18l-58 93z" className="drawing-light" />
            </g>
          </g>
          {labels}
        </g>
      </svg>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: ToolRange is an input. */}
      <label className="protected-slider script-only">
        <span className="type-label">{words.push}</span>
        <ToolRange
          min={0}
          max={inPlace}
          value={pushed}
          aria-valuetext={words.states[state]}
          onChange={({ target }) => push(target.valueAsNumber)}
        />
      </label>
    </>
  );
}
