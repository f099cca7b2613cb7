import { Text } from '@mint-row/kit/ui';
import { Paragraphs, ToolRange, ToolResult, ToolSign, type ToolState } from '@mint-row/kit/ui/guide';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useParameter } from '../use-parameter.ts';
import {
  type Borders,
  maxShare,
  minShare,
  ratioOf,
  readBorders,
  rulesOut,
  type Standard,
  withinCard,
  writeBorders,
} from './centring.ts';
import type { Grading } from './content.ts';

interface BorderToolProps {
  words: Grading['tool'];
  /** The address of the drawing on the card. */
  picture: string;
  heading: ReactNode;
}

/** A card whose borders move, and the grades that they rule out. Without JavaScript it shows the example. */
export function BorderTool({ words, picture, heading }: BorderToolProps) {
  const [kept, keep] = useParameter('borders');
  const borders = readBorders(kept) ?? words.example;
  const sliders = useRef<HTMLDivElement>(null);
  const example = writeBorders(words.example);
  const move = (to: Borders) => keep(writeBorders(to) === example ? '' : writeBorders(to));
  const ruledOut = words.standards.filter((standard) => rulesOut(standard, borders));

  return (
    <div className="tool border-tool" data-example={kept === '' || undefined}>
      {heading}
      <MovableCard title={words.title} picture={picture} borders={borders} onMove={move} />
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
      </div>
      <div className="border-intro">
        <Paragraphs of={words.intro} />
        <p className="mt-5 max-w-measure print:hidden">{words.instruction}</p>
      </div>
      <div className="border-table">
        <StandardTable words={words} ruledOut={ruledOut} />
        <p className="mt-5 max-w-measure text-muted text-sm">
          <Text>{words.note}</Text>
        </p>
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
        min={minShare}
        max={maxShare}
        value={share}
        aria-valuetext={ratioOf(share)}
        onChange={({ target }) => onShare(target.valueAsNumber)}
      />
    </label>
  );
}

/** The card of the drawing, and the sum of its two opposite borders: all in units of the drawing. */
const card = { x: 2, y: 14, width: 190, height: 266 };
const bordersWidth = 48;
const drawing = { width: 248, height: 316 };

interface MovableCardProps {
  title: string;
  /** The address of the drawing on the card. */
  picture: string;
  borders: Borders;
  onMove: (borders: Borders) => void;
}

/** A drawn card whose picture follows the pointer. Its place is also that of the two sliders beside it. */
function MovableCard({ title, picture, borders, onMove }: MovableCardProps) {
  const grip = useRef<{ x: number; y: number; borders: Borders } | null>(null);
  const left = card.x + (bordersWidth * borders.across) / 100;
  const top = card.y + (bordersWidth * borders.down) / 100;
  const [right, bottom] = [left + card.width - bordersWidth, top + card.height - bordersWidth];

  const take = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, borders };
  };
  const move = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    if (!grip.current) return;
    const { x, y, borders: from } = grip.current;
    const percent = (distance: number) =>
      (distance / currentTarget.getBoundingClientRect().width) * (drawing.width / bordersWidth) * 100;
    onMove(withinCard({ across: from.across + percent(clientX - x), down: from.down + percent(clientY - y) }));
  };
  const letGo = () => {
    grip.current = null;
  };

  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={`${title}: ${ratioOf(borders.across)} and ${ratioOf(borders.down)}`}
      className="tool-drawing movable-card"
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <rect {...card} rx="8" fill="#fbf8f1" className="stroke-ink" strokeWidth="2.5" />
      <image
        href={picture}
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        preserveAspectRatio="xMidYMid slice"
      />
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d={`M${card.x} 290v12M${left} 290v12M${right} 290v12M${card.x + card.width} 290v12`} />
        <path d={`M${card.x} 296H${left}M${right} 296H${card.x + card.width}`} strokeWidth="4" />
        <path d={`M202 ${card.y}h12M202 ${top}h12M202 ${bottom}h12M202 ${card.y + card.height}h12`} />
        <path d={`M208 ${card.y}V${top}M208 ${bottom}V${card.y + card.height}`} strokeWidth="4" />
      </g>
      <g fill="currentColor" fontSize="14" className="font-label">
        <text x={left + 6} y="301">
          {borders.across}
        </text>
        <text x={right - 6} y="301" textAnchor="end">
          {100 - borders.across}
        </text>
        <text x="220" y={card.y + 20}>
          {borders.down}
        </text>
        <text x="220" y={card.y + card.height - 10}>
          {100 - borders.down}
        </text>
      </g>
    </svg>
  );
}

interface StandardTableProps {
  words: Grading['tool'];
  ruledOut: readonly Standard[];
}

/** Lists the top grades: the borders that each demands, and whether those of the card rule it out. */
function StandardTable({ words: { columns, standards, open, out }, ruledOut }: StandardTableProps) {
  return (
    <table className="standards">
      <thead>
        <tr className="type-label">
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standards.map((standard) => {
          const isOut = ruledOut.includes(standard);
          return (
            <tr key={standard.grade}>
              <th scope="row" className="font-label">
                {standard.grade}
              </th>
              <td>{standard.asks}</td>
              <td>
                <span className={isOut ? 'text-muted' : 'font-label'}>
                  <ToolSign state={isOut ? 'bad' : 'good'} /> <span>{isOut ? out : open}</span>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
