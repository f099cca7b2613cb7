import type { Group } from './groups.ts';

/** The shapes of the marks, around their centre: shape as well as colour identifies a group. */
export function MarkShapes() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <circle id="mark-1" r="5" />
      <path id="mark-2" d="M0-6.5 6.5 0 0 6.5-6.5 0Z" />
      <path id="mark-3" d="M0-6 6 5H-6Z" />
      <path id="mark-4" d="M-5-5H5V5H-5Z" />
      <path id="mark-5" d="M0 6 6-5H-6Z" />
      <path id="mark-6" d="M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z" />
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
