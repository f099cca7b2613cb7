import type { Group } from './groups.ts';
import './mark.css';
import type { RankingPlotData } from './page-data.ts';

/**
 * The shapes of the marks, around their centre: shape as well as colour identifies a group. And the scale on which an entry
 * has its mark, in percent of the drawing that uses it.
 */
export function MarkShapes({ ticks }: Pick<RankingPlotData, 'ticks'>) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <circle id="mark-1" r="5" />
      <path id="mark-2" d="M0-6.5 6.5 0 0 6.5-6.5 0Z" />
      <path id="mark-3" d="M0-6 6 5H-6Z" />
      <path id="mark-4" d="M-5-5H5V5H-5Z" />
      <path id="mark-5" d="M0 6 6-5H-6Z" />
      <path id="mark-6" d="M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z" />
      <g id="scale">
        <line x2="100%" y1="50%" y2="50%" />
        {ticks.map(({ at, text }) => (
          <line key={text} x1={`${at}%`} x2={`${at}%`} y2="100%" />
        ))}
      </g>
    </svg>
  );
}

interface MarkProps {
  group: Pick<Group, 'number' | 'accent'>;
  /** False for an estimate: then it is hollow. */
  solid?: boolean;
}

/** A group's mark beside its name. */
export function Mark({ group: { number, accent }, solid = true }: MarkProps) {
  return (
    <svg aria-hidden="true" viewBox="-8 -8 16 16" className={solid ? 'mark' : 'mark hollow'} data-accent={accent}>
      <use href={`#mark-${number}`} />
    </svg>
  );
}
