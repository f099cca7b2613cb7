import { Text, unbroken, useAddress } from '@mint-row/kit/ui';
import { ToolResult } from '@mint-row/kit/ui/guide';
import { useEffect, useRef } from 'react';
import { RadioRow } from '../RadioRow.tsx';
import type { MakersGuide } from './content.ts';
import { type Choice, choiceIn, laneY, marksOf, resultOf, sheet, yearX } from './find-sets.ts';
import type { MakerSet } from './sets.ts';

const all = { value: 'all', label: 'All' };

/**
 * Two rows of radio buttons, for the maker and for the year, beside the drawing and the list that they filter in CSS
 * alone (sets.css); this code keeps the choice in the address and says how many sets fit.
 */
export function SetFinder({ guide }: { guide: MakersGuide }) {
  const [address, change] = useAddress();
  const wanted = choiceIn(address, guide);
  const controls = useRef<HTMLFormElement>(null);
  const first = useRef(true);

  const choose = () => change({ maker: '', year: '', ...chosenIn(controls.current) }, 'replace');

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the choice from outside.
  useEffect(() => {
    const isEarly = first.current && Object.keys(chosenIn(controls.current)).length > 0;
    first.current = false;
    // Chosen before this code ran.
    if (isEarly) return choose();
    for (const radio of radiosIn(controls.current)) {
      radio.checked = radio.value === (wanted[radio.name as keyof Choice] ?? all.value);
    }
  }, [wanted.maker, wanted.year]);

  const makers = guide.makers.map(({ slug, name }) => ({ value: slug, label: name }));
  const years = guide.years.map((year) => ({ value: String(year), label: String(year) }));
  const { state, title, text } = resultOf(wanted, guide);
  return (
    <div className="tool tool-wide set-finder">
      <div>
        <form
          ref={controls}
          autoComplete="off"
          className="space-y-5 print:hidden"
          onChange={choose}
          onSubmit={(event) => event.preventDefault()}
        >
          <RadioRow legend="Maker" name="maker" choices={[all, ...makers]} />
          <RadioRow legend="Year" name="year" choices={[all, ...years]} className="year-choices" />
        </form>
        <ToolResult state={state} title={title} className="script-only mt-6">
          {text && <p>{text}</p>}
        </ToolResult>
        <SetTimeline guide={guide} />
      </div>
      {state === 'unsure' ? (
        <p className="type-title self-start text-muted">{guide.find.none}</p>
      ) : (
        <SetList guide={guide} />
      )}
    </div>
  );
}

function radiosIn(controls: HTMLElement | null): HTMLInputElement[] {
  return [...(controls?.querySelectorAll('input') ?? [])];
}

function chosenIn(controls: HTMLElement | null): Choice {
  const chosen = radiosIn(controls).filter(({ checked, value }) => checked && value !== all.value);
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
}

/** The sets as the rows of a catalogue, by year. */
function SetList({ guide: { makers, sets } }: { guide: Pick<MakersGuide, 'makers' | 'sets'> }) {
  const nameOf = (slug: string) => makers.find((maker) => maker.slug === slug)?.name;
  return (
    <ol className="ruled">
      {sets.map((set) => (
        <Row key={`${set.year} ${set.name}`} set={set} maker={set.makers.map(nameOf).join(' or ')} />
      ))}
    </ol>
  );
}

interface RowProps {
  set: MakerSet;
  maker: string;
}

function Row({ set: { name, year, makers, size, text }, maker }: RowProps) {
  return (
    <li className="set-row" data-makers={makers.join(' ')} data-year={year}>
      <p className="set-year type-title text-accent-mark">{year}</p>
      <div>
        <h3 className="type-title">{name}</h3>
        <p className="type-label mt-2 flex flex-wrap gap-x-4 text-muted">
          <span>{unbroken(maker)}</span> <span className="max-w-measure">{unbroken(size)}</span>
        </p>
        <p className="mt-3 max-w-measure">
          <Text>{text}</Text>
        </p>
      </div>
    </li>
  );
}

const title = 'set-timeline-title';

/** The sets as small cards on the bars of their makers, from year to year. */
function SetTimeline({ guide }: { guide: Pick<MakersGuide, 'makers' | 'years' | 'sets'> }) {
  const { makers, years } = guide;
  const first = years[0] ?? 0;
  const middleOf = (year: number) => yearX(year, first) + sheet.year / 2;
  const marks = marksOf(guide);
  const below = (lane: number) => laneY(lane) + sheet.bar;
  return (
    <svg
      role="img"
      aria-labelledby={title}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className="set-timeline"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <title id={title}>
        {`Timeline from ${first} to ${years.at(-1)}: ${makers.map(({ name, years: [from, to] }) => `${name} from ${from} to ${to}`).join(', ')}. Each set is a small card in its year.`}
      </title>
      {years.map((year) => (
        <g key={year}>
          <text x={middleOf(year)} y="15" textAnchor="middle" className="set-maker">
            {year}
          </text>
          <path d={`M${middleOf(year)} 20V${sheet.height}`} className="text-hairline" strokeDasharray="2 4" />
        </g>
      ))}
      {/* Impel becomes SkyBox; SkyBox and Fleer become one. */}
      <path
        d={`M${middleOf(1992)} ${below(0)}V${laneY(1)}M${yearX(1996, first)} ${laneY(1) + 22}h10V${laneY(3)}M${middleOf(1995)} ${below(2)}V${laneY(3)}`}
        fill="none"
        strokeWidth="3"
      />
      {makers.map(({ slug, name, years: [from, to] }, lane) => {
        const [left, right] = [yearX(from, first), yearX(to + 1, first)];
        const after = lane === 0;
        return (
          <g key={slug}>
            <rect
              x={left + 1}
              y={laneY(lane)}
              width={right - left - 2}
              height={sheet.bar}
              className="fill-card"
              rx="2"
            />
            <text
              x={after ? right + 8 : left - 8}
              y={laneY(lane) + sheet.bar / 2 + 6}
              textAnchor={after ? 'start' : 'end'}
              className="set-maker"
            >
              {name}
            </text>
          </g>
        );
      })}
      <path d={marks.map(outlineOf).join('')} fill="none" />
      {marks.map(({ set, ...place }) => (
        <g
          key={`${set.year} ${set.name}`}
          className="fill-accent"
          transform={`translate(${place.x} ${place.y})`}
          data-makers={set.makers.join(' ')}
          data-year={set.year}
        >
          <path d={outlineOf({ x: 0, y: 0 })} />
          <path d="M2.5 2.5h8v8h-8z" className="fill-accent-shade" strokeWidth="0" />
        </g>
      ))}
    </svg>
  );
}

/** The outline of a small card. */
function outlineOf({ x, y }: { x: number; y: number }): string {
  const [width, height] = sheet.card;
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}
