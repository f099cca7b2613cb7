import type { Franchise } from '@mint-row/shared/content';

/** The shapes of the plots, around their centre: a franchise is told by shape as well as by colour. */
export function MarkShapes() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <circle id="mark-pokemon" r="5" />
      <path id="mark-marvel" d="M0-6.5 6.5 0 0 6.5-6.5 0Z" />
      <path id="mark-starwars" d="M0-6 6 5H-6Z" />
    </svg>
  );
}

/** A franchise's mark beside its name. */
export function Mark({ franchise }: { franchise: Franchise }) {
  return (
    <svg aria-hidden="true" viewBox="-8 -8 16 16" className="mark" data-franchise={franchise}>
      <use href={`#mark-${franchise}`} />
    </svg>
  );
}
