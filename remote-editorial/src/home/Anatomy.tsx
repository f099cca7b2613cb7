import type { Home } from '@mint-row/kit/content';
import { type Drawings, drawingOf } from '@mint-row/kit/contract';
import { SectionHeading, Text } from '@mint-row/kit/ui';
import './anatomy.css';

/**
 * The four checks on one card: each choice changes the card. The styles do that, so it works before any code runs;
 * on paper all choices are listed beside the card.
 */
export function Anatomy({
  checks,
  section,
  drawings,
}: {
  checks: Home['checks'];
  section: string;
  drawings: Drawings;
}) {
  return (
    <div className="anatomy">
      <SectionHeading
        section={section}
        heading={checks.heading}
        instruction={checks.instruction}
        intro={checks.intro}
      />
      <AnatomyCard drawings={drawings} />
      <div className="anatomy-checks">
        {checks.items.map(({ name, states }) => (
          <fieldset key={name}>
            <legend className="type-title">{name}</legend>
            {states.map(({ state, title, text, chosen }) => (
              <label key={state}>
                <input type="radio" name={`check-${name}`} value={state} defaultChecked={chosen} />
                <span>
                  <b>{title}</b> <Text>{text}</Text>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}

/** The drawings of wear: each lies over the card while its choice is made. */
const wear = ['corners', 'chips', 'marks'];

/** The card, to scale: its borders are 24 wide while they are equal. */
function CardParts({ drawings }: { drawings: Drawings }) {
  return (
    <>
      <rect width="300" height="420" className="anatomy-stock anatomy-paper" />
      <rect width="300" height="420" className="anatomy-stock" fill="#1d4a94" />
      <g className="anatomy-picture">
        <image href={drawingOf(drawings, 'peak')} x="24" y="24" width="252" height="372" />
        <path d="M24 24h252v372H24z" fill="none" stroke="#fbf8f1" strokeWidth="2" />
      </g>
      {wear.map((kind) => (
        <image
          key={kind}
          href={drawingOf(drawings, `peak-${kind}`)}
          width="300"
          height="420"
          className={`anatomy-${kind}`}
        />
      ))}
    </>
  );
}

/** Each lens shows the card four times as large, around a point of it. */
const lenses = [
  { id: 'corner', card: [292, 8], place: [394, 67], line: 'M306 16l25 20' },
  { id: 'edge', card: [292, 196], place: [394, 222], line: 'M308 199l21 4' },
] as const;

/** A card whose corners, edges, surface and centring follow the choices beside it, with a lens on corner and edge. */
function AnatomyCard({ drawings }: { drawings: Drawings }) {
  return (
    <svg aria-hidden="true" viewBox="-1 -10 462 464" preserveAspectRatio="xMinYMin" className="anatomy-card">
      <g className="anatomy-whole">
        <CardParts drawings={drawings} />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M24 428v22M276 428v22" className="anatomy-picture" />
        <path d="M0 428v22M300 428v22M0 439h300" />
        {lenses.map(({ id, card: [x, y], place, line }) => (
          <g key={id}>
            <circle cx={x} cy={y} r="16.5" />
            <path d={line} />
            <g transform={`translate(${place})`} strokeWidth="3">
              <clipPath id={`lens-${id}`}>
                <circle r="66" />
              </clipPath>
              <circle r="66" className="anatomy-ground" />
              <g clipPath={`url(#lens-${id})`} stroke="none">
                <g transform={`scale(4) translate(${-x} ${-y})`}>
                  <CardParts drawings={drawings} />
                </g>
              </g>
              <circle r="66" />
            </g>
          </g>
        ))}
      </g>
    </svg>
  );
}
