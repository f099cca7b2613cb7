import type { MakersGuide } from './content.ts';
import { laneY, marksOf, sheet, yearX } from './timeline.ts';

const title = 'set-timeline-title';

/** The sets as small cards on the bars of their makers, from year to year. */
export function SetTimeline({ guide }: { guide: Pick<MakersGuide, 'makers' | 'years' | 'sets'> }) {
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
          data-makers={set.makers.join(' ')}
          data-year={set.year}
        >
          <path d={outlineOf(place)} />
          <path d={`M${place.x + 2.5} ${place.y + 2.5}h8v8h-8z`} className="fill-accent-shade" strokeWidth="0" />
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
