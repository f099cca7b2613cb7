import type { RankingPlot as Plot, PlotLabel } from '@mint-row/shared/charts';
import type { Group } from './groups.ts';
import './plot.css';

interface RankingPlotProps {
  plot: Plot;
  groups: readonly Group[];
  /** What a screen reader reads instead of the drawing. */
  label: string;
}

/** A plot in percent of its box, so that it fits any shape while its text keeps its size. */
export function RankingPlot({ plot, groups, label }: RankingPlotProps) {
  return (
    <svg role="img" aria-label={label} className="plot">
      {plot.y.map(({ at, text }) => (
        <g key={text}>
          <line x2="100%" y1={`${at}%`} y2={`${at}%`} />
          <text y={`${at}%`} dx="-8" dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {plot.x.map(({ at, text }) => (
        <text key={text} x={`${at}%`} y="100%" dy="1.6em" textAnchor="middle">
          {text}
        </text>
      ))}
      {groups.map(({ slug, accent, number }) => (
        <g key={slug} className="mark" data-accent={accent}>
          {plot.marks[slug]?.map(([x, y]) => (
            <use key={`${x},${y}`} href={`#mark-${number}`} x={`${x}%`} y={`${y}%`} />
          ))}
        </g>
      ))}
      {plot.labels.map((label) => (
        <Label key={label.name} {...label} />
      ))}
    </svg>
  );
}

function Label({ x, y, name, value, side, anchor }: PlotLabel) {
  const beside = side === 'beside';
  const dx = beside ? (anchor === 'end' ? -11 : 11) : undefined;
  return (
    <text className="plot-name" y={`${y}%`} textAnchor={anchor}>
      <tspan x={`${x}%`} dx={dx} dy={beside ? '-0.2em' : '-1.95em'}>
        {name}
      </tspan>
      <tspan x={`${x}%`} dx={dx} dy="1.15em">
        {value}
      </tspan>
    </text>
  );
}
